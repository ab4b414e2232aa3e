import { call } from '../../ui/call.ts'

/** Ends the session, and forgets what this tab has kept of it. */
export async function logOut(): Promise<void> {
  await call('logOut', {})
  sessionStorage.clear()
  location.assign('/console/login')
}
