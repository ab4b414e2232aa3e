import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../../contract/words/languages.ts'
import { say } from '../../../contract/words/say.ts'
import { triedDataDir, tryCommand } from '../../../test/tryCommand.ts'
import { commands } from './commands.ts'
import { securityLogName } from './logCommand.ts'

const nowhere = 'postgresql://nobody@127.0.0.1:1/nothing'

test('help lists every command and every setting', async () => {
  const { code, output } = await tryCommand(nowhere, ['--help'])
  expect(code).toBe(0)
  for (const { name, summary } of commands) {
    expect(output).toContain(name)
    expect(output).toContain(say(summary, 'en'))
  }
  expect(output).toContain('DATABASE_URL')
})

test.each(languages)('help in "%s" says every command and setting in that language', async language => {
  const { output } = await tryCommand(nowhere, ['--lang', language, '--help'])
  for (const { summary } of commands) expect(output).toContain(say(summary, language))
  expect(output).toContain(say({ code: 'settings.what.BACKUP_DIR' }, language))
})

test.each([
  ['an option before the command', ['--lang', 'pt', 'community', 'list', 'x'], {}, 'não leva mais nada'],
  ['an option behind it', ['community', 'list', 'x', '--lang=fr'], {}, 'ne prend rien d’autre'],
  ['the terminal', ['community', 'list', 'x'], { LANG: 'de_DE.UTF-8' }, 'nimmt nichts weiter'],
  ['LC_ALL before the others', ['community', 'list', 'x'], { LANG: 'de_DE.UTF-8', LC_ALL: 'es_ES' }, 'no lleva nada'],
  ['no language of ours', ['community', 'list', 'x'], { LANG: 'C.UTF-8' }, 'takes nothing more'],
  ['an option of no language', ['community', 'list', '--lang', 'xx'], {}, '--lang must be one of en, de, es, fr, pt.'],
  ['a setting that does not fit', ['status', '--lang', 'de'], { PORT: 'x' }, 'PORT ist „x“; es muss eine ganze Zahl'],
  ['a database that is not there', ['status', '--lang', 'de'], {}, 'Die Datenbank ist nicht erreichbar'],
])('the language of what is said is that of %s', async (_what, words, environment, reason) => {
  const { code, errors } = await tryCommand(nowhere, words, environment)
  expect(code).toBeGreaterThan(0)
  expect(errors).toContain(reason)
})

test.each(commands.map(({ name }) => name))(
  'help of "%s" shows how it is written and needs no database',
  async name => {
    const { code, output } = await tryCommand(nowhere, [...name.split(' '), '--help'])
    expect(code).toBe(0)
    expect(output).toContain(`Usage: caddiemaster ${name}`)
  },
)

test.each([
  [[], 'community create'],
  [['communty', 'list'], 'There is no command "communty list"'],
  [['community', 'create'], 'takes NAME'],
  [['community', 'create', 'A', 'B'], 'not "A B"'],
  [['community', 'list', '--all'], 'Unknown option "--all"'],
  [['community', 'create', 'A', '--club'], '--club needs a value: --club CLUB_ID.'],
  [['community', 'create', 'A', '--club', '1', '--club', '2'], 'is given twice'],
  [['community', 'create', 'A', '--club', 'x'], '--club must be an id'],
  [['community', 'create', 'A', '--club', '9007199254740993'], '--club must be an id'],
  [['community', 'create', '  '], 'The name must be 1 to 100 characters'],
  [['credential', 'issue', '--email', 'a@example.com', '--use', 'x'], '--community ID is missing'],
  [['credential', 'issue', '--email', 'nobody', '--use', 'x', '--community', '1'], 'is not an e-mail address'],
  [['player', 'merge', '7', '7'], 'the same player'],
  [['link', 'regenerate', 'M-1', 'everything'], 'PURPOSE must be one of'],
  [['link', 'regenerate', 'M-1', 'results', '--player', '1'], 'no personal link'],
  [['event', 'import'], 'FILE is missing'],
])('a command line that cannot be understood says why and ends with 2: %j', async (words, reason) => {
  const { code, output, errors } = await tryCommand(nowhere, words)
  expect(code).toBe(2)
  expect(output + errors).toContain(reason)
})

test('a database that is not there is told in a sentence', async () => {
  const { code, errors } = await tryCommand(nowhere, ['status'])
  expect(code).toBe(1)
  expect(errors).toMatch(/^The database cannot be reached: .*\n?$/)
})

test('a wrong setting is named', async () => {
  const { code, errors } = await tryCommand('mysql://x', ['status'])
  expect(code).toBe(1)
  expect(errors).toContain('DATABASE_URL must begin with')
})

test('production is never reset', async () => {
  const { code, errors } = await tryCommand(nowhere, ['reset'], { ENVIRONMENT: 'production' })
  expect(code).toBe(1)
  expect(errors).toContain('Only the testing environment can be reset')
})

test('every command is a line of the security log, with ids and without names, for nobody else to read', async () => {
  await tryCommand(nowhere, ['player', 'erase', '17'])
  await tryCommand(nowhere, ['credential', 'issue', '--email', 'anna@example.com', '--use', 'x', '--community', '1'])
  const file = join(triedDataDir, securityLogName)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  expect(lines.slice(-2).map(line => JSON.parse(line))).toMatchObject([
    { securityEvent: 'operator.command', command: 'player erase', ids: ['17'] },
    { securityEvent: 'operator.command', command: 'credential issue', ids: ['1'] },
  ])
  expect(lines.join()).not.toContain('example.com')
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
