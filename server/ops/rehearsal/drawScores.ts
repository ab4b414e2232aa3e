/** The scores of a rehearsal: who taps what and when, drawn from a seed. The same seed and the same event give the same ones. */
import { hash } from 'node:crypto'
import { type CardOwner, cardIdOf } from '../../domain/scores/card.ts'
import { anotherCard, realCards, type Strokes, toHandicap } from '../sample/cards.ts'
import { pick, seeded } from '../sample/seeded.ts'

/** A player, or a team with one ball, whose card is kept in a group. */
export type DrawnSide = CardOwner & {
  /** Tells the side apart wherever it is copied to: no id. */
  readonly name: string
  readonly playerIds: readonly number[]
  readonly handicap: number
  /** The pars of the holes on the card, 9 or 18. */
  readonly pars: readonly number[]
  /** The number of the first of them on the course: 1 or 10. */
  readonly firstHole: number
}

export type DrawnGroup = { readonly teeTime: string; readonly teeHole: number; readonly sides: readonly DrawnSide[] }

/** What a scorer does: a score on a hole, or, without a hole, the signature. */
export type Tap = CardOwner & {
  /** By the clock of the rehearsal. */
  readonly at: Temporal.Instant
  readonly scorer: number
  readonly hole: number | undefined
  readonly value: number
  /** The scorer's taps on the card are counted. */
  readonly number: number
}

const minutesPerHole = 15
/** On so many cards player and marker write down different strokes on a hole; some of these are put right two holes later. */
const usualShare = 0.3
const shareThatIsMended = 0.5

type Draw = {
  readonly seed: number
  readonly holes: number
  readonly groups: readonly DrawnGroup[]
  /** How many minutes after its start a group has so many holes; undefined: about 15 minutes a hole. */
  readonly minutesOf?: (group: DrawnGroup, played: number) => number
  /** On how large a share of the cards player and marker write down different strokes on a hole. */
  readonly shareThatDiffers?: number
}

/** Every tap of a round in the order of time: each group starts at its time and hole. */
export function drawScores({ seed, holes, groups, minutesOf, shareThatDiffers = usualShare }: Draw): readonly Tap[] {
  const cards = realCards('fpg-board-aquap-0')
  return groups
    .flatMap(group => {
      const pace = 0.93 + 0.16 * randomOf(seed, group.teeTime, group.teeHole, group.sides[0]?.name ?? '')()
      const start = Temporal.Instant.from(group.teeTime)
      const minutes = (played: number) => minutesOf?.(group, played) ?? played * minutesPerHole * pace
      const after = (played: number, seconds: number) =>
        start.add({ seconds: Math.round(minutes(played) * 60) + seconds })
      const round = { seed, holes, cards, after, shareThatDiffers }
      return group.sides.flatMap((side, place) => tapsOf(side, place, group, round))
    })
    .sort((a, b) => Temporal.Instant.compare(a.at, b.at) || a.sideId - b.sideId || a.scorer - b.scorer)
}

type Round = Pick<Draw, 'seed' | 'holes'> & {
  readonly cards: readonly Strokes[]
  readonly after: (played: number, seconds: number) => Temporal.Instant
  readonly shareThatDiffers: number
}

/** What the player and the marker of a side tap. The marker is somebody of the next side; who plays alone has none. */
function tapsOf(
  side: DrawnSide,
  place: number,
  { sides, teeHole }: DrawnGroup,
  { seed, holes, cards, after, shareThatDiffers }: Round,
): readonly Tap[] {
  const random = randomOf(seed, side.name)
  const strokes = strokesOf(side, cards, random)
  const started = Math.max(0, teeHole - side.firstHole)
  const order = strokes.map((_, index) => ((started + index) % strokes.length) + 1).slice(0, holes)
  const [own] = side.playerIds
  const [marker] = sides[(place + 1) % sides.length]?.playerIds.filter(id => !side.playerIds.includes(id)) ?? []
  const differing = random() < shareThatDiffers ? pick(order, random) : undefined
  const mended = random() < shareThatIsMended
  return [own, marker].flatMap((scorer, register) => {
    if (scorer === undefined) return []
    const { side: kind, sideId } = side
    const tap = (at: Temporal.Instant, number: number, hole: number | undefined, value: number): Tap => ({
      side: kind,
      sideId,
      at,
      scorer,
      hole: hole && hole + side.firstHole - 1,
      value,
      number,
    })
    const later = () => Math.floor(random() * 50) + 60 * register
    const scores = order.flatMap((hole, index) => {
      const value = strokes[hole - 1] ?? 4
      if (register === 0 || hole !== differing) return tap(after(index + 1, later()), index + 1, hole, value)
      const wrong = tap(after(index + 1, later()), index + 1, hole, value + 1)
      return mended ? [wrong, tap(after(Math.min(index + 3, order.length), 200), 100, hole, value)] : wrong
    })
    const isWhole = order.length === strokes.length
    return isWhole ? [...scores, tap(after(order.length, 300 + 60 * register), 101, undefined, 0)] : scores
  })
}

/** The strokes of a side: a real card of somebody about as good, played another day. */
function strokesOf({ handicap, pars }: DrawnSide, cards: readonly Strokes[], random: () => number): Strokes {
  const rank = (handicap / 36) * (cards.length - 1) + (random() - 0.5) * 8
  const card = cards[Math.max(0, Math.min(cards.length - 1, Math.round(rank)))] ?? []
  // A card has 18 holes; of a course with nine the first half of such a round counts.
  const whole = pars.length < 18 ? [...pars, ...pars].slice(0, 18) : pars
  // On another day's holes a two of somebody's short par three would be an albatross.
  return toHandicap(anotherCard(card, whole, random), handicap, random)
    .slice(0, pars.length)
    .map((strokes, index) => Math.max(strokes, (pars[index] ?? 4) - 2))
}

/** The id of the entry that a tap becomes: the same each time, so that it counts once. */
export function entryIdOf(communityId: number, tap: Tap): string {
  const hex = hash('sha256', `${communityId}/${cardIdOf(tap)}/${tap.scorer}/${tap.number}`)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The phone of a scorer. */
export function deviceOf(communityId: number, scorer: number): string {
  return entryIdOf(communityId, { side: 'P', sideId: scorer, scorer, number: 0 } as Tap)
}

function randomOf(...parts: readonly (string | number)[]): () => number {
  return seeded(Number.parseInt(hash('sha256', parts.join('/')).slice(0, 8), 16))
}
