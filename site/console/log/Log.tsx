import { useMemo, useState } from 'preact/hooks'
import { call, type Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazy } from '../../ui/lazy.tsx'
import { useChoice } from '../../ui/router.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { momentOfLocal } from '../frame/localTime.ts'
import { useEvent } from '../frame/useEvent.ts'
import { LogPage, useLogFilter } from './LogPage.tsx'
import { namesOf, type Reading } from './sentences.ts'
import { TakeBack } from './TakeBack.tsx'
import { useLines } from './useLines.ts'
import { pageSize, useOlder } from './useOlder.ts'

type Words = ScreenWords<'log'>

const PastSheet = lazy(() => import('./PastSheet.tsx').then(one => one.PastSheet))

/** Everything that happened in the event, by whom and when; what was done can be taken back from here. */
export function Log({ words }: { readonly words: Words }) {
  const { eventId, roundId, setup } = useEvent()
  const [moment, setMoment] = useChoice<string>('asOf', '')
  const until = moment === '' ? undefined : endOfMinute(momentOfLocal(moment, setup.timeZone))
  const [isLooking, setLooking] = useState(false)
  const filter = useLogFilter()
  const params = { eventId }
  const query = { most: pageSize, named: true, ...filter.filter, ...(until !== undefined && { until }) }
  const newest = useQuery('listEventLog', { params, query })
  const read = useOlder(JSON.stringify([params, query]), newest.data, before =>
    call('listEventLog', { params, query: { ...query, before } }),
  )
  const taking = useTaking()
  const reading = useReading(read.shown, words)
  const told = useLines(read.shown, reading)
  return (
    <LogPage
      {...{ words, answer: newest, chosen: filter, read, told, timeZone: setup.timeZone, taking }}
      bar={
        <LogBar
          {...{ moment, taking, words }}
          onMoment={setMoment}
          {...(until !== undefined && { onLook: () => setLooking(true) })}
        />
      }
    >
      {isLooking && until !== undefined && (
        <PastSheet roundId={roundId} asOf={until} words={words} onClose={() => setLooking(false)} />
      )}
      {taking.isTaking && (
        <TakeBack
          eventId={eventId}
          steps={[...taking.chosen]}
          lines={told.lines.map(({ line }) => line)}
          whoDid={told.whoDid}
          reading={reading}
          onMore={taking.chooseMore}
          onClose={taking.end}
        />
      )}
    </LogPage>
  )
}

/** What the sentences of the log are made with. */
function useReading(shown: Pick<Reply<'listEventLog'>, 'names'> | undefined, words: Words): Reading {
  const { setup } = useEvent()
  return useMemo(
    () => ({
      names: namesOf(shown?.names),
      words,
      teamBoards: new Set(setup.leaderboards.filter(one => one.team).map(one => one.leaderboardId)),
      timeZone: setup.timeZone,
    }),
    [shown, setup, words],
  )
}

/** Which steps are chosen, to be taken back together. */
function useTaking() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isTaking, setTaking] = useState(false)
  return {
    chosen,
    isTaking,
    choose(step: string, on: boolean): void {
      const next = new Set(chosen)
      if (on) next.add(step)
      else next.delete(step)
      setChosen(next)
    },
    chooseMore: (steps: readonly string[]) => setChosen(new Set([...chosen, ...steps])),
    chooseNone: () => setChosen(new Set()),
    takeChosen: () => setTaking(true),
    takeBack(step: string): void {
      setChosen(new Set([step]))
      setTaking(true)
    },
    end(done: boolean): void {
      setTaking(false)
      if (done) setChosen(new Set())
    },
  }
}

type LogBarProps = {
  /** As of when the log is read; empty for now. */
  readonly moment: string
  readonly taking: ReturnType<typeof useTaking>
  readonly words: Words
  readonly onMoment: (moment: string) => void
  /** Opens the tee sheet of that moment. */
  readonly onLook?: () => void
}

function LogBar({ moment, taking, words, onMoment, onLook }: LogBarProps) {
  const many = taking.chosen.size
  return (
    <>
      <label class="bar">
        {words.asOf}
        <input
          type="datetime-local"
          class="input select"
          value={moment}
          onChange={event => onMoment(event.currentTarget.value)}
        />
      </label>
      {onLook && (
        <button type="button" class="button tight" onClick={onLook}>
          {words.sheetThen}
        </button>
      )}
      {many > 0 && (
        <span class="end">
          <span class="sum">{words.chosen({ count: many })}</span>
          <button type="button" class="button tight plain" onClick={taking.chooseNone}>
            {words.chooseNone}
          </button>
          <button type="button" class="button tight" onClick={taking.takeChosen}>
            <Icon name="undo" />
            {words.takeBackMany({ count: many })}
          </button>
        </span>
      )}
    </>
  )
}

/** A minute is over with its last millisecond: what happened in it belongs to it. */
function endOfMinute(moment: string): string {
  return moment.replace(':00.000', ':59.999')
}
