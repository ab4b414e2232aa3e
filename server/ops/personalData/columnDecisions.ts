/**
 * What every column of every table holds. Erasing, merging, the export and their tests go by it, and a test compares it with
 * the catalogue of the database: a new table or column fails until somebody has decided.
 */
export type TableDecision = {
  /** Names the player whom the row is about, by id or as `player:7`. A merge leaves none that names the removed player; an export has the rows. */
  readonly player?: readonly string[]
  /** Says something about that person: exported, and set to its default when the person is erased. */
  readonly person?: readonly string[]
  /** The same, but nobody is told. */
  readonly secret?: readonly string[]
  /** About the player too, and exported; stays when the person is erased, because results hang on it. */
  readonly fact?: readonly string[]
  /** Words and JSON that may mention anybody: an erased player is replaced where named. */
  readonly mention?: readonly string[]
  /** Of `person` and `secret`, what people write: it may mention somebody else too, as `mention` may. */
  readonly words?: readonly string[]
  /** Never about a player. Accounts of the interface are of those who run the service: they end by their own commands. */
  readonly none?: readonly string[]
  /** The rows of an erased player go as a whole. */
  readonly rowsGo?: true
}

export const columnDecisions: Readonly<Record<string, TableDecision>> = {
  administrator: {
    rowsGo: true,
    player: ['player_id'],
    person: ['email', 'email_key', 'name'],
    secret: ['password_hash'],
    fact: ['administrator_id', 'operator', 'locale', 'letter_keys', 'created_at', 'revoked_at', 'email_proven_at'],
  },
  administrator_community: { none: ['community_id', 'administrator_id', 'role'] },
  api_access_request: {
    none: columns(
      'community_id request_id contact_name contact_email intended_use state decided_at credential_id created_at',
      'requested_by question answer note reason reminded_at',
    ),
  },
  audit: {
    mention: ['before', 'after'],
    none: columns('community_id audit_id at actor action request_id event_id subject'),
  },
  backup_run: { none: columns('slot began_at ended_at file bytes rows tried_at trouble') },
  begun: { none: columns('holder purpose administrator_id shared secret expires_at') },
  card: {
    player: ['side_id', 'signed_by'],
    fact: columns(
      'community_id event_id side strokes status has_score conflicts corrected version updated_at score_id',
    ),
  },
  change: { none: columns('community_id change_id event_id at kind subject') },
  check_in: {
    player: ['player_id'],
    fact: columns('community_id event_id entry_id entry_number state paid seen_at actor'),
  },
  code_app: { none: columns('administrator_id sealed_key last_step since') },
  code_try: { none: columns('administrator_id tries') },
  community: {
    none: columns(
      'community_id name name_key club_community_id created_at colour logo home currency language clock lengths expected_scores',
    ),
  },
  community_request: {
    none: columns(
      'request_id name contact_name contact_email contact_email_key intended_use created_at confirmed_at language',
    ),
  },
  course: {
    none: columns(
      'course_id name name_key city state country unit created_at replaces_course_id first_course_id club_community_id club_name',
    ),
  },
  course_tee: {
    none: columns(
      'tee_id course_id gender name par par_front par_back rating_tenths rating_front_tenths rating_back_tenths',
      'slope slope_front slope_back hole_pars stroke_indexes yards',
    ),
  },
  credential: { none: columns('credential_id email email_key password_hash intended_use created_at revoked_at scope') },
  credential_community: { none: columns('credential_id community_id') },
  credential_use: { none: columns('credential_id day calls last_at') },
  database_identity: { none: columns('only_one installation_id restored_at written_at') },
  different_people: { player: ['player_id', 'other_player_id'], fact: ['marked_at'], none: ['actor'] },
  drawn_ball: { player: ['player_id'], fact: columns('community_id event_id team_id registration_event_id') },
  event: {
    mention: ['info', 'settings', 'state_reason', 'announcement'],
    none: columns(
      'community_id event_id kind parent_event_id round_number name name_key start_date end_date time_zone state state_at',
      'first_official_at revised_at flights_enabled registration_type created_at shortening external_id',
    ),
  },
  event_course: { none: columns('community_id event_id course_id position') },
  flight: { mention: ['settings'], none: columns('community_id flight_id leaderboard_id name position') },
  flight_player: { player: ['player_id'], fact: columns('community_id leaderboard_id flight_id event_id pinned') },
  flight_team: { none: columns('community_id leaderboard_id team_id flight_id pinned') },
  // Prints of what a file said; the row goes with the first of its people who is erased.
  event_file: { none: columns('community_id event_id said said_at') },
  group_start: {
    none: columns('community_id event_id entry_id entry_number tee_pairing_id tapped_at undone actor'),
  },
  handicap_provider: { none: columns('provider_id code name country') },
  idempotency: { mention: ['answer'], none: columns('actor key community_id fingerprint created_at') },
  installation: { none: columns('only_one takes_requests secret_fingerprint') },
  leaderboard: {
    mention: ['settings'],
    none: columns('community_id leaderboard_id event_id name type_id format_id team position'),
  },
  mail_failure: { none: columns('mail_id about domain tries first_at last_at reason given_up sent_at') },
  membership: {
    rowsGo: true,
    player: ['player_id'],
    person: columns(
      'handle last_name_key first_name_key given_email given_email_key given_dob given_phone_country_cd given_phone',
      'given_hc_provider_id given_hc_id external_id listed',
    ),
    fact: columns('community_id member details_confirmed created_at'),
  },
  message: {
    mention: ['subject', 'body'],
    none: columns('community_id event_id message_id whom language sent_at not_before stopped_at actor'),
  },
  message_delivery: { player: ['player_id'], fact: columns('community_id event_id message_id state told_at') },
  migration: { none: ['name', 'applied_at', 'oldest_version'] },
  passkey: {
    none: columns('passkey_id administrator_id credential_id public_key counter transports name added_at used_at'),
  },
  player: {
    player: ['player_id'],
    person: columns(
      'first_name last_name last_name_key first_name_key suffix email email_key dob phone_country_cd phone',
      'hc_provider_id hc_id hc_active hc_index_tenths hc_revision_date pic_url unproven',
    ),
    // Tees and course handicaps differ by the gender. The keeper of a profile follows from its memberships.
    fact: columns(
      'by_name gender completed_at created_at creator_community_id keeper_community_id shared email_community_id',
    ),
  },
  player_handicap: {
    player: ['player_id'],
    person: ['reason'],
    words: ['reason'],
    fact: columns(
      'community_id event_id registration_event_id course_id tee_id hc_index_tenths hc_revision_date hc_course hc_playing',
      'by_hand alloc_pct locked locked_at source',
    ),
  },
  player_merge: {
    rowsGo: true,
    player: ['player_id'],
    // What could be undone has others in it too.
    secret: ['rows'],
    fact: columns('merge_id kept_player_id removed_player_id merged_at undone_at'),
    none: ['actor', 'undone_by'],
  },
  posted_score: { player: ['player_id'], fact: columns('community_id event_id posted_at actor') },
  printed: { none: columns('community_id event_id document page version label printed_at actor') },
  prize_given: {
    player: ['player_id'],
    person: ['note'],
    words: ['note'],
    fact: columns('community_id event_id prize_id team_id cents method given_at actor'),
  },
  proof_try: { player: ['player_id'], fact: ['since', 'tries'], none: ['actor'] },
  published_tee_pairing: {
    none: columns('community_id event_id tee_pairing_id course_id tee_time tee_hole tee_group'),
  },
  published_tee_pairing_player: {
    player: ['player_id'],
    fact: columns('community_id event_id tee_pairing_id registration_event_id'),
  },
  // Ids, strokes and handicaps; names are looked up when it is shown.
  published_board: { fact: columns('community_id leaderboard_id event_id published_at shape board') },
  published_tee_sheet: { none: columns('community_id event_id published_at actor') },
  recipe: { mention: ['plan'], none: columns('community_id recipe_id name name_key description created_at') },
  recovery_code: { none: columns('administrator_id name code_hash used_at') },
  registration: {
    player: ['player_id'],
    person: columns('handle answers note start_mails last_name_key first_name_key affiliation age external_id listed'),
    words: ['answers', 'note', 'affiliation'],
    fact: columns('community_id event_id by_profile course_id tee_id registered_at paid_cents organiser_id'),
  },
  official_note: {
    mention: ['words'],
    none: columns('community_id event_id entry_id entry_number tee_pairing_id kind taken_back noted_at actor'),
  },
  official_place: {
    player: ['player_id'],
    fact: columns('community_id event_id place_id official_at leaderboard_id team_id flight label value payout_cents'),
  },
  one_time_link: {
    none: columns(
      'link_id token_hash purpose administrator_id community_id role email email_key created_by created_at expires_at used_at by_mail',
      'credential_id community_request_id',
    ),
  },
  rehearsal: {
    none: columns(
      'community_id event_id round_id of_community_id of_event_id seed holes speed clock set_at told ends_at entered expected',
      'started_at actor',
    ),
  },
  revoked_token: { none: columns('token_id credential_id expires_at') },
  score_entry: {
    player: ['side_id', 'scorer'],
    mention: ['reason'],
    fact: columns(
      'community_id event_id entry_id log_id side kind hole value status register actor device device_sequence tapped_at',
      'received_at outdone',
    ),
  },
  session: {
    none: columns(
      'session_id token_hash administrator_id created_at seen_at proved_at shared device ended_at second_factor',
    ),
  },
  sign_up: {
    player: ['player_id'],
    person: ['details', 'answers'],
    words: ['details', 'answers'],
    fact: columns('community_id event_id form_key tee_id consent signed_up_at'),
    // Who waits, has an offer or is in a ballot leaves it, whoever asked for that.
    none: columns('state place offer_until'),
  },
  staff_link: {
    mention: ['label'],
    none: columns(
      'community_id staff_link_id event_id purpose created_at created_by until ended_at places organiser_id',
    ),
  },
  step: {
    mention: ['rows'],
    none: columns('community_id step_id step_number event_id at actor operation took_back undone_by'),
  },
  team: { mention: ['name'], none: columns('community_id team_id event_id') },
  team_handicap: {
    mention: ['reason'],
    none: columns(
      'community_id event_id team_id course_id tee_id hc_index_tenths hc_course hc_playing alloc_pct locked locked_at',
    ),
  },
  team_player: { player: ['player_id'], fact: columns('community_id event_id team_id registration_event_id seat') },
  tee_pairing: {
    mention: ['note'],
    none: columns('community_id tee_pairing_id event_id course_id tee_time tee_hole tee_group locked'),
  },
  tee_pairing_player: {
    player: ['player_id'],
    fact: columns('community_id event_id tee_pairing_id registration_event_id seat'),
  },
  web_link: { player: ['player_id'], fact: columns('community_id event_id purpose'), none: ['generation'] },
  webhook: {
    none: columns('community_id webhook_id url topics description active generation previous_until created_at'),
  },
  webhook_delivery: {
    none: columns(
      'community_id delivery_id webhook_id message_id job_id kind event_id subject happened_at state attempts',
      'response_status last_error last_attempt_at next_attempt_at',
    ),
  },
}

function columns(...lists: readonly string[]): readonly string[] {
  return lists.flatMap(list => list.split(' '))
}
