import { type Language, languages } from '../../../contract/words/languages.ts'
import { said, say } from '../../../contract/words/say.ts'
import { settingsHelp } from '../../kernel/settingsHelp.ts'
import type { Command, Option } from './command.ts'

/** Every command on a line, and the settings. */
export function helpForAll(commands: readonly Command[], language: Language): string {
  const width = Math.max(...commands.map(({ name, args }) => [name, ...args].join(' ').length))
  const lines = commands.map(
    ({ name, args, summary }) => `  ${[name, ...args].join(' ').padEnd(width)}  ${say(summary, language)}`,
  )
  return [
    say(said('commands.usage', { line: 'caddiemaster COMMAND [OPTIONS]' }), language),
    '',
    say(said('commands.about'), language),
    '',
    ...lines,
    '',
    `  --demo   ${say(said('commands.demo'), language)}`,
    `  --lang   ${say(said('commands.lang', { languages: languages.join(', ') }), language)}`,
    `  --help   ${say(said('commands.help'), language)}`,
    '',
    settingsHelp(language),
  ].join('\n')
}

/** One command with its options. */
export function helpFor({ name, args, options, summary, help }: Command, language: Language): string {
  const rows = Object.entries<Option>({ ...options, ...common })
  const left = rows.map(([option, { value }]) => `--${option}${value === undefined ? '' : ` ${value}`}`)
  const width = Math.max(...left.map(text => text.length))
  const lines = rows.map(
    ([, option], index) => `  ${left[index]?.padEnd(width)}  ${say(option.what, language)}${note(option, language)}`,
  )
  return [
    usageOf({ name, args, options }, language),
    '',
    `${say(summary, language)}.`,
    ...(help ? ['', say(help, language)] : []),
    '',
    ...lines,
    '',
  ].join('\n')
}

/** The line that shows how a command is written. */
export function usageOf(
  { name, args, options }: Pick<Command, 'name' | 'args' | 'options'>,
  language: Language,
): string {
  const words = Object.entries(options).map(([option, { value, required, many }]) => {
    const word = `--${option}${value === undefined ? '' : ` ${value}`}${many ? ' ...' : ''}`
    return required ? word : `[${word}]`
  })
  return say(said('commands.usage', { line: ['caddiemaster', name, ...args, ...words].join(' ') }), language)
}

const common = {
  demo: { what: said('commands.demoOption') },
  lang: { value: 'LANGUAGE', what: said('commands.langOption', { languages: languages.join(', ') }) },
  help: { what: said('commands.helpOption') },
} satisfies Readonly<Record<string, Option>>

function note({ required, many }: Option, language: Language): string {
  const notes = [
    ...(required ? [say(said('commands.required'), language)] : []),
    ...(many ? [say(said('commands.repeated'), language)] : []),
  ]
  return notes.length > 0 ? ` (${notes.join(', ')})` : ''
}
