// Printed from the migrated database by "npm run print". The types of the rows, by table.
import type { Generated } from './generated.ts'

export type Tables = {
  administrator: AdministratorRow
  administrator_community: AdministratorCommunityRow
  api_access_request: ApiAccessRequestRow
  audit: AuditRow
  backup_run: BackupRunRow
  begun: BegunRow
  card: CardRow
  change: ChangeRow
  check_in: CheckInRow
  code_app: CodeAppRow
  code_try: CodeTryRow
  community: CommunityRow
  community_request: CommunityRequestRow
  course: CourseRow
  course_tee: CourseTeeRow
  credential: CredentialRow
  credential_community: CredentialCommunityRow
  credential_use: CredentialUseRow
  database_identity: DatabaseIdentityRow
  different_people: DifferentPeopleRow
  drawn_ball: DrawnBallRow
  event: EventRow
  event_course: EventCourseRow
  event_file: EventFileRow
  flight: FlightRow
  flight_player: FlightPlayerRow
  flight_team: FlightTeamRow
  group_start: GroupStartRow
  handicap_provider: HandicapProviderRow
  idempotency: IdempotencyRow
  installation: InstallationRow
  leaderboard: LeaderboardRow
  mail_failure: MailFailureRow
  membership: MembershipRow
  message: MessageRow
  message_delivery: MessageDeliveryRow
  migration: MigrationRow
  official_note: OfficialNoteRow
  official_place: OfficialPlaceRow
  one_time_link: OneTimeLinkRow
  passkey: PasskeyRow
  player: PlayerRow
  player_handicap: PlayerHandicapRow
  player_merge: PlayerMergeRow
  posted_score: PostedScoreRow
  printed: PrintedRow
  prize_given: PrizeGivenRow
  proof_try: ProofTryRow
  published_board: PublishedBoardRow
  published_tee_pairing: PublishedTeePairingRow
  published_tee_pairing_player: PublishedTeePairingPlayerRow
  published_tee_sheet: PublishedTeeSheetRow
  recipe: RecipeRow
  recovery_code: RecoveryCodeRow
  registration: RegistrationRow
  rehearsal: RehearsalRow
  revoked_token: RevokedTokenRow
  score_entry: ScoreEntryRow
  session: SessionRow
  sign_up: SignUpRow
  staff_link: StaffLinkRow
  step: StepRow
  team: TeamRow
  team_handicap: TeamHandicapRow
  team_player: TeamPlayerRow
  tee_pairing: TeePairingRow
  tee_pairing_player: TeePairingPlayerRow
  web_link: WebLinkRow
  webhook: WebhookRow
  webhook_delivery: WebhookDeliveryRow
}

export type AdministratorRow = {
  administrator_id: Generated<number>
  email: string
  email_key: string
  name: string
  password_hash: string | null
  player_id: number | null
  created_at: string
  revoked_at: string | null
  operator: Generated<boolean>
  locale: Generated<string>
  letter_keys: Generated<boolean>
  email_proven_at: string | null
}

export type AdministratorCommunityRow = {
  community_id: number
  administrator_id: number
  role: Generated<'manager' | 'director' | 'scorer' | 'starter' | 'shop' | 'viewer'>
}

export type ApiAccessRequestRow = {
  community_id: number
  request_id: Generated<number>
  contact_name: string
  contact_email: string
  intended_use: string
  state: Generated<'open' | 'approved' | 'declined' | 'withdrawn'>
  decided_at: string | null
  credential_id: number | null
  created_at: string
  requested_by: number | null
  question: string | null
  answer: string | null
  note: string | null
  reason: string | null
  reminded_at: string | null
}

export type AuditRow = {
  community_id: number
  audit_id: Generated<number>
  at: string
  actor: string
  action: string
  request_id: string | null
  event_id: number | null
  subject: unknown
  before: unknown | null
  after: unknown | null
}

export type BackupRunRow = {
  slot: string
  began_at: string
  ended_at: string | null
  file: string | null
  bytes: number | null
  tried_at: string | null
  trouble: unknown | null
  rows: number | null
}

