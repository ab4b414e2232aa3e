/** What tests of profiles that several clubs have begin with: a profile of the club, and strangers who add it to their own. */
import { expect } from 'vitest'
import type { World } from './world.ts'

export const identity = { firstName: 'Victor', lastName: 'Vale', gender: 'M', email: 'victor@example.com' } as const
export const phone = { phoneCountryCd: 'PT', phone: '936543217' } as const
export const ids = { hcProviderId: 20, hcId: 'PT-SECRET' } as const
export const dob = '1981-02-03'
export const picUrl = 'https://pictures.example/victor'
const secrets = [dob, phone.phone, ids.hcId, picUrl]

/** None of what strangers may not know is in the answer. */
export const showsNothing = (answer: unknown) => {
  for (const secret of secrets) expect(JSON.stringify(answer)).not.toContain(secret)
}

/** Steps in the world of the moment. */
export function sharedProfile(world: () => World) {
  /** A profile of the club, with everything. */
  async function victim(): Promise<number> {
    const body = { communityId: 1, ...identity, ...phone, ...ids, dob }
    const { playerId } = await world().call('createPlayer', { body })
    await world().rows('update player set pic_url = $2, hc_index_tenths = 81 where player_id = $1', [playerId, picUrl])
    return playerId
  }

  const add = (more: object = {}) =>
    world().call('createPlayer', { body: { communityId: 4, ...identity, ...more } }, { as: 'stranger' })
  const addRefused = (more: object) =>
    world().refusal('createPlayer', { body: { communityId: 4, ...identity, ...more } }, { as: 'stranger' })
  const seen = async (playerId: number, as: 'club' | 'stranger' = 'stranger', communityId = as === 'club' ? 1 : 4) =>
    (await world().call('searchPlayers', { criteria: { communityId, playerIds: [playerId] } }, { as }))[0]
  /** S-400 of the strangers takes registrations, and the player is added and registered there. */
  async function registeredWithStrangers(): Promise<number> {
    const playerId = await victim()
    await add()
    await world().call('registerPlayers', { params: { eventId: 'S-400' }, body: { playerId } }, { as: 'stranger' })
    return playerId
  }

  return { victim, add, addRefused, seen, registeredWithStrangers }
}
