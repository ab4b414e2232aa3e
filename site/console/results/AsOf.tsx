import { useEffect, useId, useState } from 'preact/hooks'
import { timeFormat } from '../../ui/clock.ts'
import { useEvent } from '../frame/useEvent.ts'
import type { Words } from './Results.tsx'

const stepMinutes = 5
/** A round and the hours around it. */
const steps = 144
const pauseMs = 200

type AsOfProps = {
  /** When a card last changed; nothing can be looked back to without it. */
  readonly last: string | undefined
  readonly moment: string | undefined
  readonly words: Words
  readonly onChoose: (moment: string | undefined) => void
}

/** Looks back through the day: the standings as they were, in steps of five minutes. */
export function AsOf({ last, moment, words, onChoose }: AsOfProps) {
  const { timeZone } = useEvent().setup
  const id = useId()
  // The standings of the past have an earlier last change: the slider keeps the one that it began with.
  const [end, setEnd] = useState(last)
  const [at, setAt] = useState(steps)
  useEffect(() => {
    if (moment === undefined && last !== undefined) setEnd(last)
  }, [last, moment])
  const chosen = end === undefined ? undefined : Date.parse(end) - (steps - at) * stepMinutes * 60_000
  useEffect(() => {
    if (chosen === undefined) return
    const asked = at === steps ? undefined : new Date(chosen).toISOString()
    const timer = setTimeout(() => onChoose(asked), pauseMs)
    return () => clearTimeout(timer)
  }, [at])
  if (chosen === undefined) return null
  const clock = timeFormat({ dateStyle: 'short', timeStyle: 'short', timeZone })
  const said = at === steps ? words.now : clock.format(chosen)
  return (
    <span class="bar end">
      <label for={id}>{words.asOf}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={steps}
        value={at}
        aria-valuetext={said}
        onInput={event => setAt(event.currentTarget.valueAsNumber)}
      />
      <output for={id}>{said}</output>
    </span>
  )
}
