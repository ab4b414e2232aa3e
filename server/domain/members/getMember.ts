import { may } from '../../../contract/roles/capabilities.ts'
import { phoneInWords } from '../../../contract/site/phoneInWords.ts'
import { toDecimal } from '../../../rules/exact.ts'
import { communitiesAround } from '../access/communitiesAround.sql.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { handle } from '../operation/handler.ts'
import { type AlikeRow, alikeOf, eventsOf, type MemberEvent, type ProfileRow, profileOf } from './member.sql.ts'

export const getMember = handle('getMember', async ({ params, caller, tx, refuse }) => {
  const { communityId, playerId } = params
  requireCommunity(refuse, caller, communityId)
  const communities = await communitiesAround(tx, communityId, caller.communities)
  const [profile, events, alike] = await Promise.all([
    profileOf(tx, communities, playerId),
    eventsOf(tx, communities, playerId),
    alikeOf(tx, communities, playerId),
  ])
  if (!profile) return refuse('UNAUTHORIZED', 'player', { playerId })
  const role = caller.staff.roles.get(communityId)
  const contacts = role !== undefined && may(role, 'contacts.see')
  return {
    ...memberOf(profile, contacts),
    events: events.map(eventLine),
    noShows: events.filter(one => one.gone === 'noShow').length,
    perhapsTheSame: alike.map(one => alikeLine(one, contacts)),
  }
})

function memberOf(row: ProfileRow, contacts: boolean) {
  const { suffix, email, dob, phoneCountryCd, phone, hcProviderId, hcId, indexTenths, hcRevisionDt, claimed } = row
  const { playerId, firstName, lastName, gender, hcActive, isKept, shared, communities } = row
  const isClaimed = claimed !== null
  return {
    playerId,
    firstName,
    lastName,
    gender,
    hcActive,
    emailLocked: shared,
    ...(suffix !== null && { suffix }),
    ...(contacts && {
      ...(email !== null && { email }),
      ...(dob !== null && { dob }),
      ...(phoneCountryCd !== null && phone !== null && { phone: phoneInWords(phoneCountryCd, phone) }),
      ...(hcProviderId !== null && hcId !== null && { hcProviderId, hcId }),
    }),
    ...(indexTenths !== null && { hcIndex: toDecimal(indexTenths) }),
    ...(hcRevisionDt !== null && { hcRevisionDt }),
    ...(isClaimed ? { lockedBy: 'player' as const, claimed } : !isKept && { lockedBy: 'club' as const }),
    communities: communities.map(({ handle: nickname, ...one }) => ({
      ...one,
      ...(nickname !== null && { handle: nickname }),
    })),
  }
}

function eventLine({ gone, indexTenths, ...event }: MemberEvent) {
  return {
    ...event,
    ...(gone !== null && { gone }),
    ...(indexTenths !== null && { hcIndex: toDecimal(indexTenths) }),
  }
}

function alikeLine(row: AlikeRow, contacts: boolean) {
  const { suffix, dob, sameName, sameDob, sameEmail, sameHcId, ...rest } = row
  const reasons = [
    ['name', sameName],
    ['dob', sameDob],
    ['email', sameEmail],
    ['hcId', sameHcId],
  ] as const
  return {
    ...rest,
    ...(suffix !== null && { suffix }),
    ...(contacts && dob !== null && { dob }),
    why: reasons.flatMap(([why, is]) => (is ? [why] : [])),
  }
}
