import { call, type InputOf, type Reply } from '../../ui/call.ts'
import type { Table } from '../../ui/saveTable.ts'
import type { ScreenWords } from '../../ui/words.ts'

type Words = ScreenWords<'members'>

export type Query = NonNullable<InputOf<'listMembers'>['query']>
export type Line = Reply<'listMembers'>['players'][number]

/** As many as one answer has. */
const pageSize = 1000

/** All who meet the criteria, one line each; the first line has the names of the columns. */
export async function membersTable(
  communityId: number,
  query: Query,
  { words, nameOf }: { readonly words: Words; readonly nameOf: (communityId: number) => string },
): Promise<Table> {
  const lines: Line[] = []
  let after: number | undefined
  do {
    const page = await call('listMembers', {
      params: { communityId },
      query: { ...query, most: pageSize, ...(after !== undefined && { after }) },
    })
    lines.push(...page.players)
    after = page.next
  } while (after !== undefined)
  return tableOfMembers(lines, { words, nameOf })
}

/** One line for each of these members; columns of which nobody has anything are left out. */
export function tableOfMembers(
  lines: readonly Line[],
  { words, nameOf }: { readonly words: Words; readonly nameOf: (communityId: number) => string },
): Table {
  const isAbout = (of: (line: Line) => unknown) => lines.some(line => of(line) !== undefined)
  const columns: readonly (readonly [string, (line: Line) => string | number | undefined])[] = [
    [words.lastName, line => line.lastName],
    [words.firstName, line => line.firstName],
    [words.suffix, line => line.suffix],
    [words.handle, line => line.handle],
    [words.gender, line => words.genders[line.gender]],
    [words.index, line => line.hcIndex],
    [words.hcId, line => line.hcId],
    [words.email, line => line.email],
    [words.phone, line => line.phone],
    [words.member, line => (line.member ? words.yes : words.no)],
    [words.groups, line => line.communityIds.map(nameOf).join(', ')],
    [words.rounds, line => line.rounds],
    [words.lastPlayed, line => line.lastPlayed],
    ...(isAbout(line => line.noShows) ? [[words.noShows, (line: Line) => line.noShows] as const] : []),
    ...(isAbout(line => line.withdrawals) ? [[words.withdrawals, (line: Line) => line.withdrawals] as const] : []),
  ]
  const used = columns.filter(([, of], at) => at < 2 || isAbout(of))
  return [used.map(([name]) => name), ...lines.map(line => used.map(([, of]) => of(line)))]
}
