import { useState } from 'preact/hooks'
import { matchmaking } from '../../../contract/matches/waysOfMatches.ts'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { Field } from '../../ui/Field.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { handicapLabel } from '../../ui/words.ts'
import { Effects, usePreviews } from '../frame/Effects.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { mayIn } from '../session.ts'
import type { Part, Words } from './Matches.tsx'
import { type Flight, type Match, nameOf, strokesOf, type Which } from './match.ts'

type MakeMatchesProps = { readonly part: Part; readonly flight: Flight; readonly words: Words }

/** Proposes matches for those of a flight who have none; nothing is made before the button is pressed. */
export function MakeMatches(props: MakeMatchesProps) {
  const { part, flight, words } = props
  const { setup } = useEvent()
  const draw = useDraw(props)
  const { by, reason, setReason, looked, proposed, deed } = draw
  if (!mayIn(setup.communityId, 'event.edit')) return null
  return (
    <form
      class="make-matches"
      onSubmit={event => {
        event.preventDefault()
        deed.run()
      }}
    >
      <h2>{words.makeTitle({ name: flight.name ?? part.board.name, count: flight.without.length })}</h2>
      <DrawFields {...{ board: part.board, draw, words }} />
      {proposed && <Proposal {...{ proposed, part, flight, words }} />}
      {part.round.hasScores && (
        <Field
          label={words.reason}
          value={reason}
          onInput={setReason}
          error={deed.errorAt('/reason')}
          required
          maxLength={500}
        />
      )}
      <Effects {...looked} />
      {deed.error}
      <p class="foot">
        <span class="quiet">{by === 'lots' && words.sameDraw}</span>
        <button type="submit" class="button lead" disabled={deed.busy || !proposed || proposed.made === 0}>
          {proposed ? words.make({ count: proposed.made }) : words.makeTitleShort}
        </button>
      </p>
    </form>
  )
}

/** How the matches are drawn, what would come of it, and the deed that makes them. */
function useDraw({ part, flight, words }: MakeMatchesProps) {
  const { board, round } = part
  const [by, setBy] = useState<(typeof matchmaking)[number]>('handicap')
  const [size, setSize] = useState<'1' | '2'>('1')
  const [seed, setSeed] = useState(newSeed)
  const [reason, setReason] = useState('')
  const input = {
    params: { eventId: board.eventId, leaderboardId: board.leaderboardId },
    body: {
      by,
      rounds: [round.round],
      ...(flight.flightId !== undefined && { flightId: flight.flightId }),
      ...(size === '2' && { pairs: true }),
      ...(by === 'lots' && { seed }),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    },
  }
  // What would come of it can be seen before somebody has said why.
  const tried = round.hasScores ? { ...input, body: { ...input.body, reason: reason.trim() || '…' } } : input
  const looked = usePreviews('makeMatches', [tried])
  const proposed = looked.previews?.[0]?.reply
  const deed = useDeed(async () => {
    const { made } = await call('makeMatches', input)
    announce(words.made({ count: made }))
  })
  return { by, setBy, size, setSize, seed, setSeed, reason, setReason, looked, proposed, deed }
}

type DrawFieldsProps = {
  readonly board: Part['board']
  readonly draw: ReturnType<typeof useDraw>
  readonly words: Words
}

/** Who meets whom: alone or in pairs, and in which way. */
function DrawFields({ board, draw, words }: DrawFieldsProps) {
  const { by, setBy, size, setSize, seed, setSeed } = draw
  return (
    <div class="bar">
      {!board.team && (
        <Segments
          label={words.size}
          value={size}
          options={(['1', '2'] as const).map(value => ({ value, words: words.sizes[value] }))}
          onChoose={setSize}
        />
      )}
      <Segments
        label={words.how}
        value={by}
        options={matchmaking.map(value => ({ value, words: words.hows[value] }))}
        onChoose={setBy}
      />
      {by === 'lots' && <Seed {...{ seed, words }} onChange={setSeed} />}
    </div>
  )
}

/** The number that the lots are drawn from. */
function Seed({
  seed,
  words,
  onChange,
}: {
  readonly seed: number
  readonly words: Words
  readonly onChange: (seed: number) => void
}) {
  return (
    <>
      <label>
        {words.seed}{' '}
        <input
          class="input tiny"
          type="number"
          min={0}
          max={999_999}
          value={seed}
          onInput={event => {
            const given = event.currentTarget.valueAsNumber
            if (Number.isInteger(given)) onChange(given)
          }}
        />
      </label>
      <button type="button" class="button tight" onClick={() => onChange(newSeed())}>
        {words.again}
      </button>
    </>
  )
}

/** The matches that would be new, each side with its handicap and the strokes of the match. */
function Proposal({ proposed, part, flight, words }: MakeMatchesProps & { readonly proposed: Reply<'makeMatches'> }) {
  const known = new Set(flight.matches.map(one => one.matchId))
  const after = proposed.board.rounds.find(one => one.round === part.round.round)
  const made = after?.flights.find(one => one.flightId === flight.flightId)?.matches ?? []
  const byes = proposed.byes.filter(one => one.flightId === flight.flightId)
  return (
    <>
      <ul>
        {made
          .filter(one => !known.has(one.matchId))
          .map(match => (
            <li key={match.matchId}>
              <ProposedSide which="a" {...{ match, flight, words }} />
              <ProposedSide which="b" {...{ match, flight, words }} />
            </li>
          ))}
      </ul>
      {byes.length > 0 && (
        <p class="quiet">
          {words.proposedBye({
            names: nameOf(
              byes.flatMap(({ sideIds }) => sideIds),
              flight.sides,
            ),
          })}
        </p>
      )}
    </>
  )
}

function ProposedSide({
  which,
  match,
  flight,
  words,
}: {
  readonly which: Which
  readonly match: Match
  readonly flight: Flight
  readonly words: Words
}) {
  const side = match[which]
  const balls = side.sideIds.flatMap(id => flight.sides.find(one => one.sideId === id)?.balls ?? [])
  return (
    <span>
      <bdi>{nameOf(side.sideIds, flight.sides)}</bdi>
      <small class="quiet">
        {[balls.map(({ hcPlaying }) => handicapLabel(hcPlaying ?? undefined)).join(', '), strokesOf(side, words)]
          .filter(one => one !== '')
          .join(', ')}
      </small>
    </span>
  )
}

function newSeed(): number {
  return 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 9999)
}
