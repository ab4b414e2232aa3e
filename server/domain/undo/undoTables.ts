/** The tables whose rows a step in the console may change, and how they are told apart. */

export type UndoTable = {
  readonly name: string
  readonly key: readonly string[]
  /** Which rows belong to the event whose root is `$root`: the multi-round event with its rounds, or the single one. */
  readonly belongs: 'itself' | 'event' | 'leaderboard' | 'registration'
}

/** Parents first: rows come back in this order, and go in the other one. */
export const undoTables: readonly UndoTable[] = [
  { name: 'event', key: ['event_id'], belongs: 'itself' },
  { name: 'event_course', key: ['event_id', 'course_id'], belongs: 'event' },
  // What the last file of the event said, so that the next one is held against the file before.
  { name: 'event_file', key: ['event_id'], belongs: 'event' },
  // Players by name only: they come and go with their registration, or stay with their sign-up.
  { name: 'player', key: ['player_id'], belongs: 'registration' },
  { name: 'registration', key: ['event_id', 'player_id'], belongs: 'event' },
  { name: 'sign_up', key: ['event_id', 'player_id'], belongs: 'event' },
  { name: 'player_handicap', key: ['event_id', 'player_id'], belongs: 'event' },
  { name: 'team', key: ['team_id'], belongs: 'event' },
  { name: 'team_player', key: ['event_id', 'player_id'], belongs: 'event' },
  { name: 'drawn_ball', key: ['event_id', 'team_id', 'player_id'], belongs: 'event' },
  { name: 'team_handicap', key: ['event_id', 'team_id'], belongs: 'event' },
  { name: 'tee_pairing', key: ['tee_pairing_id'], belongs: 'event' },
  { name: 'tee_pairing_player', key: ['event_id', 'player_id'], belongs: 'event' },
  { name: 'posted_score', key: ['event_id', 'player_id'], belongs: 'event' },
  { name: 'leaderboard', key: ['leaderboard_id'], belongs: 'event' },
  { name: 'flight', key: ['flight_id'], belongs: 'leaderboard' },
  { name: 'flight_player', key: ['leaderboard_id', 'player_id'], belongs: 'leaderboard' },
  { name: 'flight_team', key: ['leaderboard_id', 'team_id'], belongs: 'leaderboard' },
]

/** Columns of an event that nothing takes back: that its results were official, and were revised. */
export const keptColumns: readonly string[] = ['first_official_at', 'revised_at']

/** Tables that hang on an event and that no step brings back, each with the reason. A test compares both lists with the catalogue. */
export const neverUndone: Readonly<Record<string, string>> = {
  score_entry: 'scores are a log that only grows; the committee corrects the card',
  card: 'counted from the log of scores',
  check_in: 'a log of taps that only grows; the next tap says it otherwise',
  group_start: 'a log of taps that only grows; the starter takes one back with the next',
  official_note: 'a log of what officials said that only grows; the official takes one back with the next',
  audit: 'what happened stays written',
  change: 'what readers were told stays told',
  step: 'the memory of undo itself',
  published_tee_sheet: 'what people were shown stays shown; publish again',
  published_tee_pairing: 'as the published tee sheet',
  published_tee_pairing_player: 'as the published tee sheet',
  message: 'it is stopped before its first mail is sent, or not at all',
  message_delivery: 'as the message',
  printed: 'what is on paper stays on paper',
  prize_given: "what is in somebody's hands is there; say what was handed out since",
  official_place: 'what was published as official stays known',
  published_board: 'as the places that were official',
  web_link: 'a link that was ended stays ended',
  staff_link: 'as a web link',
  rehearsal: 'a copy goes as a whole; start another with the same seed',
  webhook: 'belongs to the community',
  webhook_delivery: 'what was sent is sent',
}

const shown =
  'belongs to no event; the form that set it shows what is there, and the log of the club says what was (decision 064)'
const ofAccounts = 'whoever was let in, or not, stays so until somebody decides anew'
const ofPrograms = 'belongs to programs, and what they were told stays told'
const ofServers = 'the memory of the service itself'

/** Tables that hang on no event, each with the reason why no step brings them back. */
export const outsideOfEvents: Readonly<Record<string, string>> = {
  community: shown,
  course: 'a played course keeps its versions: revise it again',
  course_tee: 'as the course',
  membership: shown,
  player_merge: 'a merge is undone by an operator, where both profiles are',
  different_people: 'an operator says otherwise',
  recipe: 'a recipe is saved under another name, never over one',
  administrator: ofAccounts,
  administrator_community: ofAccounts,
  session: ofAccounts,
  begun: ofAccounts,
  one_time_link: ofAccounts,
  community_request: 'an answer is mailed, and the request gone',
  installation: 'an operator sets it again',
  passkey: ofAccounts,
  code_app: ofAccounts,
  code_try: ofAccounts,
  recovery_code: ofAccounts,
  proof_try: ofAccounts,
  api_access_request: ofPrograms,
  credential: ofPrograms,
  credential_community: ofPrograms,
  credential_use: ofPrograms,
  revoked_token: ofPrograms,
  idempotency: ofServers,
  handicap_provider: ofServers,
  backup_run: ofServers,
  mail_failure: ofServers,
  database_identity: ofServers,
  migration: ofServers,
}

/** What a step did to one row. `before` is null for a new row, `after` for one that went. */
export type RowChange = {
  readonly table: string
  readonly key: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}