export type BegunRow = {
  holder: string
  purpose: 'login' | 'codes' | 'passkeyLogin' | 'passkey'
  administrator_id: number | null
  shared: boolean | null
  secret: string | null
  expires_at: string
}

export type CardRow = {
  community_id: number
  event_id: number
  side: 'P' | 'T'
  side_id: number
  strokes: (number | null)[]
  status: Generated<'OPEN' | 'SIGNED' | 'NC' | 'WD' | 'DQ' | 'NS'>
  has_score: boolean
  conflicts: Generated<(number | null)[]>
  corrected: Generated<(number | null)[]>
  signed_by: Generated<string[]>
  version: Generated<number>
  updated_at: string
  score_id: Generated<number>
}

export type ChangeRow = {
  community_id: number
  change_id: Generated<number>
  event_id: number | null
  at: string
  kind: string
  subject: unknown
}

export type CheckInRow = {
  community_id: number
  event_id: number
  entry_id: string
  entry_number: Generated<number>
  player_id: number
  state: 'here' | 'notHere' | 'noShow' | null
  paid: boolean | null
  seen_at: string
  actor: string
}

export type CodeAppRow = {
  administrator_id: number
  sealed_key: string
  last_step: number
  since: string
}

export type CodeTryRow = {
  administrator_id: number
  tries: number
}

export type CommunityRow = {
  community_id: Generated<number>
  name: string
  name_key: string
  club_community_id: number | null
  created_at: string
  colour: string | null
  logo: string | null
  home: Generated<'public' | 'closed'>
  currency: string | null
  language: string | null
  clock: Generated<'h24' | 'h12'>
  lengths: Generated<'course' | 'yards' | 'metres'>
  expected_scores: unknown | null
}

export type CommunityRequestRow = {
  request_id: Generated<number>
  name: string
  contact_name: string
  contact_email: string
  contact_email_key: string
  intended_use: string
  created_at: string
  confirmed_at: string | null
  language: string | null
}

export type CourseRow = {
  course_id: Generated<number>
  name: string
  name_key: string
  city: string | null
  state: string | null
  country: string | null
  created_at: string
  replaces_course_id: number | null
  club_community_id: number | null
  club_name: string | null
  first_course_id: number | null
  unit: 'yards' | 'metres' | null
}

export type CourseTeeRow = {
  tee_id: Generated<number>
  course_id: number
  gender: 'M' | 'F'
  name: string
  par: number
  par_front: number | null
  par_back: number | null
  rating_tenths: number
  rating_front_tenths: number | null
  rating_back_tenths: number | null
  slope: number
  slope_front: number | null
  slope_back: number | null
  hole_pars: (number | null)[]
  stroke_indexes: (number | null)[]
  yards: (number | null)[] | null
}

export type CredentialRow = {
  credential_id: Generated<number>
  email: string
  email_key: string
  password_hash: string | null
  intended_use: string
  created_at: string
  revoked_at: string | null
  scope: Generated<'read' | 'read write'>
}

export type CredentialCommunityRow = {
  credential_id: number
  community_id: number
}

export type CredentialUseRow = {
  credential_id: number
  day: string
  calls: number
  last_at: string
}

export type DatabaseIdentityRow = {
  only_one: Generated<boolean>
  installation_id: string
  restored_at: string | null
  written_at: string | null
}

export type DifferentPeopleRow = {
  player_id: number
  other_player_id: number
  marked_at: string
  actor: string
}

export type DrawnBallRow = {
  community_id: number
  event_id: number
  team_id: number
  player_id: number
  registration_event_id: number
}

export type EventRow = {
  community_id: number
  event_id: Generated<number>
  kind: 'M' | 'R' | 'S'
  parent_event_id: number | null
  round_number: number | null
  name: string
  name_key: string
  start_date: string
  end_date: string
  time_zone: string
  info: string | null
  state: Generated<'draft' | 'published' | 'in progress' | 'suspended' | 'completed' | 'official' | 'cancelled'>
  state_at: string
  first_official_at: string | null
  revised_at: string | null
  flights_enabled: Generated<boolean>
  registration_type: Generated<'Closed' | 'Members' | 'Online Questionnaire'>
  settings: Generated<unknown>
  created_at: string
  state_reason: string | null
  announcement: string | null
  shortening: unknown | null
  external_id: string | null
}

