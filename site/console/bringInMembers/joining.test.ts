import { expect, test } from 'vitest'
import type { Person } from '../bringIn/decisions.ts'
import { joiningOf } from './joining.ts'

const forAll = { communityId: 101, member: true, provider: undefined }
const marta: Person = {
  written: 'Abreu, Marta',
  firstName: 'Marta',
  lastName: 'Abreu',
  email: 'marta@example.com',
  hcId: '48213',
  verdict: 'new',
  candidates: [],
  problems: [],
}
const isNew = { is: 'new', gender: 'F' } as const

test('somebody new joins with the address of the list, and with a handicap id once it is said whose it is', () => {
  const body = { communityId: 101, member: true, firstName: 'Marta', lastName: 'Abreu', gender: 'F' }
  expect(joiningOf(marta, isNew, forAll)).toEqual({ is: 'new', body: { ...body, email: 'marta@example.com' } })
  expect(joiningOf(marta, isNew, { ...forAll, provider: 20 })).toMatchObject({
    body: { hcProviderId: 20, hcId: '48213' },
  })
})

test('nobody new joins without an address', () => {
  const { email: _, ...without } = marta
  expect(joiningOf(without, isNew, forAll)).toEqual({ is: 'withoutEmail' })
})

test('somebody of another group joins by the profile, somebody who is there already and somebody left out not at all', () => {
  const candidate = { playerId: 7, firstName: 'Marta', lastName: 'Abreu', registered: false }
  const known = { ...marta, candidates: [candidate] }
  expect(joiningOf(known, { is: 'player', playerId: 7 }, forAll)).toEqual({ is: 'known', playerId: 7 })
  const there = { ...marta, candidates: [{ ...candidate, registered: true }] }
  expect(joiningOf(there, { is: 'player', playerId: 7 }, forAll)).toEqual({ is: 'nothing' })
  expect(joiningOf(marta, { is: 'leftOut' }, forAll)).toEqual({ is: 'nothing' })
})
