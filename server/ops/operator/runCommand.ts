import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../../kernel/config.ts'
import { databaseCode, isLostConnection } from '../../kernel/database/connect.ts'
import { MigrationError } from '../../kernel/database/migrate.ts'
import { EmbeddedError } from '../../kernel/database/private/embeddedError.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { SecretError } from '../../kernel/requireSecret.ts'
import { type Command, OperatorError, UsageError } from './command.ts'
import { commands } from './commands.ts'
import { helpFor, helpForAll, usageOf } from './help.ts'
import { logCommand } from './logCommand.ts'
import { createShell, type Terminal } from './shell.ts'

export type Invocation = {
  readonly words: readonly string[]
  readonly environment: NodeJS.ProcessEnv
  /** Where relative paths of the command line begin. */
  readonly folder: string
  readonly terminal: Terminal
  readonly fail: (message: string) => void
}

/** Runs one command line and returns its exit code: 0 done, 1 failed, 2 not understood. */
export async function runCommand(invocation: Invocation): Promise<number> {
  const { words, terminal, fail } = invocation
  const found = findCommand(words)
  const wantsHelp = words.includes('--help') || words.includes('-h')
  if (!found) {
    const isQuestion = wantsHelp || words.length === 0 || words[0] === 'help'
    if (isQuestion) terminal.print(helpForAll(commands))
    else
      fail(
        `There is no command "${words.filter(word => !word.startsWith('-')).join(' ')}". "caddiemaster --help" lists them.`,
      )
    return words.length > 0 && isQuestion ? 0 : 2
  }
  if (wantsHelp) {
    terminal.print(helpFor(found))
    return 0
  }
  try {
    await execute(found, invocation)
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      fail(`${error.message}\n${usageOf(found)}`)
      return 2
    }
    fail(messageOf(error))
    return 1
  }
}

function findCommand(words: readonly string[]): Command | undefined {
  const [first, second] = words
  return commands.find(({ name }) => name === `${first} ${second}`) ?? commands.find(({ name }) => name === first)
}

async function execute(command: Command, { words, environment, folder, terminal }: Invocation): Promise<void> {
  const { args, options, demo } = parse(command, words.slice(command.name.split(' ').length))
  const config = readConfig(environment, demo)
  logCommand(config, command.name, words)
  const shell = createShell(config, folder, terminal)
  try {
    // The options were parsed by the command's own table, from which its types come.
    await command.run({ args, options: options as never, shell })
  } finally {
    await shell.close()
  }
}

function parse(command: Command, words: readonly string[]) {
  const described = Object.entries(command.options)
  const known: ParseArgsOptionsConfig = { demo: { type: 'boolean' } }
  for (const [name, { value }] of described) {
    known[name] = { type: value === undefined ? 'boolean' : 'string', multiple: true }
  }
  const { values, positionals } = understand(() =>
    parseArgs({ args: [...words], options: known, allowPositionals: true }),
  )
  const least = command.args.filter(arg => !arg.startsWith('[')).length
  if (positionals.length < least || positionals.length > command.args.length) {
    const wanted = command.args.length === 0 ? 'nothing more' : command.args.join(' and ')
    throw new UsageError(
      `"${command.name}" takes ${wanted}${positionals.length > 0 ? `, not "${positionals.join(' ')}"` : ''}.`,
    )
  }
  const options = described.map(([name, option]) => {
    const given = [values[name] ?? []]
      .flat()
      .flatMap(value => (option.many && typeof value === 'string' ? value.split(',') : [value]))
    if (option.required && given.length === 0) throw new UsageError(`--${name} ${option.value} is missing.`)
    if (!option.many && given.length > 1) throw new UsageError(`--${name} stands there twice.`)
    return [name, option.value === undefined ? given.length > 0 : option.many ? given : given[0]]
  })
  return { args: positionals, options: Object.fromEntries(options), demo: values.demo === true }
}

function understand<T>(parsing: () => T): T {
  try {
    return parsing()
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error))
  }
}

/** What went wrong in a sentence; a fault of ours with everything that helps to find it. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const expected = [OperatorError, Refusal, ConfigError, EmbeddedError, MigrationError, SecretError].some(
    kind => error instanceof kind,
  )
  if (expected) return error.message
  if (['55P03', '40P01', '40001'].includes(databaseCode(error) ?? ''))
    return 'The database is busy with the same data. Try again in a moment.'
  if (isLostConnection(error)) return `The database cannot be reached: ${error.message}`
  return error.stack ?? error.message
}
