import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ShotgunHole } from '../../../rules/teeSheets/shotgun.ts'
import { type TeeTime, timeLabel } from '../../../rules/teeSheets/teeTime.ts'
import { call, type InputOf } from '../../ui/call.ts'
import { timeOf } from '../../ui/clock.ts'
import { useQuery } from '../../ui/data.ts'
import { Check, Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Effects, usePreviews } from '../frame/Effects.tsx'
import { useEvent } from '../frame/useEvent.ts'
import type { Entrant } from '../frame/useRoster.ts'
import { crossedOver } from './crossedOver.ts'
import { FieldList } from './FieldList.tsx'
import { FillFields } from './FillFields.tsx'
import { groupsBy, type Plan, propose, type StartKind, togethers } from './propose.ts'
import { minutesOf, type Pairing } from './sheet.ts'
import type { Words } from './TeeSheet.tsx'
import { useField } from './useField.ts'
import { wishesOf } from './wishesOf.ts'

type FillProps = {
  readonly words: Words
  readonly entrants: readonly Entrant[]
  readonly holes: readonly ShotgunHole[]
  readonly pairings: readonly Pairing[]
  readonly onPropose: (proposal: readonly TeeTime[]) => void
  /** What would be asked for a proposal. */
  readonly requestOf: (proposal: readonly TeeTime[]) => InputOf<'arrangeTeeSheet'>
  readonly onApply: (proposal: readonly TeeTime[], reason?: string) => void
  readonly onCancel: () => void
  /** Opens who asked to play with whom. */
  readonly onWishes: () => void
}

/** How the sheet is to be filled; the board shows what comes of it while the choices change. Nothing is written before it is applied. */
export function Fill(props: FillProps) {
  const { words, entrants, holes, pairings, onPropose, requestOf, onApply, onCancel, onWishes } = props
  const { setup, event, round, rounds } = useEvent()
  const boards = setup.leaderboards.filter(one => !one.team)
  const flightBoard = [...boards, ...setup.leaderboards].find(one => one.flights.length > 1)
  const [plan, setPlan] = useState<Plan>(() => {
    // After a round that was played people go out by its scores, each by his own.
    const byScore = boards.length > 0 && (rounds[rounds.indexOf(round) - 1]?.counts.cards ?? 0) > 0
    return {
      ...firstPlan(round, pairings, holes),
      by: byScore ? 'score' : 'handicap',
      together: setup.counts.teams > 0 && !byScore ? 'teams' : 'nobody',
    }
  })
  const [boardId, setBoardId] = useState(String(boards[0]?.leaderboardId ?? ''))
  const board = boards.find(one => String(one.leaderboardId) === boardId)
  const standings = useQuery(
    'getStandings',
    plan.by === 'score' && board
      ? { params: { eventId: board.eventId, leaderboardId: board.leaderboardId } }
      : undefined,
  )
  const wishes = wishesOf(event)
  const { out } = useField(words)
  const [playing, setPlaying] = useState<ReadonlySet<number>>(new Set())
  const [reason, setReason] = useState('')
  const [avoids, setAvoids] = useState(false)
  const [earlier, setEarlier] = useState<readonly (readonly number[])[]>([])
  const before = rounds.slice(0, rounds.indexOf(round))
  useEffect(() => {
    if (!avoids) return setEarlier([])
    void Promise.all(before.map(({ eventId }) => call('getTeeSheet', { params: { eventId } }))).then(sheets =>
      setEarlier(sheets.flatMap(one => one.teePairings.map(({ players }) => players.map(({ playerId }) => playerId)))),
    )
  }, [avoids])
  const players = entrants.filter(one => !out.has(one.playerId) || playing.has(one.playerId))
  const last = before.at(-1)
  const sheetBefore = useQuery('getTeeSheet', last && { params: { eventId: last.eventId } })
  const crossed = useMemo(
    () => crossedOver(sheetBefore.data?.teePairings ?? [], new Set(players.map(one => one.playerId))),
    [sheetBefore.data, JSON.stringify(players.map(one => one.playerId))],
  )
  const proposal = useMemo(() => {
    if (plan.by === 'crossover') return crossed
    const field = players.map(one => ({
      id: one.playerId,
      handicap: one.handicap?.hcPlaying,
      teamId: one.team?.teamId,
      flightId: flightBoard && one.flights.get(flightBoard.leaderboardId)?.id,
    }))
    const ranked = (standings.data?.flights ?? []).flatMap(one => one.rows.map(row => row.sideId))
    return propose({ ...plan, by: plan.by }, field, holes, ranked, { ...wishes, earlier }, startsOf(pairings))
  }, [
    plan,
    entrants,
    holes,
    standings.data,
    JSON.stringify(wishes),
    earlier,
    JSON.stringify([...out.keys()]),
    playing,
    crossed,
  ])
  const looked = usePreviews('arrangeTeeSheet', proposal.length > 0 ? [requestOf(proposal)] : [])
  // A round could not start like this: somebody has to say why it is right all the same.
  const isStopped = looked.previews?.some(one => one.readiness.appear.some(({ level }) => level === 'stop')) === true
  // Whoever is quicker than the preview waits for it, and is asked where a round could not start like this.
  const [isApplying, setApplying] = useState(false)
  // Whoever pressed apply and left before the preview came has applied all the same.
  const left = useRef<(() => void) | undefined>(undefined)
  left.current = isApplying ? () => onApply(proposal, reason.trim() || undefined) : undefined
  useEffect(() => () => left.current?.(), [])
  useEffect(() => {
    if (!isApplying || !(looked.previews || looked.refused)) return
    setApplying(false)
    left.current = undefined
    if (!isStopped) onApply(proposal)
    else if (reason.trim() !== '') onApply(proposal, reason.trim())
  }, [isApplying, looked.previews, looked.refused])
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => form.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), [])
  // The same groups may be counted again whenever something is read.
  useEffect(() => onPropose(proposal), [JSON.stringify(proposal)])
  const set = (change: Partial<Plan>) => setPlan({ ...plan, ...change })
  const times = proposal.map(one => one.minutes)
  return (
    <form
      ref={form}
      class="panel fill"
      aria-label={words.fill}
      onSubmit={event => {
        event.preventDefault()
        setApplying(true)
      }}
    >
      <FillFields
        {...{ plan, boards, boardId, words }}
        tees={[holes[0]?.number ?? 1, holes.at(-1)?.number ?? 18]}
        onChange={set}
        onBoard={setBoardId}
        bys={groupsBy.filter(by => (by !== 'score' || boards.length > 0) && (by !== 'crossover' || crossed.length > 0))}
        togethers={togethers.filter(
          whole => (whole !== 'teams' || setup.counts.teams > 0) && (whole !== 'flights' || flightBoard !== undefined),
        )}
      />
      <div class="fill-wishes">
        {before.length > 0 && (
          <Check words={words.avoidEarlier} checked={avoids} onChange={setAvoids} disabled={plan.by === 'score'} />
        )}
        <button type="button" class="button tight" onClick={onWishes}>
          {words.wishes({ count: (wishes.together?.length ?? 0) + (wishes.apart?.length ?? 0) })}
        </button>
        {plan.by === 'score' && <span class="quiet">{words.wishesWait}</span>}
      </div>
      <FieldList
        words={words}
        entrants={entrants}
        playing={playing}
        onPlay={(playerId, plays) =>
          setPlaying(new Set(plays ? [...playing, playerId] : [...playing].filter(id => id !== playerId)))
        }
      />
      {proposal.length > 0 && <Effects {...looked} />}
      {isStopped && (
        <Field
          label={words.reasonToApply}
          hint={words.reasonToApplyHint}
          value={reason}
          onInput={setReason}
          maxLength={200}
          required
        />
      )}
      <p class="fill-foot">
        <span>
          <strong>
            {words.result({
              groups: proposal.length,
              first: timeOf(timeLabel(times.length > 0 ? Math.min(...times) : 0)),
              last: timeOf(timeLabel(times.length > 0 ? Math.max(...times) : 0)),
            })}
          </strong>{' '}
          {words.proposal}
          {(plan.by === 'lot' || plan.by === 'class') && <span class="quiet"> {words.seed({ seed: plan.seed })}</span>}
        </span>
        <span class="end">
          {(plan.by === 'lot' || plan.by === 'class') && (
            <button type="button" class="button tight plain" onClick={() => set({ seed: newSeed() })}>
              <Icon name="redo" />
              {words.again}
            </button>
          )}
          <button type="button" class="button tight" onClick={onCancel}>
            {words.cancelFill}
          </button>
          <button
            type="submit"
            class="button tight lead"
            disabled={proposal.length === 0 || (isStopped && reason.trim() === '')}
          >
            {words.applyFill}
          </button>
        </span>
      </p>
    </form>
  )
}

