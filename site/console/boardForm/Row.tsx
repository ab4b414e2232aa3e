import type { ComponentChildren } from 'preact'
import { FieldRow } from '../../ui/Field.tsx'
import { useBoard } from './useBoard.ts'
import { valueAt } from './valueAt.ts'

/** What a control needs to be named and described: `data-at` is the setting that it edits. */
export type Ids = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean
  readonly 'data-at': string
}

type RowProps = {
  /** The JSON pointer of the setting. */
  readonly at: string
  readonly label: string
  readonly hint?: ComponentChildren
  /** A list of plain values, of which one may be refused. */
  readonly isList?: boolean
  /** What is typed and cannot be sent. */
  readonly error?: string | undefined
  /** Where the value comes from; by itself, whether it is the leaderboard's own. `null`: nothing. */
  readonly from?: ComponentChildren
  readonly children: (ids: Ids) => ComponentChildren
}

/** A line of the form: a setting with its control, where its value comes from, and what is wrong with it. */
export function Row({ at, label, hint, isList = false, error, from, children }: RowProps) {
  const { errorAt, errorIn } = useBoard()
  const pointer = `/settings${at}`
  return (
    <FieldRow
      label={label}
      hint={hint}
      error={error ?? errorAt(pointer) ?? (isList ? errorIn(pointer) : undefined)}
      from={from === undefined ? <Origin at={at} label={label} /> : from}
    >
      {ids => children({ ...ids, 'data-at': at })}
    </FieldRow>
  )
}

type OriginProps = { readonly at: string; readonly label: string; readonly onUsual?: () => void }

/** Where the value of a setting comes from. */
export function Origin({ at, label, onUsual }: OriginProps) {
  const { settings, set } = useBoard()
  const isOwn = valueAt(settings, at) !== undefined
  return <OriginWords {...{ label, isOwn }} onUsual={onUsual ?? (() => set(at, undefined))} />
}

type OriginWordsProps = { readonly label: string; readonly isOwn: boolean; readonly onUsual: () => void }

/** That a value is as usual, or the leaderboard's own with the way back. */
export function OriginWords({ label, isOwn, onUsual }: OriginWordsProps) {
  const { words } = useBoard()
  if (!isOwn) return <span class="from">{words.asUsual}</span>
  return (
    <span class="from own">
      {words.own} ·{' '}
      <button type="button" class="as-link" aria-label={words.backToUsual({ what: label })} onClick={onUsual}>
        {words.asUsual}
      </button>
    </span>
  )
}
