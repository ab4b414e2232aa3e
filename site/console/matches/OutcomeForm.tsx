import { useState } from 'preact/hooks'
import { outcomeWays } from '../../../contract/matches/waysOfMatches.ts'
import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { Part, Words } from './Matches.tsx'
import type { Match, Which } from './match.ts'
import { type Draft, draftOf, outcomeOf } from './outcomeDraft.ts'
import { WayToEnd } from './WayToEnd.tsx'

type OutcomeFormProps = {
  readonly part: Part
  readonly match: Match
  readonly names: Readonly<Record<Which, string>>
  readonly words: Words
}

/** How a match ended where the cards do not say it: by holes, at extra holes, conceded, by walkover or by the committee. */
export function OutcomeForm(props: OutcomeFormProps) {
  const { part, match, names, words } = props
  const { draft, setDraft, reason, setReason, record, clear, remove } = useOutcome(props)
  // Where each hole is worth points, no match is won.
  const canEnd = part.board.matchPoints > 0 || match.holes.length > 0
  const needsReason = match.outcome !== undefined || draft.by === 'committee'
  return (
    <form
      class="outcome"
      onSubmit={event => {
        event.preventDefault()
        record.run()
      }}
    >
      {canEnd && <Ways {...{ draft, names, words, match }} deed={record} onChange={setDraft} />}
      {(needsReason || part.round.hasScores) && (
        <Field
          label={words.reason}
          value={reason}
          onInput={setReason}
          error={record.errorAt('/reason') ?? clear.errorAt('/reason') ?? remove.errorAt('/reason')}
          required={needsReason}
          maxLength={500}
        />
      )}
      <Deeds {...{ match, draft, canEnd, record, clear, remove, words }} />
    </form>
  )
}

type WaysProps = Parameters<typeof WayToEnd>[0]

/** The ways in which a match can end; the chosen one asks for the rest. */
function Ways({ draft, names, words, match, deed, onChange }: WaysProps) {
  return (
    <fieldset>
      <legend>{words.howEnded}</legend>
      {outcomeWays.map(by => (
        <div key={by} class={by === draft.by ? 'way chosen' : 'way'}>
          <label>
            <input type="radio" name="by" checked={by === draft.by} onChange={() => onChange({ ...draft, by })} />
            <span>{words.ways[by]}</span>
            <small class="quiet">{words.wayHints[by]}</small>
          </label>
          {by === draft.by && <WayToEnd {...{ draft, names, words, match, deed, onChange }} />}
        </div>
      ))}
    </fieldset>
  )
}

type DeedsProps = Pick<ReturnType<typeof useOutcome>, 'draft' | 'record' | 'clear' | 'remove'> &
  Pick<OutcomeFormProps, 'match' | 'words'> & { readonly canEnd: boolean }

/** What can be done with a match, and why it was refused. */
function Deeds({ match, draft, canEnd, record, clear, remove, words }: DeedsProps) {
  return (
    <>
      {record.error}
      {clear.error}
      {remove.error}
      <p class="bar">
        {canEnd && (
          <button type="submit" class="button" disabled={record.busy || draft.winner === undefined}>
            {words.record}
          </button>
        )}
        <button type="button" class="button plain harm" disabled={remove.busy} onClick={remove.run}>
          {words.remove}
        </button>
        {match.outcome && (
          <button type="button" class="button plain" disabled={clear.busy} onClick={clear.run}>
            {words.leaveToCards}
          </button>
        )}
      </p>
    </>
  )
}

/** What is typed, and the deeds: to record it, to leave it to the cards, to remove the match. */
function useOutcome({ part, match, names, words }: OutcomeFormProps) {
  const { board } = part
  const [draft, setDraft] = useState<Draft>(() => draftOf(match))
  const [reason, setReason] = useState('')
  const input = { params: { eventId: board.eventId, leaderboardId: board.leaderboardId, matchId: match.matchId } }
  const write = (outcome: ReturnType<typeof outcomeOf> | null) =>
    call('updateMatch', {
      ...input,
      body: {
        outcome: { from: match.outcome ?? null, to: outcome },
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      },
    })
  const record = useDeed(async () => {
    await write(outcomeOf(draft))
    announce(words.recorded)
  })
  const remove = useDeed(async () => {
    await call('removeMatch', {
      params: input.params,
      query: { ...(reason.trim() !== '' && { reason: reason.trim() }) },
    })
    announce(words.removed(names))
  })
  const clear = useDeed(async () => {
    await write(null)
    setDraft(draftOf({ ...match, outcome: undefined }))
    announce(words.leftToCards)
  })
  return { draft, setDraft, reason, setReason, record, clear, remove }
}
