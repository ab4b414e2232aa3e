import type { Helper } from '../../../contract/site/helper.ts'

let current: Helper | undefined

/** What the page behind a staff link began with. Throws on every other page. */
export function helper(): Helper {
  if (!current) throw new Error('No staff link was opened.')
  return current
}

/** Said once, before anything is drawn. */
export function setHelper(given: Helper): void {
  current = given
}

/** The whole event of the link, with which the address begins. */
export function wholeEvent(): string {
  return location.pathname.split('/')[2] ?? ''
}

/** Whether a round is of the link that is open; in the console every round is. */
export function isOfLink(eventId: string): boolean {
  return current === undefined || current.rounds.some(one => one.eventId === eventId)
}
