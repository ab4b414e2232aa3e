import { languages } from '../../contract/words/languages.ts'
import type { Recipe } from './followRecipe.ts'

/** Everybody signs for the local rules at the desk. */
export const document: Recipe = {
  headings: ['Add a document to the print centre'],
  edits: [
    { file: 'contract/documents/extensions.ts', after: "  'checkInList',", put: "  'signatureList'," },
    {
      file: 'contract/documents/extensions.ts',
      replace: '`checkInList`, `skins`',
      by: '`checkInList`, `signatureList`, `skins`',
    },
    {
      file: 'contract/settings/printCentre.ts',
      after: '  checkInList: [',
      put: "  signatureList: ['player', 'signature'],",
    },
    {
      file: 'contract/settings/printCentre.ts',
      after: 'checkInList: optional(table(',
      put: "    signatureList: optional(table(columnKeys.signatureList, 'PrintedSignatureList')),",
    },
    ...languages.flatMap(language => [
      {
        file: `contract/words/${language}/documents.ts`,
        replace: '    skins: ',
        by: `    signatureList: '${language === 'pt' ? 'Lista de assinaturas' : 'Signature list'}',\n    skins: `,
      },
      {
        file: `contract/words/${language}/documents.ts`,
        replace: '    notes: ',
        by: `    signature: '${language === 'pt' ? 'Assinatura' : 'Signature'}',\n    notes: `,
      },
    ]),
    {
      file: 'server/print/signatureList.ts',
      text: `import type { Static } from 'typebox'
import type { EventPlayer } from '../../contract/registrations/published.ts'
import type { Language } from '../../contract/words/languages.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import { cell, type Section } from './document.ts'
import type { Names } from './names.ts'

/** Everybody by last name, with a line to sign on. */
export function signatureList(
  players: readonly Static<typeof EventPlayer>[],
  names: Names,
  language: Language,
): readonly Section[] {
  const { kinds, columns, noPlayers } = wordsIn(language).documents
  const rows = players
    .map(player => ({ player, shown: names.lastNameFirst(player) }))
    .toSorted((a, b) => collator.compare(a.shown, b.shown))
    .map(({ player, shown }) => ({ id: String(player.playerId), cells: [cell(shown), cell('')] }))
  return [
    {
      id: 'event',
      title: kinds.signatureList,
      count: rows.length,
      columns: [
        { key: 'player', name: columns.player },
        { key: 'signature', name: columns.signature },
      ],
      heading: 0,
      rows,
      empty: noPlayers,
    },
  ]
}

const collator = new Intl.Collator('en')
`,
    },
    {
      file: 'server/print/eventDocument.ts',
      after: "import { results } from './results.ts'",
      put: "import { signatureList } from './signatureList.ts'",
    },
    {
      file: 'server/print/eventDocument.ts',
      replace: '  skins: {\n',
      by: `  signatureList: {
    build: async (tx, event, { names, language }) =>
      signatureList(await read(eventPlayers(tx, event, {})), names, language),
  },
  skins: {
`,
    },
    { file: 'docs/import.md', after: '| `checkInList` |', put: '| `signatureList` | `player`, `signature` |' },
    {
      file: 'server/domain/events/printCentre.test.ts',
      after: "checkInList: { columns: ['player', 'check']",
      put: "      signatureList: { columns: ['signature', 'player'], header: 'Welcome <all>', footer: 'Bis 山田' },",
    },
  ],
}
