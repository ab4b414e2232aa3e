import type { StaffLinkPurpose } from '../staffLinks/console.ts'
import type { Language } from '../words/languages.ts'
import type { Clock } from '../words/timeOfDay.ts'

/** What the page behind a staff link begins with. */
export type Helper = {
  readonly token: string
  readonly purpose: StaffLinkPurpose
  /** What the link is called. */
  readonly label: string
  /** When it ends by itself. */
  readonly until: string
  /** Of an organiser. */
  readonly organiserId?: number
  readonly eventName: string
  /** The rounds of the event, the first that is not over in front. */
  readonly rounds: readonly { readonly eventId: string; readonly round: number }[]
  /** Of the club; one of 24 hours where the device has kept the page from before. */
  readonly clock?: Clock
  /** Language of the page. */
  readonly locale: Language
  readonly environment: 'testing' | 'production'
}
