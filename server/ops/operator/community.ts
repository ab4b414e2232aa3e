import type { Origin } from '../../domain/audit/record.ts'
import { communityNamed } from '../../domain/communities/communityNamed.sql.ts'
import { createCommunity, type NewCommunity } from '../../domain/communities/createCommunity.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { command, idOf, OperatorError, textOf, UsageError } from './command.ts'
import { allCommunities, communitiesWithIds } from './communities.sql.ts'

export const communityCreate = command({
  name: 'community create',
  args: ['NAME'],
  options: { club: { value: 'CLUB_ID', what: 'the club that it is a sub community of' } },
  summary: 'Creates a community, or a sub community of a club',
  async run({ args: [given = ''], options, shell }) {
    const name = textOf(given, 'The name', 100)
    const club = options.club === undefined ? undefined : idOf(options.club, '--club')
    const id = await shell.write(async (tx, origin) => {
      if (club !== undefined) await requireClub(tx, club)
      return create(tx, name, club === undefined ? 'community' : { clubCommunityId: club }, origin)
    })
    shell.print(`Created community ${id} "${name}".`)
  },
})

export const clubCreate = command({
  name: 'club create',
  args: ['NAME'],
  options: { sub: { value: 'NAME', many: true, what: 'a sub community that the club begins with' } },
  summary: 'Creates a club with its sub communities',
  help: 'A credential for the club reaches all its sub communities.',
  async run({ args: [given = ''], options, shell }) {
    const name = textOf(given, 'The name', 100)
    const subs = options.sub.map(sub => textOf(sub, '--sub', 100))
    const lines = await shell.write(async (tx, origin) => {
      const club = await create(tx, name, 'club', origin)
      const made = [`Created club ${club} "${name}".`]
      for (const sub of subs) {
        const id = await create(tx, sub, { clubCommunityId: club }, origin)
        made.push(`Created sub community ${id} "${sub}".`)
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
  summary: 'Lists the communities with their ids',
  async run({ shell }) {
    const communities = await shell.read(allCommunities)
    if (communities.length === 0) shell.print('There is no community yet.')
    for (const { communityId, name, clubCommunityId } of communities) {
      const isSub = clubCommunityId !== null && clubCommunityId !== communityId
      const kind = clubCommunityId === communityId ? '  (club)' : ''
      shell.print(`${isSub ? '    ' : ''}${communityId}  ${name}${kind}`)
    }
  },
})

/** The communities with these ids on the command line. Throws when one does not exist. */
export async function requireCommunities(tx: Transaction, given: readonly string[]): Promise<readonly number[]> {
  const ids = [...new Set(given.map(text => idOf(text, '--community')))]
  if (ids.length === 0) throw new UsageError('--community ID is missing.')
  const known = new Set((await communitiesWithIds(tx, ids)).map(({ communityId }) => communityId))
  const missing = ids.filter(id => !known.has(id))
  if (missing.length > 0)
    throw new OperatorError(`There is no community ${missing.join(', ')}. "community list" shows them.`)
  return ids
}

async function requireClub(tx: Transaction, id: number): Promise<void> {
  const [club] = await communitiesWithIds(tx, [id])
  if (!club) throw new OperatorError(`There is no club ${id}. "community list" shows them.`)
  if (club.clubCommunityId !== id) throw new OperatorError(`Community ${id} "${club.name}" is not a club.`)
}

async function create(tx: Transaction, name: string, kind: NewCommunity['kind'], origin: Origin): Promise<number> {
  const existing = await communityNamed(tx, name, typeof kind === 'object' ? kind.clubCommunityId : undefined)
  if (existing) throw new OperatorError(`"${existing.name}" already exists as community ${existing.communityId}.`)
  return createCommunity(tx, { name, kind }, origin)
}
