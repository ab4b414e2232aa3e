import { teeInWords } from '../../../contract/site/teeInWords.ts'
import { saySteps } from '../../../contract/words/sayPhrase.ts'
import type { Hole } from '../../../rules/game.ts'
import type { Reply } from '../../ui/call.ts'
import { timeFormat } from '../../ui/clock.ts'
import { useQuery } from '../../ui/data.ts'
import { Link } from '../../ui/router.tsx'
import { decimalLabel, handicapLabel, language, type ScreenWords } from '../../ui/words.ts'
import { useEvent } from '../frame/useEvent.ts'
import type { Entrant } from '../frame/useRoster.ts'
import { namesOf } from '../log/sentences.ts'
import { useLines } from '../log/useLines.ts'
import type { WhyProps } from './Why.tsx'
import { stepsOf, strokesOnHoles } from './whyOf.ts'

type Words = ScreenWords<'why'>
type Handicap = NonNullable<Entrant['handicap']>

const kinds = ['registration', 'playerHandicap', 'team', 'flight', 'teePairing']
const mostLines = 6

/** How the playing handicap comes about, on which holes it gives strokes, and who changed what of this player. */
export function WhyOfPlayer({ row, words }: WhyProps & { readonly words: Words }) {
  const { event, round, rounds } = useEvent()
  const course = event.courses[0] ?? round.courses[0]
  const part = rounds.length > 1 ? round.eventId : event.eventId
  const tees = useQuery('listCourseTees', course && { params: { eventId: part, courseId: course.courseId } })
  const { handicap } = row
  const tee = tees.data?.find(one => one.id === handicap?.teeId)
  return (
    <>
      {handicap?.hcPlaying !== undefined && (!course || tees.data) && (
        <>
          <Steps handicap={handicap} value={handicap.hcPlaying} tee={tee} words={words} />
          {tee?.holes.length === 18 && <Strokes value={handicap.hcPlaying} tee={tee} words={words} />}
        </>
      )}
      <Lately playerId={row.playerId} words={words} />
    </>
  )
}

type Tee = Reply<'listCourseTees'>[number]
type OfSteps = {
  readonly handicap: Handicap
  readonly value: number
  readonly tee: Tee | undefined
  readonly words: Words
}

function Steps({ handicap, value, tee, words }: OfSteps) {
  const { teeName, teeRating, teeSlope, teePar } = handicap
  const speaker = { words: words.explanations, locale: language(), namesOf: String }
  const steps = saySteps(stepsOf(handicap, tee?.holes.length), speaker)
  return (
    <section class="why">
      <h3>{words.handicap}</h3>
      {steps.length === 0 ? (
        <p class="quiet">{words.byHand({ value: handicapLabel(value) })}</p>
      ) : (
        <>
          {teeName !== undefined && teeRating !== undefined && teeSlope !== undefined && teePar !== undefined && (
            <p class="quiet">
              {words.fromTee({
                tee: teeInWords(teeName),
                rating: decimalLabel(teeRating, 1),
                slope: teeSlope,
                par: teePar,
              })}
            </p>
          )}
          <ol class="steps">
            {steps.map(step => (
              <li key={`${step.what}${step.result}`}>
                <span>{step.what}</span>
                <span class="quiet">{step.formula}</span>
                <strong>{step.result}</strong>
                {step.rule !== undefined && <small>{step.rule}</small>}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

type OfStrokes = { readonly value: number; readonly tee: Tee; readonly words: Words }

function Strokes({ value, tee, words }: OfStrokes) {
  const holes: readonly Hole[] = tee.holes.map(one => ({ number: one.hole, par: one.par, strokeIndex: one.hc }))
  const falls = strokesOnHoles(value, holes)
  if (falls.length === 0) return null
  const list = new Intl.ListFormat(language(), { type: 'unit' })
  const numbersInWords = (numbers: readonly number[]) => list.format(numbers.map(String))
  const named = (numbers: readonly number[]) => {
    const others = holes.map(({ number }) => number).filter(number => !numbers.includes(number))
    if (others.length === 0) return words.everyHole
    if (others.length < numbers.length) return words.allBut({ numbers: numbersInWords(others) })
    return numbers.length === 1
      ? words.hole({ number: numbersInWords(numbers) })
      : words.holes({ numbers: numbersInWords(numbers) })
  }
  return (
    <section class="why">
      <h3>{words.strokes}</h3>
      <ul>
        {falls.map(({ strokes, holes: numbers }) => (
          <li key={strokes}>
            {strokes > 0
              ? words.received({ strokes, holes: named(numbers) })
              : words.givenBack({ strokes: -strokes, holes: named(numbers) })}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lately({ playerId, words }: { readonly playerId: number; readonly words: Words }) {
  const { eventId, setup } = useEvent()
  const query = { kinds, playerId, most: 40, named: true }
  const log = useQuery('listEventLog', { params: { eventId }, query })
  const { lines, whoDid } = useLines(log.data, {
    names: namesOf(log.data?.names),
    words: words.log,
    teamBoards: new Set(setup.leaderboards.filter(one => one.team).map(one => one.leaderboardId)),
    timeZone: setup.timeZone,
    only: `player ${playerId}`,
  })
  // A list that names a team with the same number says nothing of the player.
  const told = lines.filter(({ line, sentence }) =>
    line.entries.some(({ kind }) => kind.startsWith('registration')) ? true : sentence.details.length > 0,
  )
  const time = timeFormat({
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: setup.timeZone,
  })
  if (!log.data) return null
  return (
    <section class="why">
      <h3>{words.lately}</h3>
      {told.length === 0 && <p class="quiet">{words.nobody}</p>}
      <ol class="steps">
        {told.slice(0, mostLines).map(({ line, sentence }) => (
          <li key={line.key}>
            <span>
              <strong>{whoDid(line)}</strong> {sentence.what}
            </span>
            <time class="quiet" dateTime={line.at}>
              {time.format(new Date(line.at))}
            </time>
            <small>{sentence.details.join(' · ')}</small>
          </li>
        ))}
      </ol>
      <Link to="log" params={{ eventId }}>
        {words.toLog}
      </Link>
    </section>
  )
}
