/** The forms of the login, as a browser sends them. */
import type { World } from './world.ts'

type Answer = Awaited<ReturnType<World['app']['inject']>>

/** Sends a form of ours with these cookies, from an address of its own. */
export function sendForm(
  world: World,
  url: string,
  fields: Readonly<Record<string, string>>,
  { cookie = '', remoteAddress = '127.0.0.1' } = {},
): Promise<Answer> {
  return world.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: String(new URLSearchParams(fields)),
  })
}

/** `name=value` of the cookie with this name that the answer sets; empty when it sets none. */
export function cookieOf({ headers }: Answer, name: 'session' | 'login'): string {
  const set = [headers['set-cookie'] ?? []].flat().map(String)
  return set.find(one => one.startsWith(`${name}=`))?.split(';')[0] ?? ''
}

/** What the console says about whoever has these cookies: 401 for nobody. */
export async function whoIs(world: World, cookie: string) {
  const answer = await world.app.inject({ url: '/console/api/session', headers: { cookie } })
  return { status: answer.statusCode, ...JSON.parse(answer.payload) }
}
