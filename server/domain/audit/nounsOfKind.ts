import { type Noun, nouns, ofEvent } from '../../../contract/nouns.ts'

/** Kinds of changes whose first word is not what they change, or not all of it. */
const byKind: Readonly<Record<string, readonly Noun[]>> = {
  'event.created': ['events', 'courses'],
  'event.imported': ['events', 'courses', 'players', 'members'],
  'event.stateSet': ['eventStates'],
  'event.shortened': ['shortening'],
  'administrator.operatorGiven': ['accounts'],
  'administrator.operatorTaken': ['accounts'],
  'administrator.codesOn': ['accounts', 'secondFactors'],
  'administrator.codesOff': ['accounts', 'secondFactors'],
  'administrator.factorsRemoved': ['accounts', 'secondFactors'],
  'administrator.passkeyAdded': ['accounts', 'secondFactors'],
  'administrator.passkeyRemoved': ['accounts', 'secondFactors'],
  // Somebody may have asked for it.
  'community.created': ['communities', 'communityRequests'],
  'player.exported': [],
}

/** By the first word of the kind. What is not here may have changed anything. */
const byWord: Readonly<Record<string, readonly Noun[]>> = {
  setup: ['events'],
  event: [...ofEvent, 'courses', 'players', 'members'],
  step: [...ofEvent, 'players', 'members'],
  registration: ['registrations'],
  playerHandicap: ['handicaps'],
  teamHandicap: ['teamHandicaps'],
  team: ['teams'],
  flight: ['flights'],
  teePairing: ['teeSheet'],
  leaderboard: ['leaderboards'],
  checkIn: ['checkIns'],
  start: ['starts'],
  note: ['notes'],
  score: ['cards'],
  card: ['cards'],
  prize: ['settlement'],
  announcement: ['messages'],
  message: ['messages'],
  document: ['documents'],
  webLink: ['links'],
  staffLink: ['staffLinks'],
  rehearsal: ['rehearsal'],
  recipe: ['recipes'],
  course: ['courses'],
  player: ['players'],
  membership: ['members'],
  members: ['members'],
  community: ['communities'],
  administrator: ['staff', 'accounts'],
  account: ['staff', 'accounts'],
  operator: ['accounts'],
  communityRequest: ['communityRequests'],
  communityRequests: ['communityRequests'],
  apiAccess: ['accessRequests'],
  credential: ['credentials'],
  webhook: ['webhooks'],
}

/** What a change of this kind, such as `teePairing.published`, has changed: whatever tells of one of these is old. */
export function nounsOfKind(kind: string): readonly Noun[] {
  return byKind[kind] ?? byWord[kind.split('.', 1)[0] ?? ''] ?? nouns
}
