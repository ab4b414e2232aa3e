/** Taps of the starter, on their way from the device to the server. */
import { call, Refused } from '../../ui/call.ts'
import { patch } from '../../ui/data.ts'
import type { ScreenWords } from '../../ui/words.ts'
import { helper } from '../helper/helper.ts'
import { type KeptTap, tapQueue } from '../taps/tapQueue.ts'
import type { StartGroup } from './turns.ts'

/** One tap; a shotgun sends off many groups with it. */
type Tap = KeptTap & {
  readonly groups: readonly { readonly entryId: string; readonly teePairingId: number }[]
  readonly undone: boolean
  /** For the words about it. */
  readonly name: string
}

const queue = tapQueue<Tap, ScreenWords<'starter'>>('caddiemaster-starter', (one, words) => {
  const { entryId, eventId, groups, undone, seenAt } = one
  const about = new Set(groups.map(({ teePairingId }) => teePairingId))
  return {
    scope: `start ${eventId}`,
    words: words.told({ name: one.name }),
    thing: `start:${entryId}`,
    patches: [
      patch('listStarts', { params: { eventId } }, ({ groups: all, ...rest }) => ({
        ...rest,
        groups: all.map(group => {
          if (!about.has(group.id)) return group
          const { startedAt: _, startedBy: __, ...waiting } = group
          return undone ? waiting : { ...waiting, startedAt: seenAt, startedBy: helper().label }
        }),
      })),
    ],
    send: () => deliver(one, words),
  }
})

/** Sends what an earlier page could not. */
export const { sendKept } = queue

/** Whether a gesture that was taken back is of the starter. */
export function isOfStarter({ thing }: { readonly thing: string | undefined }): boolean {
  return thing?.startsWith('start:') === true
}

/** Keeps that these groups have gone, or that they have not, shows it, and sends it when it can. */
export function tell(
  eventId: string,
  groups: readonly StartGroup[],
  { undone, name }: { readonly undone: boolean; readonly name: string },
  words: ScreenWords<'starter'>,
): Promise<void> {
  // What is taken back was tapped before, also on a phone whose clock is ahead of this one.
  const afterStart = groups.flatMap(({ startedAt }) => (startedAt === undefined ? [] : Date.parse(startedAt) + 1))
  const tap: Tap = {
    entryId: crypto.randomUUID(),
    seenAt: new Date(Math.max(Date.now(), ...afterStart)).toISOString(),
    eventId,
    groups: groups.map(({ id }) => ({ entryId: crypto.randomUUID(), teePairingId: id })),
    undone,
    name,
  }
  return queue.add(tap, words)
}

async function deliver({ eventId, groups, undone, seenAt }: Tap, words: ScreenWords<'starter'>): Promise<void> {
  const entries = groups.map(group => ({ ...group, at: seenAt, ...(undone && { undone: true as const }) }))
  const { entries: answers } = await call('recordStart', { params: { eventId }, body: { entries } })
  if (answers.some(({ result }) => result === 'rejected')) throw new Refused(409, { detail: words.noGroup })
}
