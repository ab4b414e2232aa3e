import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type LinkMaker, linkOf } from './link.ts'

/** The path to the tee times of one player as a calendar. */
export async function calendarOf(
  maker: { readonly service: LinkMaker; readonly tx: Transaction },
  event: VisibleEvent,
  playerId: number,
): Promise<string> {
  const { url } = await linkOf(maker, event, 'teeSheet')
  return `${new URL(url).pathname}/calendar.ics?player=${playerId}`
}
