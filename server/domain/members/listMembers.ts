import { may } from '../../../contract/roles/capabilities.ts'
import { phoneInWords } from '../../../contract/site/phoneInWords.ts'
import { toDecimal } from '../../../rules/exact.ts'
import { communitiesAround } from '../access/communitiesAround.sql.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { handle } from '../operation/handler.ts'
import { type MemberLine, type MemberRow, memberIds, memberLines } from './members.sql.ts'
import { spanOf } from './spanOf.ts'

const usualPage = 100

export const listMembers = handle('listMembers', async ({ params, query, caller, tx, now, refuse }) => {
  const { communityId } = params
  requireCommunity(refuse, caller, communityId)
  const { groups, year, after, most = usualPage, ...criteria } = query
  const communities = groups ? await communitiesAround(tx, communityId, caller.communities) : [communityId]
  const { span } = spanOf(communities, now, year)
  const role = caller.staff.roles.get(communityId)
  const contacts = role !== undefined && may(role, 'contacts.see')
  const page = { most, ...(after !== undefined && { after }) }
  const { total, rows } = await memberIds(tx, span, communityId, criteria, page, contacts)
  const shown = rows.slice(0, most)
  const lines = await memberLines(
    tx,
    span,
    communityId,
    shown.map(one => one.playerId),
  )
  const goneOf = new Map(
    criteria.seen === 'noShows' || criteria.seen === 'withdrawals' ? shown.map(row => [row.playerId, row]) : [],
  )
  return {
    total,
    players: lines.map(line => memberLine(line, goneOf.get(line.playerId), contacts)),
    next: rows.length > most ? shown.at(-1)?.playerId : undefined,
  }
})

function memberLine(line: MemberLine, gone: MemberRow | undefined, contacts: boolean) {
  const {
    suffix,
    handle: nickname,
    indexTenths,
    hcId,
    email,
    phoneCountryCd,
    phone,
    communityIds,
    lastPlayed,
    ...rest
  } = line
  return {
    ...rest,
    communityIds: [...communityIds],
    ...(suffix !== null && { suffix }),
    ...(nickname !== null && { handle: nickname }),
    ...(indexTenths !== null && { hcIndex: toDecimal(indexTenths) }),
    ...(lastPlayed !== null && { lastPlayed }),
    ...(contacts && {
      ...(hcId !== null && { hcId }),
      ...(email !== null && { email }),
      ...(phoneCountryCd !== null && phone !== null && { phone: phoneInWords(phoneCountryCd, phone) }),
    }),
    ...(gone && { noShows: gone.noShows, withdrawals: gone.withdrawals }),
  }
}
