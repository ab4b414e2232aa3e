import { settingsHelp } from '../../kernel/config.ts'
import type { Command, Option } from './command.ts'

/** Every command on a line, and the settings. */
export function helpForAll(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name, args }) => [name, ...args].join(' ').length))
  const lines = commands.map(({ name, args, summary }) => `  ${[name, ...args].join(' ').padEnd(width)}  ${summary}`)
  return [
    'Usage: caddiemaster COMMAND [OPTIONS]',
    '',
    'The command line of the operator. It works while the server runs, and starts the private database where it does not.',
    '',
    ...lines,
    '',
    '  --demo   the database of the demo (as with ENVIRONMENT=testing)',
    '  --help   this text; after a command, its options',
    '',
    settingsHelp(),
  ].join('\n')
}

/** One command with its options. */
export function helpFor({ name, args, options, summary, help }: Command): string {
  const rows = [...Object.entries(options), ...common]
  const left = rows.map(([option, { value }]) => `--${option}${value === undefined ? '' : ` ${value}`}`)
  const width = Math.max(...left.map(text => text.length))
  const lines = rows.map(([, option], index) => `  ${left[index]?.padEnd(width)}  ${option.what}${note(option)}`)
  return [usageOf({ name, args, options }), '', `${summary}.`, ...(help ? ['', help] : []), '', ...lines, ''].join('\n')
}

/** The line that shows how a command is written. */
export function usageOf({ name, args, options }: Pick<Command, 'name' | 'args' | 'options'>): string {
  const words = Object.entries(options).map(([option, { value, required, many }]) => {
    const word = `--${option}${value === undefined ? '' : ` ${value}`}${many ? ' ...' : ''}`
    return required ? word : `[${word}]`
  })
  return ['Usage: caddiemaster', name, ...args, ...words].join(' ')
}

const common: readonly [string, Option][] = [
  ['demo', { what: 'the database of the demo' }],
  ['help', { what: 'this text' }],
]

function note({ required, many }: Option): string {
  const notes = [...(required ? ['required'] : []), ...(many ? ['may be repeated'] : [])]
  return notes.length > 0 ? ` (${notes.join(', ')})` : ''
}
