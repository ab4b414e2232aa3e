import type { Recipe } from './followRecipe.ts'
import { inEveryLanguage } from './inEveryLanguage.ts'

/** The locker of a member, as the list of the club has it. */
export const memberColumn: Recipe = {
  headings: ['Add a column to the list of members', 'Add a column'],
  edits: [
    {
      file: 'server/kernel/database/migrations/199_locker.sql',
      text: `-- Oldest version that may run on it: 0.1.0
-- Which locker of the club house is whose.
alter table membership add column locker text check (length(locker) between 1 and 60);
`,
    },
    {
      file: 'server/ops/personalData/columnDecisions.ts',
      replace: "'given_hc_provider_id given_hc_id external_id listed'",
      by: "'given_hc_provider_id given_hc_id external_id listed locker'",
    },
    {
      file: 'server/domain/players/merge.sql.ts',
      replace: 'given_hc_id, external_id, listed, last_name_key',
      by: 'given_hc_id, external_id, listed, locker, last_name_key',
    },
    {
      file: 'server/domain/players/merge.sql.ts',
      replace: 'm.external_id, m.listed, p.last_name_key',
      by: 'm.external_id, m.listed, m.locker, p.last_name_key',
    },
    {
      file: 'server/domain/players/merge.sql.ts',
      after: 'external_id = coalesce(membership.external_id',
      put: '        locker = coalesce(membership.locker, excluded.locker),',
    },
    {
      file: 'contract/members/console.ts',
      after: "ownProfile: Type.Boolean({ description: 'The player has claimed",
      put: "    locker: optional(text(60, 'Locker of the club house.')),",
    },
    {
      file: 'contract/members/console.ts',
      after: "optional(text(40, 'A number of the list that says who it is.'))",
      put: "            locker: optional(text(60, 'Locker of the club house.')),",
    },
    {
      file: 'server/domain/members/members.sql.ts',
      after: 'readonly ownProfile: boolean',
      put: '  readonly locker: string | null',
    },
    {
      file: 'server/domain/members/members.sql.ts',
      replace: 'as "ownProfile",\n',
      by: 'as "ownProfile", own.locker,\n',
    },
    {
      file: 'server/domain/members/members.sql.ts',
      replace: `max(\${visibleDetail('hc_id')}) as hc_id,`,
      by: `max(m.locker) as locker, max(\${visibleDetail('hc_id')}) as hc_id,`,
    },
    {
      file: 'server/domain/members/listMembers.ts',
      replace: '    lastPlayed,\n    ...rest\n',
      by: '    lastPlayed,\n    locker,\n    ...rest\n',
    },
    {
      file: 'server/domain/members/listMembers.ts',
      after: '...(lastPlayed !== null',
      put: '    ...(locker !== null && { locker }),',
    },
    {
      file: 'server/domain/registrations/listed.sql.ts',
      after: 'readonly number?: string | undefined',
      put: '  readonly locker?: string | undefined',
    },
    {
      file: 'server/domain/registrations/listed.sql.ts',
      replace: 'external_id = coalesce(x.number, m.external_id)',
      by: 'external_id = coalesce(x.number, m.external_id), locker = coalesce(x.locker, m.locker)',
    },
    {
      file: 'server/domain/registrations/listed.sql.ts',
      replace: `\${texts(one => one.email)}::text[]) as x (player_id, number, index, email)`,
      by: `\${texts(one => one.email)}::text[], \${texts(one => one.locker)}::text[]) as x (player_id, number, index, email, locker)`,
    },
    {
      file: 'site/console/members/MemberRows.tsx',
      replace: "    { title: words.member, look: 'wide' },",
      by: "    { title: words.locker, look: 'wide' },\n    { title: words.member, look: 'wide' },",
    },
    {
      file: 'site/console/members/MemberRows.tsx',
      replace: '      <td class="wide">{one.member ?',
      by: '      <td class="wide">{one.locker}</td>\n      <td class="wide">{one.member ?',
    },
    {
      file: 'site/console/members/membersTable.ts',
      after: '[words.phone, line => line.phone]',
      put: '    [words.locker, line => line.locker],',
    },
    ...inEveryLanguage('screens/members.ts', '  phone: ', "  locker: 'Locker',"),
    {
      file: 'server/domain/members/members.test.ts',
      replace: "test('people are found by the words",
      by: `test('the locker that a list of the club has stands in the list of members', async () => {
  await staff.call('keepMemberList', { params, body: { people: [{ playerId: 1, locker: '17' }] } })
  const { players } = await staff.call('listMembers', { params, query: {} })
  expect(players.find(({ playerId }) => playerId === 1)).toMatchObject({ locker: '17' })
})

test('people are found by the words`,
    },
  ],
}
