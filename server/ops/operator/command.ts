/** What a command of the operator is: its words, its options, and what it does with them. */
import { type Said, said } from '../../../contract/words/say.ts'
import { SaidError } from '../../kernel/saidError.ts'
import type { Shell } from './shell.ts'

/** One option. `value` is how its value is called in the help; an option without one is a switch. */
export type Option = {
  readonly what: Said
  readonly value?: string
  readonly required?: true
  /** May be given several times, or with commas. */
  readonly many?: true
}

export type Options = Readonly<Record<string, Option>>

type ValueOf<O extends Option> = O extends { readonly value: string }
  ? O extends { readonly many: true }
    ? readonly string[]
    : O extends { readonly required: true }
      ? string
      : string | undefined
  : boolean

export type Values<O extends Options> = { readonly [K in keyof O]: ValueOf<O[K]> }

export type Command = {
  /** One or two words: `status`, `course import`. */
  readonly name: string
  /** What follows, in the order of the line: `NAME`, `FILE`; in brackets what may be left out. */
  readonly args: readonly string[]
  readonly options: Options
  readonly summary: Said
  /** More for its own help. */
  readonly help?: Said
  readonly run: (input: {
    readonly args: readonly string[]
    readonly options: never
    readonly shell: Shell
  }) => Promise<void>
}

/** The command line cannot be understood: exit code 2. */
export class UsageError extends SaidError {}

/** What was asked for cannot be done; the message says why. Exit code 1. */
export class OperatorError extends SaidError {}

/** Gives `run` the types of the options. */
export function command<const O extends Options>(
  entry: Omit<Command, 'run' | 'options'> & {
    readonly options: O
    readonly run: (input: {
      readonly args: readonly string[]
      readonly options: Values<O>
      readonly shell: Shell
    }) => Promise<void>
  },
): Command {
  return entry
}

/** An id on the command line. Throws {@link UsageError}. */
export function idOf(text: string, what: string | Said): number {
  const id = /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(id)) throw new UsageError(said('operator.usage.mustBeId', { what, given: text }))
  return id
}

/** Text on the command line, trimmed, 1 to `most` characters. Throws {@link UsageError}. */
export function textOf(text: string, what: string | Said, most: number): string {
  const trimmed = text.trim()
  if (trimmed === '' || [...trimmed].length > most || /\p{Cc}/u.test(trimmed)) {
    throw new UsageError(said('operator.usage.mustBeText', { what, most }))
  }
  return trimmed
}
