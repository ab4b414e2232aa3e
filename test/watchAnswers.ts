/** What a write makes old shares a noun with it, so that screens read it again and streams tell of it. */
import { hash } from 'node:crypto'
import { expect } from 'vitest'
import { type AnyOperationId, allOperations } from '../contract/all.ts'
import type { Noun } from '../contract/nouns.ts'
import type { Operation } from '../contract/operation.ts'
import { nounsOfKind } from '../server/domain/audit/nounsOfKind.ts'
import { isProof } from '../tools/counts.ts'
import { type AnyCase, ask } from './askCase.ts'
import { everyCase } from './everyCase.ts'
import type { World } from './world.ts'

type Read = Extract<Operation, { readonly method: 'GET' }>
type Answers = ReadonlyMap<string, { readonly op: Read; readonly text: string }>

const gets = (Object.values(allOperations) as readonly Operation[]).filter(
  (op): op is Read => op.method === 'GET' && op.stream === undefined && op.changesAlone === undefined,
)
/** So many answers that the write does not say it changes are looked at; in a proof all, and all others. */
const drawn = 4

/** What the write may make old: reads it all now, and the returned function looks, after the write, that it said so. */
export async function watchAnswers(world: World, op: Operation, tried: AnyCase): Promise<() => Promise<void>> {
  const watched = watchedBy(op)
  const [newest] = await world.rows('select coalesce(max(change_id), 0)::int as id from change')
  const before = await answers(world, watched, tried)
  return async () => {
    await world.service.changes.settled()
    world.forgetCallers()
    const recorded = await world.rows(`select distinct kind from change where change_id > ${newest?.id}`)
    const told = recorded.flatMap(({ kind }) => nounsOfKind(String(kind)))
    expect(
      withoutLog(told).filter(noun => !said(op).includes(noun)),
      'its kinds change what it does not say',
    ).toEqual([])
    for (const [name, { op: get, text }] of await answers(world, watched, tried)) {
      if (text === before.get(name)?.text || text.startsWith('401')) continue
      expect(get.reads, `${name} is otherwise after ${op.id}`).toSatisfy(() => shares(get, said(op)))
      if (recorded.length > 0)
        expect(get.reads, `${name} is otherwise after ${recorded.map(({ kind }) => kind).join()}`).toSatisfy(() =>
          shares(get, [...told, 'log']),
        )
    }
  }
}

/** Each write stands in the log. */
const said = (op: Operation): readonly Noun[] => [...(op.changes ?? []), 'log']
const withoutLog = (nouns: readonly Noun[]) => nouns.filter(noun => noun !== 'log')
const shares = ({ reads }: Read, changed: readonly Noun[]) => reads.some(noun => changed.includes(noun))

function watchedBy(op: Operation): readonly Read[] {
  if (isProof) return gets
  // Always the same of each write: a test that passes today passes tomorrow.
  const order = (get: Read) => hash('sha256', `${op.id} ${get.id}`)
  return gets
    .filter(get => !shares(get, said(op)))
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
    .slice(0, drawn)
}

/** What these answer now, about what their own cases are about and about what the write is about. */
async function answers(world: World, watched: readonly Read[], { input }: AnyCase): Promise<Answers> {
  const found = new Map<string, { readonly op: Read; readonly text: string }>()
  for (const op of watched) {
    const own = everyCase[op.id as AnyOperationId].success as AnyCase
    for (const [about, tried] of [
      ['its own', own],
      ['the same', aboutThe(own, input)],
    ] as const) {
      const { status, text } = await ask(world, op, tried, {})
      found.set(`${op.id} about ${about}`, { op, text: `${status} ${withoutNumbers(op, text)}` })
    }
  }
  return found
}

function aboutThe(own: AnyCase, written: AnyCase['input']): AnyCase {
  const [params, others] = [own.input, written].map(one => (one as { params?: Record<string, unknown> }).params ?? {})
  const same = Object.entries(others ?? {}).filter(([name]) => name in (params ?? {}))
  return { ...own, input: { ...own.input, params: { ...params, ...Object.fromEntries(same) } } } as AnyCase
}

/** The number of a request is another one each time, and that of the last change of an event says nothing else. */
function withoutNumbers(op: Operation, text: string): string {
  const named = text.replace(/"requestId":"[^"]*"/, '')
  return op.id === 'getEventSetup' ? named.replace(/"version":\d+/, '') : named
}
