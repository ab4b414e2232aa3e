/** What the heading of a column says that it holds. `other`: something that a list of people has and nobody here needs. */
export type Meaning =
  | 'name'
  /** The last name first, without a comma. */
  | 'nameBack'
  /** Names, or whether somebody is one. */
  | 'member'
  | 'firstName'
  | 'lastName'
  | 'infix'
  | 'suffix'
  | 'index'
  | 'gender'
  | 'salutation'
  | 'email'
  | 'hcId'
  | 'number'
  | 'playerId'
  | 'team'
  | 'partner'
  | 'provider'
  | 'revisionDate'
  | 'other'

/** Headings of one language or one program, by what they mean, with `|` between them: without accents, dots and dashes, in any case. */
export type Headings = Readonly<Partial<Record<Meaning, string>>>
