import type { Recipe } from './followRecipe.ts'
import { inEveryLanguage } from './inEveryLanguage.ts'

/** Two teams of one name are told before they stand on a board. */
export const readinessRule: Recipe = {
  headings: ['Add a rule of readiness'],
  edits: [
    { file: 'contract/readiness/console.ts', after: "  'fieldOfTheCut',", put: "  'teamNames'," },
    {
      file: 'server/live/readiness/peopleRules.ts',
      replace: 'type Handicap = RoundFact',
      by: `/** 26 */
export const teamNames: Rule = facts =>
  facts.rounds.flatMap(round =>
    [...Map.groupBy(round.teams, ({ name }) => name)].flatMap(([name, same]) =>
      same.length < 2
        ? []
        : [
            inRound(facts, round, said('readiness.sameNames', { count: same.length, name }), {
              teamIds: same.map(({ teamId }) => teamId),
            }),
          ],
    ),
  )

type Handicap = RoundFact`,
    },
    {
      file: 'server/live/readiness/readiness.ts',
      replace: 'teamsApart, teamsComplete, tees }',
      by: 'teamNames, teamsApart, teamsComplete, tees }',
    },
    {
      file: 'server/live/readiness/readiness.ts',
      after: '    find: fieldOfTheCut,',
      put: `  },
  {
    number: 26,
    rule: 'teamNames',
    level: 'warn',
    fix: { screen: 'teams', operation: 'renameTeam' },
    find: teamNames,`,
    },
    ...inEveryLanguage('readiness.ts', '    fieldOfTheCut: ', "    teamNames: 'Every team has a name of its own.',"),
    ...inEveryLanguage(
      'readiness.ts',
      '  spread: ',
      "  sameNames: '{count, plural, one {# team is} other {# teams are}} called {name}.',",
    ),
    {
      file: 'server/web/readiness/checkReadiness.test.ts',
      after: 'const all: readonly Broken[] = [',
      put: `  {
    rule: 'teamNames',
    breaks: "update team set name = 'Storks' where team_id = 3011",
    finds: /^2 teams are called Storks\\.$/,
    mends: "update team set name = 'Eagles' where team_id = 3011",
  },`,
    },
  ],
}
