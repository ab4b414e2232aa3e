import type { Recipe } from './followRecipe.ts'
import { inEveryLanguage } from './inEveryLanguage.ts'

/** Whose second step was switched off is told, so that nobody else does it in silence. */
export const mail: Recipe = {
  headings: ['Add a mail'],
  edits: [
    {
      file: 'server/kernel/mail/mailed.ts',
      replace: "| 'operators' | 'test'",
      by: "| 'operators' | 'secondStep' | 'test'",
    },
    {
      file: 'server/domain/secondFactors/codesEnded.ts',
      text: `import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { Letter } from '../../kernel/mail/mailed.ts'

/** To whom the codes belonged. */
export function codesEnded(to: string, language: Language): Letter {
  const words = wordsIn(language).letters.codesEnded
  return { about: 'secondStep', fromName: 'Caddiemaster', to, subject: words.subject, lines: [words.off, words.notYou] }
}
`,
    },
    {
      file: 'server/domain/secondFactors/endCodes.ts',
      replace: "import { handle } from '../operation/handler.ts'",
      by: "import { queueLetter } from '../../kernel/mail/queueLetter.ts'\nimport { handle } from '../operation/handler.ts'\nimport { codesEnded } from './codesEnded.ts'",
    },
    {
      file: 'server/domain/secondFactors/endCodes.ts',
      replace: 'async ({ caller, database,',
      by: 'async ({ caller, service, language, database,',
    },
    {
      file: 'server/domain/secondFactors/endCodes.ts',
      after: 'await recordForAccount',
      put: '    await queueLetter(tx, service, codesEnded(account.email, language), now.add({ hours: 24 }))',
    },
    ...inEveryLanguage(
      'letters.ts',
      'export const words = {',
      `  codesEnded: {
    subject: 'Your account asks for no more codes',
    off: 'Codes of an app were switched off for your account.',
    notYou: 'If it was not you, choose a new password now.',
  },`,
    ),
    ...inEveryLanguage('screens/communities.ts', '    operators: ', "    secondStep: 'Second step switched off',"),
    {
      file: 'server/domain/secondFactors/endCodes.test.ts',
      text: `import { expect, test } from 'vitest'
import { staffCalls } from '../../../test/staffCalls.ts'
import { sealedTestKey } from '../../../test/testCodes.ts'
import { startWorld } from '../../../test/world.ts'

test('whose codes end is told by mail', async () => {
  const world = await startWorld({ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'club@example.com' })
  try {
    await world.rows(\`insert into code_app values (15, '\${sealedTestKey}', 0, now())\`)
    await world.rows('update session set second_factor = true where administrator_id = 15')
    await staffCalls(world).call('endCodes', {}, 'shop')
    expect(await world.rows("select data ->> 'kind' as kind from jobs.job where name = 'mail'")).toEqual([
      { kind: 'secondStep' },
    ])
  } finally {
    await world.close()
  }
})
`,
    },
  ],
}
