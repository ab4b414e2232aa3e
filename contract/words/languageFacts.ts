/** What a language is, beside its words. Its folder has the name that ISO 639 gives it: `pt`. */
export type LanguageFacts = {
  /** How dates and numbers are written where nobody says otherwise, as BCP 47 writes it: `pt-PT`. */
  readonly locale: string
  /** What it is called by those who speak it. */
  readonly name: string
}
