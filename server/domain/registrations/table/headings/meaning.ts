/**
 * What the heading of a column says that it holds. Of several in one heading the first of this list is meant. `other`: something that a
 * list of people has and nobody here needs.
 */
export const meanings = [
  'other',
  'email',
  'provider',
  'gender',
  'index',
  'revisionDate',
  'hcId',
  'playerId',
  'team',
  'suffix',
  'infix',
  'firstName',
  'lastName',
  'number',
  'salutation',
  /** The last name first, without a comma. */
  'nameBack',
  'name',
  /** Names, or whether somebody is one. */
  'member',
  'partner',
] as const
export type Meaning = (typeof meanings)[number]

/** Headings of one language or one program, by what they mean, with `|` between them: without accents, dots and dashes, in any case. */
export type Headings = Readonly<Partial<Record<Meaning, string>>>
