/** What the operator does with profiles that several clubs have. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dob, identity, ids, phone, sharedProfile, showsNothing } from '../../../test/sharedProfile.ts'
import { triedDataDir, tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { registrationMail } from '../../web/registrations/registrationMail.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

const { victim, add, addRefused, seen, registeredWithStrangers } = sharedProfile(() => world)

describe('the operator', () => {
  const fileOf = async (community: number) => {
    const path = join(mkdtempSync(join(triedDataDir, 'shared-')), 'community.gz')
    const { errors } = await tryCommand(world.url, ['community', 'export', String(community), path])
    expect(errors).toBe('')
    return path
  }

  test('exports a community without what it may not see, and its file brings no more when it is restored', async () => {
    const playerId = await registeredWithStrangers()
    const path = await fileOf(4)
    const text = gunzipSync(readFileSync(path)).toString()
    expect(text).toContain('Vale')
    showsNothing(text)
    const { output, errors } = await tryCommand(world.url, ['community', 'import', path, '--name', 'Restored'])
    expect(errors).toBe('')
    const community = Number(/community (\d+)/.exec(output)?.[1])
    const [row] = await world.rows(
      `select m.details_confirmed, m.given_email, p.keeper_community_id, p.dob::text from membership m join player p using (player_id)
       where m.community_id = $1 and m.player_id = $2`,
      [community, playerId],
    )
    expect(row).toEqual({ details_confirmed: false, given_email: 'victor@example.com', keeper_community_id: 1, dob })
  })

  test('changes the e-mail address of a player whom several clubs have, and links are mailed there', async () => {
    const playerId = await registeredWithStrangers()
    const set = (address: string) => tryCommand(world.url, ['player', 'email', String(playerId), address])
    expect((await set('no address')).errors).toContain('is not an e-mail address')
    expect((await set('Ana@example.com')).errors).toContain('Another profile has this address')
    expect((await set('mine@example.com')).errors).toBe('')
    const job = { communityId: 4, eventId: 400, playerId, about: 'link' }
    expect((await registrationMail(world.service, job))?.to).toBe('mine@example.com')
    expect((await seen(playerId))?.email).toBe('victor@example.com')
    expect(JSON.stringify(await world.rows('select * from audit where community_id = 4'))).not.toContain('mine@')
  })

  test('restores no sight to a community whose file knows only what the profile was before', async () => {
    const playerId = await victim()
    await add({ dob })
    const path = await fileOf(4)
    await world.rows(
      `update player set dob = '1990-09-09', phone = '939990000', hc_id = 'OTHER' where player_id = $1`,
      [playerId],
    )
    const { output } = await tryCommand(world.url, ['community', 'import', path, '--name', 'Restored'])
    const community = Number(/community (\d+)/.exec(output)?.[1])
    expect(
      await world.rows('select details_confirmed from membership where community_id = $1 and player_id = $2', [
        community,
        playerId,
      ]),
    ).toEqual([{ details_confirmed: false }])
  })

  test('merges a profile that a stranger made for the purpose, and the stranger sees only what it wrote itself', async () => {
    const playerId = await victim()
    const made = { ...identity, email: 'second@example.com', dob: '1999-09-09' }
    const { playerId: second } = await world.call(
      'createPlayer',
      { body: { communityId: 4, ...made } },
      { as: 'stranger' },
    )
    const { errors } = await tryCommand(world.url, ['player', 'merge', String(playerId), String(second), '--confirm'])
    expect(errors).toBe('')
    const shown = await seen(playerId)
    showsNothing(shown)
    expect(shown).toMatchObject({ email: 'second@example.com', dob: '1999-09-09', updatesAllowed: false })
    showsNothing(await world.rows('select * from audit where community_id = 4'))
    showsNothing(gunzipSync(readFileSync(await fileOf(4))).toString())
    expect(await seen(playerId, 'club')).toMatchObject({ dob, ...phone, ...ids, updatesAllowed: true })
    // A value that it wrote into its own profile and that the kept one took is no proof either.
    await world.rows(`delete from proof_try`)
    expect(await addRefused({ dob: '1999-09-09' })).toBe('PROFILE_MERGE_REQUIRED')
  })
})