/** The starts of the groups that keep their place. */
function startsOf(pairings: readonly Pairing[]) {
  return pairings
    .filter(one => one.locked)
    .map(one => ({ startHole: one.hole, minutes: minutesOf(one.teeTime), letter: one.group }))
}

/** As the event is set up, else as the sheet is now. */
function firstPlan(
  round: { readonly inForce: readonly { readonly setting: string; readonly value?: unknown }[] },
  pairings: readonly Pairing[],
  holes: readonly ShotgunHole[],
): Omit<Plan, 'by' | 'together'> {
  const start = round.inForce.find(one => one.setting === '/start')?.value as
    | { readonly kind: StartKind; readonly at: string; readonly minutes?: number; readonly groupsOf?: number }
    | undefined
  const [first] = pairings
  const used = new Set(pairings.map(one => one.hole)).size
  const kindNow: StartKind = used > 2 ? 'shotgun' : used === 2 ? 'two tees' : 'tee times'
  const at = start ? Number(start.at.slice(0, 2)) * 60 + Number(start.at.slice(3, 5)) : 480
  return {
    kind: first ? kindNow : (start?.kind ?? 'tee times'),
    firstMinutes: first ? minutesOf(first.teeTime) : at,
    intervalMinutes: start?.minutes ?? 10,
    groupsOf: start?.groupsOf ?? 4,
    seed: newSeed(),
    firstHole: holes[0]?.number ?? 1,
    secondHole: holes[9]?.number ?? holes[0]?.number ?? 10,
    withoutHoles: [],
  }
}

function newSeed(): number {
  return 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 9999)
}
