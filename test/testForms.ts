/** What the tests of the registration pages need: an event with settings, its links, and forms sent as a browser does. */
import type { Static } from 'typebox'
import type { GivenRegistrationSettings } from '../contract/settings/givenRegistrationSettings.ts'
import type { World } from './world.ts'

type SettingsInput = Static<typeof GivenRegistrationSettings>
export type Fields = Readonly<Record<string, string>>
export type Sent = {
  readonly status: number
  readonly text: string
  readonly location: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** Opens S-110 for registration with these settings; nobody but Ana, Bruno, Carla, Filipe and Walter is in it. */
export async function openRegistration(
  world: World,
  given: SettingsInput,
  type = 'Online Questionnaire',
): Promise<void> {
  await world.rows(`update event set state = 'published', registration_type = $1, settings = $2 where event_id = 110`, [
    type,
    JSON.stringify({ registration: given }),
  ])
}

export async function publicPath(world: World): Promise<string> {
  const { url } = await world.call('getPublicRegistrationLink', { params: { eventId: 'S-110' } })
  return new URL(url).pathname
}

export async function personalPath(world: World, playerId: number): Promise<string> {
  const { url } = await world.call('getPlayerRegistrationLink', { params: { eventId: 'S-110', playerId } })
  return new URL(url).pathname
}

export async function getPage(world: World, path: string, headers: Fields = {}): Promise<Sent> {
  return sent(await world.app.inject({ url: path, headers }))
}

/** Sends a form; returns what the browser gets, before it follows. */
export async function send(world: World, path: string, fields: Fields, headers: Fields = {}): Promise<Sent> {
  const payload = new URLSearchParams(fields).toString()
  return sent(
    await world.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    }),
  )
}

function sent(response: Awaited<ReturnType<World['app']['inject']>>): Sent {
  const { statusCode: status, payload: text, headers } = response
  return { status, text, location: String(headers.location ?? ''), headers }
}

/** What a page offers: the hidden fields of its first form with the values of its fields, as a browser would send them. */
export function fieldsOf({ text }: Sent): Fields {
  const [form = ''] = /<form[\s\S]*?<\/form>/.exec(text) ?? []
  const inputs = [...form.matchAll(/<input [^>]*>/g)].map(([tag]) => tag)
  const attribute = (tag: string, name: string) =>
    unescaped(new RegExp(` ${name}="([^"]*)"`).exec(` ${tag}`)?.[1] ?? '')
  const sending = inputs.filter(tag => !/type="(radio|checkbox)"/.test(tag) || / checked/.test(tag))
  const selects = [...form.matchAll(/<select [^>]*name="([^"]*)"[\s\S]*?<\/select>/g)].map(([whole, name = '']) => [
    name,
    unescaped(/<option value="([^"]*)" selected>/.exec(whole)?.[1] ?? ''),
  ])
  const areas = [...form.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>\n([\s\S]*?)<\/textarea>/g)].map(
    ([, name = '', value = '']) => [name, unescaped(value)],
  )
  return Object.fromEntries([
    ...sending.map(tag => [attribute(tag, 'name'), attribute(tag, 'value')]),
    ...selects,
    ...areas,
  ])
}

function unescaped(text: string): string {
  const entities: Fields = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, entity => entities[entity] ?? '')
}

/** Somebody of the public; the number makes another person. */
export function stranger(number: number, more: Fields = {}): Fields {
  return {
    key: crypto.randomUUID(),
    action: 'signUp',
    firstName: 'Otto',
    lastName: `Guest ${number}`,
    gender: 'M',
    email: `guest${number}@example.org`,
    ...more,
  }
}

/** Fills in and sends the personal form of a player, as it is on the page. */
export async function signUpAs(world: World, playerId: number, more: Fields = {}): Promise<Sent> {
  const path = await personalPath(world, playerId)
  return send(world, path, { ...fieldsOf(await getPage(world, path)), ...more })
}

/** What a person reads on a page, without markup. */
export function wordsOf({ text }: Sent): string {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? []
  return unescaped(main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).trim()
}

/** Guest `number` signs up for S-110 by the public form; answers the path of the guest's own page. */
export async function joinAs(world: World, number: number): Promise<string> {
  const { status, location } = await send(world, await publicPath(world), stranger(number))
  if (status !== 303) throw new Error(`Guest ${number} was answered ${status}.`)
  return location
}

/** Those who signed up by the form, by name, with what became of it. */
export function statesOfSignUps(world: World): Promise<{ name: string; state: string }[]> {
  return world.rows(
    `select p.last_name as name, s.state from sign_up s join player p using (player_id) where p.by_name order by p.last_name`,
  )
}

/** The mails that are on their way, as `offered Guest 1`, in the order in which they were written. */
export async function mailsOnTheWay(world: World): Promise<readonly string[]> {
  const rows = await world.rows<{ about: string; name: string }>(
    `select j.data ->> 'about' as about, p.last_name as name from jobs.job j join player p on p.player_id = (j.data ->> 'playerId')::bigint
     where j.name = 'mail' order by j.created_on, p.player_id`,
  )
  return rows.map(({ about, name }) => `${about} ${name}`)
}
