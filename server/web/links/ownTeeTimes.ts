import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type LinkMaker, linkOf } from './link.ts'

/** The paths to the tee times of one player: as a calendar, and on the page of the tee sheet, which then begins with them. */
export type OwnTeeTimes = { readonly calendar: string; readonly page: string }

/** Makes both. The page learns the player from what browsers keep to themselves: it is the same for everybody. */
export async function ownTeeTimes(
  maker: { readonly service: LinkMaker; readonly tx: Transaction },
  event: VisibleEvent,
  playerId: number,
): Promise<OwnTeeTimes> {
  const { pathname } = new URL((await linkOf(maker, event, 'teeSheet')).url)
  return { calendar: `${pathname}/calendar.ics?player=${playerId}`, page: `${pathname}#player-${playerId}` }
}
