import { cardFromLog } from '../../../rules/recording/cardFromLog.ts'
import { officialHole, outranks, type Register, registersOf } from '../../../rules/recording/scoreLog.ts'
import { isBeingPlayed } from '../events/eventState.ts'
import { type CardOwner, cardIdOf, type StoredEntry } from './card.ts'
import type { OpenRound } from './openRound.ts'
import type { LoggedEntry } from './recording.sql.ts'

/** An entry as a phone, an integrator or the committee sends it. */
export type GivenEntry = CardOwner & {
  /** UUID, in lower case. */
  readonly entryId: string
  readonly hole: number
  /** `lift` takes back what the committee entered for the hole. */
  readonly kind: 'score' | 'lift'
  /** Strokes: 0 for a ball picked up, null when cleared. */
  readonly value: number | null
  readonly scorer: 'committee' | number
  readonly device: string
  readonly deviceSequence: number
  readonly tappedAt: string
  readonly reason: string | null
}

export type Rejection =
  | 'NOT_REGISTERED'
  | 'SCORER_NOT_REGISTERED'
  | 'TEAM_NOT_IN_EVENT'
  | 'NOT_A_TEAM_FORMAT'
  | 'NOT_A_PLAYER_FORMAT'
  | 'HOLE_NOT_ON_COURSE'
  | 'ROUND_NOT_STARTED'
  | 'EVENT_CLOSED'
  | 'CARD_SIGNED'
  | 'REASON_REQUIRED'
  | 'ENTRY_REUSED'

/** What becomes of an entry. `duplicate`: it was in the log already. `superseded`: it is added, but a later entry in its register is in force. */
export type Judgement = 'accepted' | 'superseded' | 'duplicate' | Rejection

/** Judges an entry for a card with this log. What was acknowledged before stays acknowledged. */
export function judgeEntry(
  given: GivenEntry,
  round: Omit<OpenRound, 'event' | 'logs' | 'leftOut'>,
  log: readonly StoredEntry[],
): Judgement {
  const known = round.entries.get(given.entryId)
  if (known) return isSame(given, known) ? 'duplicate' : 'ENTRY_REUSED'
  const rejection = rejectionBySide(given, round) ?? rejectionByState(given, round, log)
  if (rejection) return rejection
  const standing = registersOf(log)
    .get(given.hole)
    ?.find(({ scorer }) => scorer === scorerName(given.scorer))
  return standing && outranks(standing, given) ? 'superseded' : 'accepted'
}

/** The name of a scorer in the log: `committee`, or the id of the player. */
export function scorerName(scorer: 'committee' | number): string {
  return scorer === 'committee' ? scorer : `player:${scorer}`
}

/** The register in which a scorer keeps the score of a side. */
export function registerOf(
  scorer: 'committee' | number,
  { side, sideId }: CardOwner,
  teams: OpenRound['teams'],
): Register {
  if (scorer === 'committee') return 'C'
  const own = side === 'P' ? scorer === sideId : teams.get(sideId)?.includes(scorer)
  return own ? 'P' : 'M'
}

/** Whether an entry is the same as the one that the log has under its id. */
export function isSame(given: GivenEntry, known: LoggedEntry): boolean {
  return (
    cardIdOf(given) === cardIdOf(known) &&
    known.kind === given.kind &&
    known.hole === given.hole &&
    known.value === given.value &&
    known.scorer === scorerName(given.scorer) &&
    known.device === given.device &&
    known.deviceSequence === given.deviceSequence
  )
}

type Round = Omit<OpenRound, 'event' | 'logs' | 'leftOut'>

function rejectionBySide({ side, sideId, scorer, hole, value }: GivenEntry, round: Round): Rejection | undefined {
  if (side === 'P' && !round.players.has(sideId)) return 'NOT_REGISTERED'
  if (side === 'T' && !round.teams.has(sideId)) return 'TEAM_NOT_IN_EVENT'
  if (side === 'T' && !round.teamScores) return 'NOT_A_TEAM_FORMAT'
  // Scores entered before there were leaderboards can still be taken back.
  if (side === 'P' && value !== null && !round.playerScores) return 'NOT_A_PLAYER_FORMAT'
  if (scorer !== 'committee' && !round.players.has(scorer)) return 'SCORER_NOT_REGISTERED'
  const at = hole - round.firstHole
  return at < 0 || at >= round.holes ? 'HOLE_NOT_ON_COURSE' : undefined
}

function rejectionByState(given: GivenEntry, round: Round, log: readonly StoredEntry[]): Rejection | undefined {
  if (round.closed) return 'EVENT_CLOSED'
  const isSigned = () => cardFromLog(log).isSigned
  if (given.scorer !== 'committee') {
    if (!isBeingPlayed(round.state)) return 'ROUND_NOT_STARTED'
    return isSigned() ? 'CARD_SIGNED' : undefined
  }
  if (given.reason !== null) return undefined
  return isSigned() || overrules(given, log) ? 'REASON_REQUIRED' : undefined
}

/** Whether an entry of the committee differs from what the scorers have. */
function overrules({ kind, hole, value }: GivenEntry, log: readonly StoredEntry[]): boolean {
  const { kept } = officialHole(registersOf(log).get(hole) ?? [])
  return kind === 'score' && kept !== null && kept !== value
}
