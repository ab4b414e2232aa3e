/** Taking in the people of a list, each by itself: what became of each is told at once, and the next press goes on from there. */
import { call, Refused, type Reply } from '../../ui/call.ts'
import type { takenOf } from '../bringIn/again.ts'
import { type Decision, placeOf } from '../bringIn/decisions.ts'
import type { Joining } from './joining.ts'

export type Table = Reply<'readMemberTable'>
type Line = Table['lines'][number]

/** What became of somebody: taken in, or why not. */
export type Outcome = {
  readonly place: string
  /** Left out for somebody who is here already. */
  readonly line?: number
  readonly text: string
  readonly refused: string | undefined
}

/** Somebody of the list, and what was decided. */
export type ListedPerson = {
  readonly line: Line
  readonly at: number
  readonly person: Line['people'][number]
  readonly decision: Decision
  readonly joining: Joining
}

type TakingIn = {
  readonly forAll: ForCommunity
  readonly all: readonly ListedPerson[]
  /** Those who are not taken in yet. */
  readonly left: readonly ListedPerson[]
  readonly again: ReturnType<typeof takenOf>
  readonly outcomes: ReadonlyMap<string, Outcome>
  readonly onOutcomes: (outcomes: ReadonlyMap<string, Outcome>) => void
}

/** Takes in everybody who is left, and keeps what the list says of those who are here. Throws where the service is away. */
export async function takeAllIn(given: TakingIn): Promise<readonly Outcome[]> {
  const { forAll, all, left, again, outcomes, onOutcomes } = given
  const { communityId } = forAll
  const told = new Map(outcomes)
  const listed = new Map(
    all.flatMap(({ decision, person }) => (decision.is === 'player' ? [[decision.playerId, person] as const] : [])),
  )
  for (const { line, at, joining, person } of left) {
    const refused = await refusalOf(() => takeIn(joining, forAll, playerId => listed.set(playerId, person)))
    told.set(placeOf(line, at), { place: placeOf(line, at), line: line.line, text: line.text, refused })
    onOutcomes(new Map(told))
  }
  for (const one of await changedAgain(communityId, again)) told.set(one.place, one)
  const people = [...listed].map(([playerId, { number, hcIndex, email }]) => ({
    playerId,
    ...(number !== undefined && { number }),
    ...(hcIndex !== undefined && { hcIndex }),
    ...(email !== undefined && { email }),
  }))
  if (people.length > 0) await call('keepMemberList', { params: { communityId }, body: { people } })
  return [...told.values()]
}

/** Other addresses, and who is not in the list any more; answers what was refused. */
async function changedAgain(communityId: number, { changed, leave }: TakingIn['again']): Promise<readonly Outcome[]> {
  const told: Outcome[] = []
  for (const { playerId, name, after } of changed) {
    const refused = await refusalOf(() => call('updatePlayerEmail', { params: { playerId }, body: { email: after } }))
    if (refused !== undefined) told.push({ place: `email/${playerId}`, text: name, refused })
  }
  for (const { playerId, name } of leave) {
    const refused = await refusalOf(() => call('removePlayerFromCommunity', { params: { playerId, communityId } }))
    if (refused !== undefined) told.push({ place: `gone/${playerId}`, text: name, refused })
  }
  return told
}

type ForCommunity = { readonly communityId: number; readonly member: boolean }

async function takeIn(joining: Joining, { communityId, member }: ForCommunity, onId: (playerId: number) => void) {
  if (joining.is === 'known')
    await call('addPlayerToCommunity', { params: { playerId: joining.playerId, communityId }, body: { member } })
  else if (joining.is === 'new') onId((await call('createPlayer', { body: joining.body })).playerId)
}

/**
 * Does something with somebody, and answers why not where the service says no. Throws where it has not said anything about the
 * person: it is away, or wants to be asked later; the next press goes on from there.
 */
async function refusalOf(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!(error instanceof Refused) || error.status === 401 || error.status === 429 || error.status >= 500) throw error
    return [error.message, ...error.errors.map(one => one.message)].join(' ')
  }
}
