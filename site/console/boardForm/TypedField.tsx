import { useState } from 'preact/hooks'
import { centsOf } from '../../ui/money.ts'
import { language } from '../../ui/words.ts'
import { type Ids, Row } from './Row.tsx'
import { useBoard } from './useBoard.ts'
import { isAlike, valueAt } from './valueAt.ts'

/** How a value is written and read. `read`: undefined for what is none, an error where it cannot be one. */
type Kind = {
  readonly write: (value: unknown) => string
  readonly read: (text: string) => { readonly value: unknown } | undefined
  readonly inputMode: 'numeric' | 'decimal' | 'text'
}

const none = { value: undefined }

/** With the decimal mark of the reader, as it is typed. */
function figure(value: number, minimumFractionDigits: number, maximumFractionDigits: number): string {
  const format = { minimumFractionDigits, maximumFractionDigits, useGrouping: false }
  return new Intl.NumberFormat(language(), format).format(value)
}

/** A whole number, 0 or more. */
const whole: Kind = {
  inputMode: 'numeric',
  write: value => (value === undefined ? '' : String(value)),
  read: text => (text.trim() === '' ? none : /^\s*\d{1,6}\s*$/.test(text) ? { value: Number(text) } : undefined),
}

/** Whole numbers with anything between them, each once. */
const numbers: Kind = {
  inputMode: 'text',
  write: value => ((value ?? []) as readonly number[]).join(', '),
  read(text) {
    if (!/^[\d\s,;]*$/.test(text)) return undefined
    const list = [
      ...new Set(
        text
          .split(/[\s,;]+/)
          .filter(Boolean)
          .map(Number),
      ),
    ]
    return list.length === 0 ? none : { value: list }
  },
}

const cents: Kind = {
  inputMode: 'decimal',
  write: value => (value === undefined ? '' : figure(Number(value) / 100, 2, 2)),
  read(text) {
    const value = centsOf(text)
    return text.trim() === '' ? none : value === undefined ? undefined : { value }
  },
}

/** Thousandths of a percent, written as a percentage. */
const percent: Kind = {
  inputMode: 'decimal',
  write: value => (value === undefined ? '' : figure(Number(value) / 1000, 0, 3)),
  read(text) {
    const [, before, after = ''] = /^\s*(\d{1,3})(?:[.,](\d{1,3}))?\s*$/.exec(text) ?? []
    if (text.trim() === '') return none
    return before === undefined ? undefined : { value: Number(before) * 1000 + Number(after.padEnd(3, '0')) }
  },
}

/** A handicap index, with one decimal. */
const index: Kind = {
  inputMode: 'decimal',
  write: value => (value === undefined ? '' : figure(Number(value), 1, 1)),
  read(text) {
    const [, before, after = '0'] = /^\s*(\d{1,2})(?:[.,](\d))?\s*$/.exec(text) ?? []
    if (text.trim() === '') return none
    return before === undefined ? undefined : { value: Number(`${before}.${after}`) }
  },
}

const text: Kind = {
  inputMode: 'text',
  write: value => (value === undefined ? '' : String(value)),
  read: typed => (typed === '' ? none : { value: typed }),
}

const kinds = { whole, numbers, cents, percent, index, text }
export type KindName = keyof typeof kinds

type InputProps = {
  readonly ids: Partial<Ids>
  readonly kind: KindName
  readonly value: unknown
  readonly onValue: (value: unknown) => void
  /** What is typed cannot be sent, or can again. */
  readonly onWrong?: (isWrong: boolean) => void
  readonly label?: string
  readonly look?: string
  readonly maxLength?: number
  readonly required?: boolean
}

/** An input that shows what was typed as long as that is its value, also where it is none: nothing typed is lost. */
export function TypedInput({ ids, kind, value, onValue, onWrong, label, look = 'narrow', ...input }: InputProps) {
  const { words } = useBoard()
  const { read, write, inputMode } = kinds[kind]
  const [typed, setTyped] = useState<{ readonly text: string; readonly made: unknown } | undefined>()
  const shown = typed && isAlike(typed.made, value) ? typed.text : write(value)
  const wrong = (now: string) => (read(now) === undefined ? words.notThat[kind] : '')
  return (
    <input
      {...ids}
      {...input}
      class={`input ${look}`}
      type="text"
      inputMode={inputMode}
      autoComplete="off"
      aria-label={label}
      value={shown}
      ref={element => element?.setCustomValidity(wrong(shown) ?? '')}
      onInput={event => {
        const now = event.currentTarget.value
        const got = read(now)
        setTyped({ text: now, made: got ? got.value : value })
        onWrong?.(got === undefined)
        if (got) onValue(got.value)
      }}
    />
  )
}

type FieldProps = {
  readonly at: string
  readonly kind: KindName
  readonly label: string
  readonly hint?: string
  readonly before?: string
  readonly after?: string | undefined
  readonly look?: string
  readonly maxLength?: number
  readonly from?: null
}

/** A setting that is typed. */
export function TypedField({ at, kind, label, hint, before, after, from, ...input }: FieldProps) {
  const { settings, set, words } = useBoard()
  const [isWrong, setWrong] = useState(false)
  return (
    <Row {...{ at, label, hint, from }} isList={kind === 'numbers'} error={isWrong ? words.notThat[kind] : undefined}>
      {ids => (
        <span class="typed">
          {before}
          <TypedInput
            {...input}
            {...{ ids, kind }}
            value={valueAt(settings, at)}
            onValue={value => set(at, value)}
            onWrong={setWrong}
          />
          {after}
        </span>
      )}
    </Row>
  )
}
