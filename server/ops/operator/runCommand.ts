import { parseArgs } from 'node:util'
import { filledDetail } from '../../../contract/refusalWords.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { said, say } from '../../../contract/words/say.ts'
import { readConfig } from '../../kernel/config.ts'
import { databaseCode, isLostConnection } from '../../kernel/database/connect.ts'
import { diskTrouble } from '../../kernel/diskTrouble.ts'
import { languageOfTerminal } from '../../kernel/languageOfTerminal.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { SaidError } from '../../kernel/saidError.ts'
import { type Command, type Option, type Options, UsageError } from './command.ts'
import { commands } from './commands.ts'
import { helpFor, helpForAll, usageOf } from './help.ts'
import { languageOfCommand } from './languageOfCommand.ts'
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

type Spoken = Invocation & { readonly language: Language }

/** Runs one command line and returns its exit code: 0 done, 1 failed, 2 not understood. */
export async function runCommand(invocation: Invocation): Promise<number> {
  const { environment, fail } = invocation
  try {
    return await run({ ...invocation, ...languageOfCommand(invocation.words, environment) })
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    fail(error.in(languageOfTerminal(environment)))
    return 2
  }
}

async function run(invocation: Spoken): Promise<number> {
  const { words, language, terminal, fail } = invocation
  const found = findCommand(words)
  const wantsHelp = words.includes('--help') || words.includes('-h')
  if (!found) {
    const isQuestion = wantsHelp || words.length === 0 || words[0] === 'help'
    const name = words.filter(word => !word.startsWith('-')).join(' ')
    if (isQuestion) terminal.print(helpForAll(commands, language))
    else fail(say(said('operator.usage.noCommand', { name }), language))
    return words.length > 0 && isQuestion ? 0 : 2
  }
  if (wantsHelp) {
    terminal.print(helpFor(found, language))
    return 0
  }
  try {
    await execute(found, invocation)
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      fail(`${error.in(language)}\n${usageOf(found, language)}`)
      return 2
    }
    fail(messageOf(error, language))
    return 1
  }
}

function findCommand(words: readonly string[]): Command | undefined {
  const [first, second] = words
  return commands.find(({ name }) => name === `${first} ${second}`) ?? commands.find(({ name }) => name === first)
}

async function execute(command: Command, { words, language, environment, folder, terminal }: Spoken): Promise<void> {
  const { args, options, demo } = parse(command, words.slice(command.name.split(' ').length))
  const config = readConfig(environment, demo)
  logCommand(config, command.name, words)
  const shell = createShell(config, folder, language, terminal)
  try {
    // The options were parsed by the command's own table, from which its types come.
    await command.run({ args, options: options as never, shell })
  } finally {
    await shell.close()
  }
}

const demoOption: Options = { demo: { what: said('commands.demoOption') } }

function parse(command: Command, words: readonly string[]) {
  const described = Object.entries(command.options)
  const known = { ...command.options, ...demoOption }
  const { values, positionals } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Object.entries(known).map(([name, { value }]) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', multiple: true },
      ]),
    ),
    allowPositionals: true,
    // What it would say of itself is English.
    strict: false,
  })
  for (const [name, given] of Object.entries(values))
    requireOption(words.find(word => word === `-${name}`) ?? `--${name}`, known[name], [given].flat())
  const least = command.args.filter(arg => !arg.startsWith('[')).length
  if (positionals.length < least || positionals.length > command.args.length) throw wrongArgs(command, positionals)
  const options = described.map(([name, option]) => {
    const given = [values[name] ?? []]
      .flat()
      .flatMap(value => (option.many && typeof value === 'string' ? value.split(',') : [value]))
    if (option.required && given.length === 0)
      throw new UsageError(said('operator.usage.optionMissing', { option: `--${name} ${option.value}` }))
    if (!option.many && given.length > 1)
      throw new UsageError(said('operator.usage.optionTwice', { option: `--${name}` }))
    return [name, option.value === undefined ? given.length > 0 : option.many ? given : given[0]]
  })
  return { args: positionals, options: Object.fromEntries(options), demo: values.demo !== undefined }
}

/** Throws {@link UsageError} for an option that the command does not have, lacks its value or has one too many. */
function requireOption(written: string, option: Option | undefined, given: readonly unknown[]): void {
  if (!option) throw new UsageError(said('operator.usage.unknownOption', { option: written }))
  const { value } = option
  if (value === undefined && given.some(one => typeof one === 'string'))
    throw new UsageError(said('operator.usage.noValue', { option: written }))
  if (value !== undefined && given.some(one => typeof one !== 'string' || one.startsWith('--')))
    throw new UsageError(said('operator.usage.valueMissing', { option: written, value }))
}

function wrongArgs({ name, args }: Command, given: readonly string[]): UsageError {
  const blanks = { command: name, wanted: { all: args }, given: given.join(' ') }
  if (args.length === 0) return new UsageError(said('operator.usage.takesNothing', blanks))
  return new UsageError(
    given.length === 0 ? said('operator.usage.takes', blanks) : said('operator.usage.takesNot', blanks),
  )
}

/** What went wrong in a sentence; a fault of ours with everything that helps to find it. */
function messageOf(error: unknown, language: Language): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof SaidError) return error.in(language)
  if (error instanceof Refusal) return filledDetail(error.code, error.reason, error.values, language)
  const trouble = diskTrouble(error)
  if (trouble !== undefined) return say(trouble, language)
  if (['55P03', '40P01', '40001'].includes(databaseCode(error) ?? ''))
    return say(said('operator.databaseBusy'), language)
  if (isLostConnection(error)) return say(said('operator.databaseUnreachable', { reason: error.message }), language)
  return error.stack ?? error.message
}
