/** Every column that can hold words, and whether these can be about a player. A test fails when one of the schema is missing. */

export type TextColumns = {
  /** Of the player whom the row names: erased, or replaced, with the player. */
  readonly person?: readonly string[]
  /** Words and JSON that may mention anybody: an erased player is replaced where named. */
  readonly mention?: readonly string[]
  /** Never about a player. Accounts are of those who run the service: they end by their own commands. */
  readonly none?: readonly string[]
}

export const textColumns: Readonly<Record<string, TextColumns>> = {
  administrator: { person: ['email', 'email_key', 'name', 'password_hash', 'totp_secret'] },
  administrator_community: { none: ['role'] },
  api_access_request: { none: ['contact_name', 'contact_email', 'intended_use', 'state'] },
  audit: { mention: ['before', 'after'], none: ['actor', 'action', 'request_id', 'subject'] },
  card: { none: ['side', 'status', 'signed_by'] },
  change: { none: ['kind', 'subject'] },
  community: { none: ['name', 'name_key'] },
  course: { none: ['name', 'name_key', 'city', 'state', 'country'] },
  course_tee: { none: ['gender', 'name'] },
  credential: { none: ['email', 'email_key', 'password_hash', 'intended_use'] },
  event: {
    mention: ['info', 'settings'],
    none: ['kind', 'name', 'name_key', 'start_date', 'end_date', 'time_zone', 'state', 'registration_type'],
  },
  flight: { mention: ['settings'], none: ['name'] },
  handicap_provider: { none: ['code', 'name', 'country'] },
  idempotency: { mention: ['answer'], none: ['key', 'fingerprint'] },
  leaderboard: { mention: ['settings'], none: ['name', 'format_id'] },
  membership: { person: ['handle', 'last_name_key', 'first_name_key'] },
  migration: { none: ['name'] },
  player: {
    person: [
      'first_name',
      'last_name',
      'last_name_key',
      'first_name_key',
      'suffix',
      'email',
      'email_key',
      'dob',
      'phone_country_cd',
      'phone',
      'hc_id',
      'hc_revision_date',
      'pic_url',
      'unproven',
    ],
    // Results hang on it: tees and course handicaps differ by it.
    none: ['gender'],
  },
  player_handicap: { person: ['reason'], none: ['hc_revision_date', 'source'] },
  registration: { person: ['handle', 'answers'] },
  revoked_token: { none: ['token_id'] },
  score_entry: { mention: ['reason'], none: ['side', 'kind', 'status', 'register', 'scorer', 'actor', 'device'] },
  sign_up: { person: ['details', 'answers'], none: ['state', 'consent'] },
  team: { mention: ['name'] },
  team_handicap: { mention: ['reason'] },
  tee_pairing: { none: ['tee_group'] },
  web_link: { none: ['purpose'] },
  webhook: { none: ['url', 'topics', 'description'] },
  webhook_delivery: { none: ['kind', 'event_id', 'subject', 'state', 'last_error'] },
}