export type EventCourseRow = {
  community_id: number
  event_id: number
  course_id: number
  position: number
}

export type EventFileRow = {
  community_id: number
  event_id: number
  said: unknown
  said_at: string
}

export type FlightRow = {
  community_id: number
  flight_id: Generated<number>
  leaderboard_id: number
  name: string
  settings: Generated<unknown>
  position: Generated<number>
}

export type FlightPlayerRow = {
  community_id: number
  leaderboard_id: number
  player_id: number
  flight_id: number
  event_id: number
  pinned: Generated<boolean>
}

export type FlightTeamRow = {
  community_id: number
  leaderboard_id: number
  team_id: number
  flight_id: number
  pinned: Generated<boolean>
}

export type GroupStartRow = {
  community_id: number
  event_id: number
  entry_id: string
  entry_number: Generated<number>
  tee_pairing_id: number
  tapped_at: string
  undone: boolean
  actor: string
}

export type HandicapProviderRow = {
  provider_id: number
  code: string
  name: string
  country: string | null
}

export type IdempotencyRow = {
  key: string
  community_id: number | null
  fingerprint: string
  answer: string | null
  created_at: string
  actor: string
}

export type InstallationRow = {
  only_one: Generated<boolean>
  takes_requests: Generated<boolean>
  secret_fingerprint: string | null
}

export type LeaderboardRow = {
  community_id: number
  leaderboard_id: Generated<number>
  event_id: number
  name: string
  type_id: number
  format_id: string
  team: boolean
  settings: Generated<unknown>
  position: number
}

export type MailFailureRow = {
  mail_id: string
  about: string
  domain: string
  tries: number
  first_at: string
  last_at: string
  reason: string
  given_up: boolean
  sent_at: string | null
}

export type MembershipRow = {
  community_id: number
  player_id: number
  member: boolean
  handle: string | null
  details_confirmed: boolean
  last_name_key: string
  first_name_key: string
  created_at: string
  given_email: string | null
  given_email_key: string | null
  given_dob: string | null
  given_phone_country_cd: string | null
  given_phone: string | null
  given_hc_provider_id: number | null
  given_hc_id: string | null
  external_id: string | null
  listed: Generated<unknown>
}

export type MessageRow = {
  community_id: number
  event_id: number
  message_id: Generated<number>
  whom: 'registered' | 'waiting' | 'notHere' | 'teePairings' | 'flight' | 'players'
  subject: string
  body: string
  language: string
  sent_at: string
  not_before: string
  stopped_at: string | null
  actor: string
}

export type MessageDeliveryRow = {
  community_id: number
  event_id: number
  message_id: number
  player_id: number
  state: 'waiting' | 'sent' | 'refused' | 'noAddress' | 'notWanted' | 'stopped'
  told_at: string | null
}

export type MigrationRow = {
  name: string
  applied_at: string
  oldest_version: string | null
}

export type OfficialNoteRow = {
  community_id: number
  event_id: number
  entry_id: string
  entry_number: Generated<number>
  tee_pairing_id: number
  kind: 'timeWarning' | 'note' | 'takenBack'
  words: string | null
  taken_back: string | null
  noted_at: string
  actor: string
}

export type OfficialPlaceRow = {
  community_id: number
  event_id: number
  place_id: Generated<number>
  official_at: string
  leaderboard_id: number
  player_id: number | null
  team_id: number | null
  flight: string | null
  label: string
  value: string | null
  payout_cents: number | null
}

export type OneTimeLinkRow = {
  link_id: Generated<number>
  token_hash: string
  purpose: 'firstStart' | 'password' | 'invitation' | 'credential' | 'communityRequest'
  administrator_id: number | null
  community_id: number | null
  role: 'manager' | 'director' | 'scorer' | 'starter' | 'shop' | 'viewer' | null
  email: string | null
  email_key: string | null
  created_by: number | null
  created_at: string
  expires_at: string
  used_at: string | null
  credential_id: number | null
  community_request_id: number | null
  by_mail: Generated<boolean>
}

