/** Why a file of somebody else was not read. `memory`, `time`: its reader was ended; `cells`, `size`: it has too many, or is too large; `format`: it is something else, and `html`, `pdf`, `oldWorkbook`, `openDocument`, `picture` say what. */
export type WhyNotRead =
  | 'memory'
  | 'time'
  | 'cells'
  | 'size'
  | 'format'
  | 'html'
  | 'pdf'
  | 'oldWorkbook'
  | 'openDocument'
  | 'picture'

/** A file was not read. Whoever asked for it says in words what to do. */
export class ForeignFileError extends Error {
  readonly why: WhyNotRead
  constructor(why: WhyNotRead, options?: ErrorOptions) {
    super(`A foreign file was not read: ${why}.`, options)
    this.why = why
  }
}
