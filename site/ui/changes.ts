/** Which answers are old after a change of an event, by the first word of its kind. */
import type { OperationId } from './call.ts'

const people = ['listMembers', 'getMember'] as const
const roster = ['listEventPlayers', 'listRegistrations', 'searchPlayerHandicaps'] as const
const sheet = ['getTeeSheet', 'listTeePairings'] as const
const flights = ['getFlights'] as const
const desk = ['listCheckIns', 'listStarts'] as const
const cards = ['listCards', 'getCard'] as const
const named = ['listNamedPlayers'] as const
const teams = ['listTeams', 'searchTeamHandicaps', 'listDrawnBalls'] as const

const touched: Readonly<Record<string, readonly OperationId[]>> = {
  registration: [...roster, ...sheet, ...flights, ...teams, ...desk, ...cards, ...named, 'listStaffLinks'],
  flight: flights,
  team: [...teams, ...flights, ...sheet, ...cards, ...named],
  teePairing: [...sheet, ...desk, ...cards],
  playerHandicap: [...roster, ...sheet, ...teams, ...cards, ...named],
  score: cards,
  card: cards,
  teamHandicap: teams,
  player: [...people, ...roster, ...sheet, ...flights, ...teams, ...desk, ...cards, ...named],
  membership: [...people, ...roster],
  staffLink: ['listStaffLinks', ...named],
  announcement: ['listMessages'],
  message: ['listMessages', 'getMessage'],
  rehearsal: ['getRehearsal'],
  leaderboard: ['listLeaderboards', 'getLeaderboard', ...flights],
  event: ['searchEvents', 'listRounds', 'listCourses', 'getEventState', 'listStarts', 'listNotes', ...cards],
}

/** What every change may touch: what is ready, what was printed, who stands where and wins what. */
const always: readonly OperationId[] = [
  'getEventSetup',
  'checkReadiness',
  'getFieldOfRound',
  'listDocuments',
  'listEventLog',
  'getStandings',
  'getBoardInput',
  'getSettlement',
  'getRevision',
]

/** A tap of a helper touches nothing else, and there are hundreds in a morning. */
const ofTaps: Readonly<Record<string, readonly OperationId[]>> = {
  checkIn: [...desk, 'listEventLog'],
  start: ['listStarts', 'listCards', 'listEventLog'],
  note: ['listNotes', 'listEventLog'],
}

/** The operations whose answers a change of this kind makes old, such as `teePairing.changed`. */
export function touchedBy(kind: string): readonly OperationId[] {
  const [noun = ''] = kind.split('.')
  return ofTaps[noun] ?? [...(touched[noun] ?? []), ...always]
}

/** Everything that a change of an event can make old: after an interruption that was too long. */
export const ofEvents: readonly OperationId[] = [...new Set([...Object.values(touched).flat(), ...always])]
