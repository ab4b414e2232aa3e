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
  const teams = useMemo(
    () =>
      draft(
        method,
        size,
        entrants.map(one => ({
          id: one.playerId,
          handicap: one.handicap?.hcCourse,
          group: one.pairing?.id,
        })),
      ),
    [method, size, entrants],
  )
  // The same teams may be counted again whenever something is read.
  useEffect(() => onPropose(teams), [JSON.stringify(teams)])
  const hasGroups = entrants.some(one => one.pairing)
  return (
    <form
      class="panel fill"
      aria-label={words.make}
      onSubmit={event => {
        event.preventDefault()
        onApply(teams)
      }}
    >
      <div class="fill-fields">
        <label>
          {words.how}
          <select
            class="input select"
            value={method}
            onChange={event => setMethod(event.currentTarget.value as DraftMethod)}
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
              if (valueAsNumber >= 2 && valueAsNumber <= 12) setSize(valueAsNumber)
            }}
          />
        </label>
      </div>
      <p class="fill-foot">
        <span>
          <strong>{words.result(teams.length)}</strong> {words.proposal} {hasTeams && words.replaces}
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