export type PasskeyRow = {
  passkey_id: Generated<number>
  administrator_id: number
  credential_id: string
  public_key: string
  counter: number
  transports: string[]
  name: string
  added_at: string
  used_at: string | null
}

export type PlayerRow = {
  player_id: Generated<number>
  by_name: Generated<boolean>
  first_name: string
  last_name: string
  last_name_key: string
  first_name_key: string
  suffix: string | null
  gender: 'M' | 'F'
  email: string | null
  email_key: string | null
  dob: string | null
  phone_country_cd: string | null
  phone: string | null
  hc_provider_id: number | null
  hc_id: string | null
  hc_active: Generated<boolean>
  hc_index_tenths: number | null
  hc_revision_date: string | null
  pic_url: string | null
  completed_at: string | null
  unproven: Generated<string[]>
  created_at: string
  creator_community_id: number | null
  keeper_community_id: number | null
  shared: Generated<boolean>
  email_community_id: number | null
}

export type PlayerHandicapRow = {
  community_id: number
  event_id: number
  player_id: number
  registration_event_id: number
  course_id: number | null
  tee_id: number | null
  hc_index_tenths: number | null
  hc_revision_date: string | null
  hc_course: number | null
  hc_playing: number | null
  by_hand: Generated<boolean>
  alloc_pct: number
  locked: Generated<boolean>
  reason: string | null
  source: 'PROVIDER' | 'MANUAL' | 'NONE'
  locked_at: string | null
}

export type PlayerMergeRow = {
  merge_id: Generated<number>
  player_id: number
  kept_player_id: number
  removed_player_id: number
  merged_at: string
  actor: string
  rows: unknown
  undone_at: string | null
  undone_by: string | null
}

export type PostedScoreRow = {
  community_id: number
  event_id: number
  player_id: number
  posted_at: string
  actor: string
}

export type PrintedRow = {
  community_id: number
  event_id: number
  document: string
  page: string
  version: string
  label: string
  printed_at: string
  actor: string
}

export type PrizeGivenRow = {
  community_id: number
  event_id: number
  prize_id: Generated<number>
  player_id: number | null
  team_id: number | null
  cents: number
  method: 'cash' | 'transfer' | 'voucher' | 'credit'
  note: string | null
  given_at: string
  actor: string
}

export type ProofTryRow = {
  player_id: number
  since: string
  tries: number
  actor: string
}

export type PublishedBoardRow = {
  community_id: number
  leaderboard_id: number
  event_id: number
  published_at: string
  shape: number
  board: string
}

export type PublishedTeePairingRow = {
  community_id: number
  event_id: number
  tee_pairing_id: number
  course_id: number
  tee_time: string
  tee_hole: number
  tee_group: string
}

export type PublishedTeePairingPlayerRow = {
  community_id: number
  event_id: number
  player_id: number
  tee_pairing_id: number
  registration_event_id: number
}

export type PublishedTeeSheetRow = {
  community_id: number
  event_id: number
  published_at: string
  actor: string
}

export type RecipeRow = {
  community_id: number
  recipe_id: number
  name: string
  name_key: string
  description: string
  plan: unknown
  created_at: string
}

export type RecoveryCodeRow = {
  administrator_id: number
  name: string
  code_hash: string
  used_at: string | null
}

export type RegistrationRow = {
  community_id: number
  event_id: number
  player_id: number
  by_profile: boolean
  handle: string | null
  course_id: number | null
  tee_id: number | null
  answers: Generated<unknown>
  registered_at: string
  last_name_key: string
  first_name_key: string
  paid_cents: number | null
  note: string | null
  start_mails: Generated<boolean>
  organiser_id: number | null
  affiliation: string | null
  age: number | null
  external_id: string | null
  listed: Generated<unknown>
}

