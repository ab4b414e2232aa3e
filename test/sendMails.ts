import { startMails } from '../server/web/registrations/startMails.ts'
import type { World } from './world.ts'

/** Sends the queued mails of a world as a server does, and looks more often. */
export function sendMails(world: World): ReturnType<typeof startMails> {
  return startMails(world.service, { url: world.url, onError: () => undefined, pollingSeconds: 0.5 })
}
