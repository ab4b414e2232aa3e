import { useMemo, useState } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazy } from '../../ui/lazy.tsx'
import { useChoice } from '../../ui/router.tsx'
import { momentOfLocal } from '../frame/localTime.ts'
import { useEvent } from '../frame/useEvent.ts'
import type { en } from './en.ts'
import { LogPage, useLogFilter } from './LogPage.tsx'
import { namesOf, type Reading } from './sentences.ts'
import { TakeBack } from './TakeBack.tsx'
import { useLines } from './useLines.ts'
import { pageSize, useOlder } from './useOlder.ts'

export type Words = typeof en

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
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isTaking, setTaking] = useState(false)
  const reading: Reading = useMemo(
    () => ({
      names: namesOf(read.shown?.names),
      words,
      teamBoards: new Set(setup.leaderboards.filter(one => one.team).map(one => one.leaderboardId)),
      timeZone: setup.timeZone,
    }),
    [read.shown, setup, words],
  )
  const told = useLines(read.shown, reading)
  const choose = (step: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(step)
    else next.delete(step)
    setChosen(next)
  }
  const takeBack = (step: string) => {
    setChosen(new Set([step]))
    setTaking(true)
  }
  return (
    <LogPage
      words={words}
      answer={newest}
      chosen={filter}
      read={read}
      told={told}
      timeZone={setup.timeZone}
      taking={{ chosen, choose, takeBack }}
      bar={
        <>
          <label class="bar">
            {words.asOf}
            <input
              type="datetime-local"
              class="input select"
              value={moment}
              onChange={event => setMoment(event.currentTarget.value)}
            />
          </label>
          {until !== undefined && (
            <button type="button" class="button tight" onClick={() => setLooking(true)}>
              {words.sheetThen}
            </button>
          )}
          {chosen.size > 0 && (
            <span class="end">
              <span class="sum">{words.chosen(chosen.size)}</span>
              <button type="button" class="button tight plain" onClick={() => setChosen(new Set())}>
                {words.chooseNone}
              </button>
              <button type="button" class="button tight" onClick={() => setTaking(true)}>
                <Icon name="undo" />
                {words.takeBackMany(chosen.size)}
              </button>
            </span>
          )}
        </>
      }
    >
      {isLooking && until !== undefined && (
        <PastSheet roundId={roundId} asOf={until} words={words} onClose={() => setLooking(false)} />
      )}
      {isTaking && (
        <TakeBack
          eventId={eventId}
          steps={[...chosen]}
          lines={told.lines.map(({ line }) => line)}
          whoDid={told.whoDid}
          reading={reading}
          onMore={more => setChosen(new Set([...chosen, ...more]))}
          onClose={done => {
            setTaking(false)
            if (done) setChosen(new Set())
          }}
        />
      )}
    </LogPage>
  )
}

/** A minute is over with its last millisecond: what happened in it belongs to it. */
function endOfMinute(moment: string): string {
  return moment.replace(':00.000', ':59.999')
}