export type RehearsalRow = {
  community_id: number
  event_id: number
  round_id: number
  of_community_id: number
  of_event_id: number
  seed: number
  holes: number
  speed: number
  clock: string
  set_at: string
  told: string
  ends_at: string
  entered: Generated<number>
  expected: number
  started_at: string
  actor: string
}

export type RevokedTokenRow = {
  token_id: string
  credential_id: number
  expires_at: string
}

export type ScoreEntryRow = {
  community_id: number
  event_id: number
  entry_id: string
  log_id: Generated<number>
  side: 'P' | 'T'
  side_id: number
  kind: 'score' | 'lift' | 'sign' | 'unsign' | 'status'
  hole: number | null
  value: number | null
  status: 'OPEN' | 'NC' | 'WD' | 'DQ' | 'NS' | null
  register: 'C' | 'M' | 'P'
  scorer: string
  actor: string
  device: string
  device_sequence: number
  tapped_at: string
  received_at: string
  reason: string | null
  outdone: Generated<boolean>
}

export type SessionRow = {
  session_id: Generated<number>
  token_hash: string
  administrator_id: number
  created_at: string
  seen_at: string
  proved_at: string
  shared: Generated<boolean>
  device: string
  ended_at: string | null
  second_factor: Generated<boolean>
}

export type SignUpRow = {
  community_id: number
  event_id: number
  player_id: number
  form_key: string
  state: 'ballot' | 'waiting' | 'offered' | 'registered' | 'withdrawn' | 'declined' | 'expired' | 'not drawn'
  place: number | null
  offer_until: string | null
  details: Generated<unknown>
  answers: Generated<unknown>
  tee_id: number | null
  consent: string | null
  signed_up_at: string
}

export type StaffLinkRow = {
  community_id: number
  staff_link_id: Generated<number>
  event_id: number
  purpose: 'checkIn' | 'starter' | 'official' | 'cards' | 'organiser'
  label: string
  created_at: string
  created_by: string
  until: string
  ended_at: string | null
  places: number | null
  organiser_id: number | null
}

export type StepRow = {
  community_id: number
  step_id: string
  step_number: Generated<number>
  event_id: number
  at: string
  actor: string
  operation: string
  rows: unknown
  undone_by: string | null
  took_back: string[] | null
}

export type TeamRow = {
  community_id: number
  team_id: Generated<number>
  event_id: number
  name: string
}

export type TeamHandicapRow = {
  community_id: number
  event_id: number
  team_id: number
  course_id: number | null
  tee_id: number | null
  hc_index_tenths: number | null
  hc_course: number | null
  hc_playing: number | null
  alloc_pct: number | null
  locked: Generated<boolean>
  reason: string | null
  locked_at: string | null
}

export type TeamPlayerRow = {
  community_id: number
  event_id: number
  player_id: number
  team_id: number
  registration_event_id: number
  seat: number | null
}

export type TeePairingRow = {
  community_id: number
  tee_pairing_id: Generated<number>
  event_id: number
  course_id: number
  tee_time: string
  tee_hole: number
  tee_group: string
  locked: Generated<boolean>
  note: string | null
}

export type TeePairingPlayerRow = {
  community_id: number
  event_id: number
  player_id: number
  tee_pairing_id: number
  registration_event_id: number
  seat: number | null
}

export type WebLinkRow = {
  community_id: number
  event_id: number
  purpose: string
  player_id: Generated<number>
  generation: number
}

export type WebhookRow = {
  community_id: number
  webhook_id: Generated<number>
  url: string
  topics: string[]
  description: string | null
  active: Generated<boolean>
  generation: Generated<number>
  previous_until: string | null
  created_at: string
}

export type WebhookDeliveryRow = {
  community_id: number
  delivery_id: Generated<number>
  webhook_id: number
  message_id: Generated<string>
  job_id: Generated<string>
  kind: string
  event_id: string | null
  subject: unknown
  happened_at: string
  state: Generated<'pending' | 'delivered' | 'failed'>
  attempts: Generated<number>
  response_status: number | null
  last_error: string | null
  last_attempt_at: string | null
  next_attempt_at: string | null
}
