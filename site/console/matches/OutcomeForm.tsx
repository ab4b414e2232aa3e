import { useState } from 'preact/hooks'
import { outcomeWays } from '../../../contract/settings/leaderboardSettings.ts'
import { possibleResults } from '../../../rules/formats/match.ts'
import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { Field } from '../../ui/Field.tsx'
import { type Deed, useDeed } from '../../ui/useDeed.tsx'
import type { Part, Words } from './Matches.tsx'
import type { Match, Which } from './match.ts'
import { type Draft, draftOf, outcomeOf } from './outcomeDraft.ts'

type OutcomeFormProps = {
  readonly part: Part
  readonly match: Match
  readonly names: Readonly<Record<Which, string>>
  readonly words: Words
}

/** How a match ended where the cards do not say it: by holes, at extra holes, conceded, by walkover or by the committee. */
export function OutcomeForm({ part, match, names, words }: OutcomeFormProps) {
  const { board } = part
  const [draft, setDraft] = useState<Draft>(() => draftOf(match))
  const [reason, setReason] = useState('')
  const asksReason = part.round.hasScores || draft.by === 'committee'
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
  return (
    <form
      class="outcome"
      onSubmit={event => {
        event.preventDefault()
        record.run()
      }}
    >
      <fieldset>
        <legend>{words.howEnded}</legend>
        {outcomeWays.map(by => (
          <div key={by} class={by === draft.by ? 'way chosen' : 'way'}>
            <label>
              <input type="radio" name="by" checked={by === draft.by} onChange={() => setDraft({ ...draft, by })} />
              <span>{words.ways[by]}</span>
              <small class="quiet">{words.wayHints[by]}</small>
            </label>
            {by === draft.by && <Way {...{ draft, names, words, match }} deed={record} onChange={setDraft} />}
          </div>
        ))}
      </fieldset>
      {asksReason && (
        <Field
          label={words.reason}
          value={reason}
          onInput={setReason}
          error={record.errorAt('/reason') ?? clear.errorAt('/reason') ?? remove.errorAt('/reason')}
          required={match.outcome !== undefined || draft.by === 'committee'}
          maxLength={500}
        />
      )}
      {record.error}
      {clear.error}
      {remove.error}
      <p class="bar">
        <button type="submit" class="button" disabled={record.busy || draft.winner === undefined}>
          {words.record}
        </button>
        <button type="button" class="button plain harm" disabled={remove.busy} onClick={remove.run}>
          {words.remove}
        </button>
        {match.outcome && (
          <button type="button" class="button plain" disabled={clear.busy} onClick={clear.run}>
            {words.leaveToCards}
          </button>
        )}
      </p>
    </form>
  )
}

type WayProps = {
  readonly draft: Draft
  readonly match: Match
  readonly names: Readonly<Record<Which, string>>
  readonly deed: Deed
  readonly words: Words
  readonly onChange: (draft: Draft) => void
}

/** Who won, or who gave up, and by how much where that is said by holes. */
function Way({ draft, match, names, deed, words, onChange }: WayProps) {
  const { by, winner, text } = draft
  const level = { holes: words.halved, walkover: words.neither, committee: words.halved }[by as 'holes']
  const asksText = by === 'extraHoles' || (by === 'holes' && winner !== null && winner !== undefined)
  const error = asksText ? deed.errorAt('/outcome/result') : undefined
  const others = error && winner !== undefined ? possibleResults(text, { winner, by }, match.holes.length) : []
  return (
    <div class="way-fields">
      <div class="who">
        {(['a', 'b', null] as const)
          .filter(one => one !== null || level !== undefined)
          .map(one => (
            <label key={one ?? 'level'}>
              <input
                type="radio"
                name="who"
                required
                checked={winner === one}
                onChange={() => onChange({ ...draft, winner: one })}
              />
              <span>
                {one === null
                  ? level
                  : words[by === 'concession' ? 'concedes' : 'wins']({
                      name: names[by === 'concession' ? opposite(one) : one],
                    })}
              </span>
            </label>
          ))}
      </div>
      {asksText && (
        <Field
          label={words.result}
          value={text}
          onInput={value => onChange({ ...draft, text: value })}
          error={error}
          required
          maxLength={20}
        />
      )}
      {others.length > 0 && (
        <p class="bar">
          {others.map(one => (
            <button
              key={one}
              type="button"
              class="button tight"
              onClick={() => {
                deed.forget()
                onChange({ ...draft, text: one })
              }}
            >
              {one}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}

function opposite(which: Which): Which {
  return which === 'a' ? 'b' : 'a'
}
