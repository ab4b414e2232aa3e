import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Entrant } from '../frame/useRoster.ts'
import { type DraftMethod, draft } from './arrange.ts'
import type { Words } from './Teams.tsx'

type DraftProps = {
  readonly words: Words
  readonly entrants: readonly Entrant[]
  readonly hasTeams: boolean
  readonly onPropose: (teams: readonly (readonly number[])[]) => void
  readonly onApply: (teams: readonly (readonly number[])[]) => void
  readonly onCancel: () => void
}

/** All teams in one step; the board shows what comes of it while the choices change. */
export function Draft({ words, entrants, hasTeams, onPropose, onApply, onCancel }: DraftProps) {
  const [method, setMethod] = useState<DraftMethod>('balanced')
  const [size, setSize] = useState(2)
  const teams = useMemo(() => draft(method, size, entrants.map(toDraft)), [method, size, entrants])
  // The same teams may be counted again whenever something is read.
  useEffect(() => onPropose(teams), [JSON.stringify(teams)])
  const submit = (event: Event) => {
    event.preventDefault()
    onApply(teams)
  }
  return (
    <form class="panel fill" aria-label={words.make} onSubmit={submit}>
      <DraftFields
        {...{ method, size, words }}
        hasGroups={entrants.some(one => one.pairing)}
        onMethod={setMethod}
        onSize={setSize}
      />
      <p class="fill-foot">
        <span>
          <strong>{words.result({ teams: teams.length })}</strong> {words.proposal} {hasTeams && words.replaces}
        </span>
        <span class="end">
          <button type="button" class="button tight" onClick={onCancel}>
            {words.discard}
          </button>
          <button type="submit" class="button tight lead" disabled={teams.length === 0}>
            {words.apply}
          </button>
        </span>
      </p>
    </form>
  )
}

function toDraft({ playerId, handicap, pairing }: Entrant) {
  return { id: playerId, handicap: handicap?.hcCourse, group: pairing?.id }
}

type DraftFieldsProps = {
  readonly method: DraftMethod
  readonly size: number
  readonly hasGroups: boolean
  readonly words: Words
  readonly onMethod: (method: DraftMethod) => void
  readonly onSize: (size: number) => void
}

function DraftFields({ method, size, hasGroups, words, onMethod, onSize }: DraftFieldsProps) {
  return (
    <div class="fill-fields">
      <label>
        {words.how}
        <select
          class="input select"
          value={method}
          onChange={event => onMethod(event.currentTarget.value as DraftMethod)}
        >
          {Object.entries(words.hows)
            .filter(([name]) => name !== 'groups' || hasGroups)
            .map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </select>
      </label>
      <label>
        {words.size}
        <input
          class="input tiny"
          type="number"
          min={2}
          max={12}
          required
          value={size}
          onInput={event => {
            const { valueAsNumber } = event.currentTarget
            if (valueAsNumber >= 2 && valueAsNumber <= 12) onSize(valueAsNumber)
          }}
        />
      </label>
    </div>
  )
}
