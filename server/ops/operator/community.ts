import { said } from '../../../contract/words/say.ts'
import type { Origin } from '../../domain/audit/record.ts'
import { communityNamed } from '../../domain/communities/communityNamed.sql.ts'
import { createCommunity, type NewCommunity } from '../../domain/communities/createCommunity.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { command, idOf, OperatorError, textOf, UsageError } from './command.ts'
import { allCommunities, communitiesWithIds } from './communities.sql.ts'

export const communityCreate = command({
  name: 'community create',
  args: ['NAME'],
  options: { club: { value: 'CLUB_ID', what: said('commands.communityCreate.club') } },
  summary: said('commands.communityCreate.summary'),
  async run({ args: [given = ''], options, shell }) {
    const name = textOf(given, said('operator.what.name'), 100)
    const club = options.club === undefined ? undefined : idOf(options.club, '--club')
    const id = await shell.write(async (tx, origin) => {
      if (club !== undefined) await requireClub(tx, club)
      return create(tx, name, club === undefined ? 'community' : { clubCommunityId: club }, origin)
    })
    shell.print(said('operator.communities.created', { id, name }))
  },
})

export const clubCreate = command({
  name: 'club create',
  args: ['NAME'],
  options: { sub: { value: 'NAME', many: true, what: said('commands.clubCreate.sub') } },
  summary: said('commands.clubCreate.summary'),
  help: said('commands.clubCreate.help'),
  async run({ args: [given = ''], options, shell }) {
    const name = textOf(given, said('operator.what.name'), 100)
    const subs = options.sub.map(sub => textOf(sub, '--sub', 100))
    const lines = await shell.write(async (tx, origin) => {
      const club = await create(tx, name, 'club', origin)
      const made = [said('operator.communities.clubCreated', { id: club, name })]
      for (const sub of subs) {
        const id = await create(tx, sub, { clubCommunityId: club }, origin)
        made.push(said('operator.communities.subCreated', { id, name: sub }))
      }
      return made
    })
    lines.forEach(shell.print)
  },
})

export const communityList = command({
  name: 'community list',
  args: [],
  options: {},
  summary: said('commands.communityList.summary'),
  async run({ shell }) {
    const communities = await shell.read(allCommunities)
    if (communities.length === 0) shell.print(said('operator.communities.none'))
    for (const { communityId, name, clubCommunityId } of communities) {
      const isSub = clubCommunityId !== null && clubCommunityId !== communityId
      const line = `${isSub ? '    ' : ''}${communityId}  ${name}`
      shell.print(clubCommunityId === communityId ? [line, '  ', said('operator.communities.club')] : line)
    }
  },
})

/** The communities with these ids on the command line. Throws when one does not exist. */
export async function requireCommunities(tx: Transaction, given: readonly string[]): Promise<readonly number[]> {
  const ids = [...new Set(given.map(text => idOf(text, '--community')))]
  if (ids.length === 0) throw new UsageError(said('operator.usage.optionMissing', { option: '--community ID' }))
  const known = new Set((await communitiesWithIds(tx, ids)).map(({ communityId }) => communityId))
  const missing = ids.filter(id => !known.has(id))
  if (missing.length > 0) throw new OperatorError(said('operator.communities.missing', { ids: missing.join(', ') }))
  return ids
}

async function requireClub(tx: Transaction, id: number): Promise<void> {
  const [club] = await communitiesWithIds(tx, [id])
  if (!club) throw new OperatorError(said('operator.communities.noClub', { id }))
  if (club.clubCommunityId !== id)
    throw new OperatorError(said('operator.communities.notClub', { id, name: club.name }))
}

async function create(tx: Transaction, name: string, kind: NewCommunity['kind'], origin: Origin): Promise<number> {
  const existing = await communityNamed(tx, name, typeof kind === 'object' ? kind.clubCommunityId : undefined)
  if (existing)
    throw new OperatorError(said('operator.communities.exists', { name: existing.name, id: existing.communityId }))
  return createCommunity(tx, { name, kind }, origin)
}
