/** Each reason for which somebody can be refused is asked, so that its words are seen where they are meant. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusalCodes } from '../../contract/errors.ts'
import { root } from '../../server/kernel/root.ts'
import { everyCase } from '../everyCase.ts'
import { type Reason, textsOf } from '../textsOf.ts'
import { reasonsElsewhere } from './reasonsElsewhere.ts'
import { requests } from './requests.ts'

type Named = {
  readonly refusals: Readonly<Record<string, { readonly reason?: string }>>
  readonly reasons?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const all = refusalCodes.flatMap(code => {
  const reasons = Object.keys(textsOf(code))
  return (reasons.length === 0 ? [code] : reasons.map(reason => `${code}.${reason}`)) as readonly Reason[]
})

const asked: ReadonlySet<string> = new Set([
  ...Object.keys(requests),
  ...(Object.values(everyCase) as readonly Named[]).flatMap(({ refusals, reasons = {} }) => [
    ...Object.entries(refusals).flatMap(([code, { reason }]) => [code, `${code}.${reason}`]),
    ...Object.entries(reasons).flatMap(([code, further]) => Object.keys(further).map(reason => `${code}.${reason}`)),
  ]),
])

test('every reason of a refusal is asked by a case or a request of the walk, or the list says where', () => {
  expect(all.filter(reason => !asked.has(reason) && !(reason in reasonsElsewhere))).toEqual([])
})

test('the list names no reason that the walk asks', () => {
  expect(Object.keys(reasonsElsewhere).filter(reason => asked.has(reason))).toEqual([])
})

test('each test on the list names the code', () => {
  const silent = Object.entries(reasonsElsewhere).filter(
    ([reason, one]) => 'by' in one && !readFileSync(join(root, one.by), 'utf8').includes(reason.replace(/\..*/, '')),
  )
  expect(silent).toEqual([])
})
