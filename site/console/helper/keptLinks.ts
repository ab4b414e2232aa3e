/** What a device keeps of its staff links: what each opens, and what it answered last. A page that is opened without a network shows that. */
import { type DBSchema, openDB } from 'idb'
import type { Helper } from '../../../contract/site/helper.ts'

type KeptAnswer = { readonly queryKey: readonly unknown[]; readonly data: unknown; readonly at: number }

type Shape = DBSchema & {
  links: { key: string; value: Helper }
  answers: { key: [token: string, query: string]; value: KeptAnswer }
}

const opened = openDB<Shape>('caddiemaster-staff-links', 1, {
  upgrade(database) {
    database.createObjectStore('links', { keyPath: 'token' })
    database.createObjectStore('answers')
  },
  // A browser that keeps nothing still works with a network.
}).catch(() => undefined)

/** Keeps what a link opens, and forgets the others that have ended by themselves. */
export async function keepLink(helper: Helper): Promise<void> {
  const kept = await opened
  await kept?.put('links', helper)
  const links = (await kept?.getAll('links')) ?? []
  const over = links.filter(({ token, until }) => token !== helper.token && Date.parse(until) <= Date.now())
  await Promise.all(over.map(({ token }) => forgetLink(token)))
}

/** What a link opened when it was asked the last time; undefined for one that this device does not know. */
export async function keptLink(token: string): Promise<Helper | undefined> {
  return (await opened)?.get('links', token)
}

/** Keeps what a link was answered, in place of the answer before. */
export async function keepAnswer(token: string, query: string, answer: KeptAnswer): Promise<void> {
  await (await opened)?.put('answers', answer, [token, query])
}

/** What a link was answered the last time. */
export async function keptAnswers(token: string): Promise<readonly KeptAnswer[]> {
  return (await (await opened)?.getAll('answers', ofLink(token))) ?? []
}

/** Forgets what an ended link opened and answered: names are not for whoever finds the device. */
export async function forgetLink(token: string): Promise<void> {
  const kept = await opened
  await Promise.all([kept?.delete('links', token), kept?.delete('answers', ofLink(token))])
}

function ofLink(token: string): IDBKeyRange {
  return IDBKeyRange.bound([token], [token, []])
}
