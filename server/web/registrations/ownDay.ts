/** The day of a player in a round: when and where, with whom, off which tees and with which strokes. */
import type { PhoneCard, PhoneHole } from '../../../contract/site/scorecard.ts'
import { teeInWords } from '../../../contract/site/teeInWords.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { strokesOf } from '../../../rules/formats/card.ts'
import { type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import { isInPlay } from '../../domain/events/eventState.ts'
import type { Participant } from '../../domain/registrations/participant.sql.ts'
import { roundInPlay } from '../../domain/scores/scorecard.sql.ts'
import { sidesOf } from '../../domain/scores/sidesOf.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Service } from '../../live/service.ts'
import { documentHead } from '../../print/documentHead.sql.ts'
import { printCentreOf } from '../../print/eventDocument.ts'
import { namesShown } from '../../print/namesShown.ts'
import { type Pairing, pairingsOf } from '../../print/playedRounds.ts'
import { linkOf } from '../links/link.ts'
import { phoneCards } from '../scorecard/phoneCards.ts'

/** A hole of the own card. `received`: strokes, negative where they are given. */
export type OwnHole = PhoneHole & { readonly received: number }

export type OwnDay = {
  readonly teeTime: Temporal.Instant
  readonly hole: number
  readonly courseName: string
  readonly partners: readonly { readonly name: string; readonly playingHandicap: number | null }[]
  readonly tee: string | undefined
  /** Null where nothing is known to compute it from. */
  readonly playingHandicap: number | null
  /** The holes of the card that is kept for the player, which is that of the team where it plays one ball. */
  readonly holes: readonly OwnHole[]
  readonly isOver: boolean
  /** The address where the player keeps score; from the morning of the round until it is over. */
  readonly keepScore: string | undefined
}

type Wanted = {
  /** The public id of the round; of the page the one that the scoring link opens now. */
  readonly roundId?: string
  /** Administrators do not score with a link. */
  readonly mayScore: boolean
  readonly language: Language
}

/** Reads it from the tee sheet as people see it; undefined for whoever is not registered, has no tee time in the round, or whose round is cancelled. */
export async function ownDay(
  maker: { readonly service: Service; readonly tx: Transaction },
  event: VisibleEvent,
  person: Pick<Participant, 'playerId' | 'state'>,
  wanted: Wanted,
): Promise<OwnDay | undefined> {
  const { service, tx } = maker
  const { mayScore, language } = wanted
  const { playerId } = person
  const start = await startOf(maker, event, person, wanted.roundId)
  if (!start) return undefined
  const { round, pairing } = start
  const printCentre = await printCentreOf(tx, event)
  const [names, { sides }, head, { url }] = await Promise.all([
    namesShown(tx, event, printCentre, printCentre.documents?.teeSheet?.juniors, language),
    sidesOf(tx, round, playerId),
    documentHead(tx, round, language),
    linkOf(maker, event, 'scoring', playerId),
  ])
  if (head.state === 'cancelled') return undefined
  const cards = await phoneCards(tx, round, sides)
  const cardOf = (player: number) =>
    cards.find(({ cardId }) => cardId === `P-${player}`) ?? cards.find(({ playerIds }) => playerIds.includes(player))
  const own = cardOf(playerId)
  const teeTime = Temporal.Instant.from(pairing.teeTime)
  const isOver = head.state === 'completed' || head.state === 'official'
  const dayOf = (at: Temporal.Instant) => at.toZonedDateTimeISO(event.timeZone).toPlainDate()
  const isToday = head.state === 'published' && dayOf(teeTime).equals(dayOf(service.clock()))
  return {
    teeTime,
    hole: pairing.hole,
    courseName: pairing.courseName,
    partners: pairing.players
      .filter(one => one.playerId !== playerId)
      .map(one => ({
        name: names.player(one),
        playingHandicap: cardOf(one.playerId)?.playingHandicap ?? null,
      })),
    tee: teeInWords(own?.teeName ?? undefined),
    playingHandicap: own?.playingHandicap ?? null,
    holes: own ? holesOf(own) : [],
    isOver,
    keepScore: mayScore && (isInPlay(head.state) || isToday) ? new URL(url).pathname : undefined,
  }
}

/** The round, and the group of the player in it as people see it. */
async function startOf(
  { service, tx }: { readonly service: Service; readonly tx: Transaction },
  event: VisibleEvent,
  { playerId, state }: Pick<Participant, 'playerId' | 'state'>,
  asked: string | undefined,
): Promise<{ readonly round: VisibleEvent; readonly pairing: Pairing } | undefined> {
  if (state !== 'registered') return undefined
  const { communityId, eventId } = event
  const roundId = asked ?? (await roundInPlay(tx, communityId, eventId, service.clock()))?.roundId
  const round = roundId === undefined ? undefined : await visibleEvent(tx, roundId, [communityId])
  const pairings = round ? await pairingsOf(tx, event, 'shown') : []
  const pairing = pairings.find(one => one.eventId === roundId && one.players.some(own => own.playerId === playerId))
  return round && pairing && { round, pairing }
}

/** With the strokes as the phone counts them. */
function holesOf({ holes, playingHandicap }: PhoneCard): readonly OwnHole[] {
  const received = strokesOf({ holes, scores: [], playingHandicap: playingHandicap ?? 0 })
  return holes.map((hole, at) => ({ ...hole, received: received[at] ?? 0 }))
}
