import { joinCommunity } from '../access/profiles.sql.ts'
import { handle, Refusal } from '../handler.ts'
import { emailKey } from './emailKey.ts'
import { findOrInsertProfile } from './findOrInsertProfile.ts'
import { confirmDetails } from './memberships.sql.ts'
import { nameFields, textOrNull } from './nameFields.ts'
import { playerRecord } from './players.sql.ts'
import { provesAcquaintance } from './profile.ts'
import { requireCommunity } from './reach.ts'

export const createPlayer = handle('createPlayer', async ({ body, caller, tx, now, record }) => {
  requireTogether(body, 'hcProviderId', 'hcId')
  requireTogether(body, 'phoneCountryCd', 'phone')
  const { communityId } = body
  requireCommunity(caller, communityId)
  const given = fieldsOf(body)
  const { profile, isNew } = await findOrInsertProfile(tx, given, now)
  const playerId = profile.player_id
  const detailsConfirmed = isNew || provesAcquaintance(given, profile)
  const after = { member: body.member ?? false, handle: textOrNull(body.handle) }
  const joined = await joinCommunity(tx, { communityId, playerId, ...after, detailsConfirmed }, now)
  if (joined) {
    const kind = isNew ? 'player.created' : 'membership.added'
    await record({ communityId, kind, subject: { playerId }, after: isNew ? { ...given, ...after } : after })
  } else if (detailsConfirmed && (await confirmDetails(tx, [communityId], playerId))) {
    await record({ communityId, kind: 'player.detailsConfirmed', subject: { playerId } })
  }
  return playerRecord(tx, communityId, playerId)
})

type NewPlayer = {
  readonly firstName: string
  readonly lastName: string
  readonly suffix?: string
  readonly gender: 'M' | 'F'
  readonly email: string
  readonly dob?: string
  readonly phoneCountryCd?: string
  readonly phone?: string
  readonly hcProviderId?: number
  readonly hcId?: string
}

function requireTogether(body: NewPlayer, one: keyof NewPlayer, other: keyof NewPlayer): void {
  if ((body[one] === undefined) === (body[other] === undefined)) return
  const pointer = `/${body[one] === undefined ? one : other}`
  const message = `must be given, because ${one} and ${other} belong together`
  throw new Refusal('VALIDATION', `Correct "${pointer}": it ${message}.`, [{ pointer, message }])
}

function fieldsOf(body: NewPlayer) {
  return {
    ...nameFields(body),
    gender: body.gender,
    email: body.email,
    email_key: emailKey(body.email),
    dob: body.dob ?? null,
    phone_country_cd: body.phoneCountryCd ?? null,
    phone: body.phone ?? null,
    hc_provider_id: body.hcProviderId ?? null,
    hc_id: textOrNull(body.hcId),
  }
}
