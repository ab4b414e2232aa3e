import type { Service } from '../../live/service.ts'
import type { PageContent } from '../pages/page.ts'
import type { LinkRequest } from './linkGuard.ts'

/** What a view says of itself: the same for everybody who opens it, until something of its events changes. */
export type View = {
  /** Its place below the link with what the address says besides, such as `/tv?seconds=20`; undefined where the link has no such view. */
  readonly place: (opening: LinkRequest) => string | undefined
  /** Whether it changes with scores. */
  readonly scores: (opening: LinkRequest) => boolean
  /** Whether other sites may show it in a frame. */
  readonly framed?: true
  /** It stands before everybody, and speaks the language of the club. */
  readonly forAll?: true
  /** What it shows now, and the events of which it tells; undefined when there is nothing. */
  readonly show: (
    service: Service,
    opening: LinkRequest,
  ) => Promise<{ readonly content: Omit<PageContent, 'language'>; readonly eventIds: readonly number[] } | undefined>
}
