import Type from 'typebox'
import { expect, test } from 'vitest'
import { orNull, strictObject } from '../../../contract/shapes.ts'
import { withoutNulls } from './withoutNulls.ts'

const Player = strictObject({ playerId: Type.Integer(), hcIndex: Type.Optional(Type.Number()) })
const Guest = strictObject({ firstName: Type.String(), ids: Type.Optional(Type.Array(Type.Integer())) })
const Body = Type.Union([Player, Guest, Type.Array(Type.Union([Player, Guest]))])

test.each([
  ['an optional field', { playerId: 1, hcIndex: null }, { playerId: 1 }],
  [
    'a field of an element',
    [{ playerId: 1, hcIndex: null }, { firstName: 'A' }],
    [{ playerId: 1 }, { firstName: 'A' }],
  ],
  ['a field of another alternative', { firstName: 'A', playerId: null }, { firstName: 'A' }],
  ['a required field, so that it is missed', { playerId: null }, {}],
])('%s that is null is not there', (_what, given, kept) => {
  expect(withoutNulls(Body, given)).toEqual(kept)
})

test.each([
  ['an element', { firstName: 'A', ids: [1, null] }],
  ['an element of the body', [null]],
  ['a field that nobody knows', { firstName: 'A', nickname: null }],
  ['the body', null],
])('%s that is null stays, to be refused', (_what, given) => {
  expect(withoutNulls(Body, given)).toEqual(given)
})

test('null stays where it means something', () => {
  const schema = strictObject({ to: orNull(Type.Integer()), any: Type.Optional(Type.Unknown()) })
  expect(withoutNulls(schema, { to: null, any: null })).toEqual({ to: null, any: null })
})
