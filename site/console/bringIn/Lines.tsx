import { Icon } from '../../ui/Icon.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { type Decision, type Line, type Person, placeOf } from './decisions.ts'
import { LineRow } from './LineRow.tsx'

/** Somebody of a list, and what is decided about that person. */
export type Listed = {
  readonly line: Line
  /** The first or the second person of the line. */
  readonly at: number
  readonly person: Person
  readonly decision: Decision | undefined
  readonly note?: string | undefined
}

type LinesProps = {
  readonly words: ScreenWords<'bringInList'>
  readonly all: readonly Listed[]
  readonly onDecide: (place: string, decision: Decision) => void
}

/** So many clear lines show how the others were read. */
const alwaysOpen = 3

/** The people of a list: those about whom something is to be decided, then the clear ones, all but three folded. */
export function Lines({ words, all, onDecide }: LinesProps) {
  const isDoubt = ({ person, note }: Listed) =>
    note !== undefined || person.verdict === 'perhaps' || person.verdict === 'unreadable' || person.problems.length > 0
  const doubts = all.filter(isDoubt)
  const clear = all.filter(one => !isDoubt(one))
  const row = ({ line, at, person, decision, note }: Listed) =>
    decision && (
      <LineRow
        key={placeOf(line, at)}
        words={words}
        line={line}
        person={person}
        decision={decision}
        note={note}
        onDecide={next => onDecide(placeOf(line, at), next)}
      />
    )
  return (
    <>
      <section class="panel">
        <div class="panel-head">
          <h2>{words.doubts}</h2>
        </div>
        {doubts.length > 0 ? <ul class="people">{doubts.map(row)}</ul> : <p class="nothing">{words.doubtsNone}</p>}
      </section>
      {clear.length > 0 && (
        <section class="panel">
          <div class="panel-head">
            <h2>
              {words.everybody} <span class="quiet">{clear.length}</span>
            </h2>
          </div>
          <ul class="people">{clear.slice(0, alwaysOpen).map(row)}</ul>
          {clear.length > alwaysOpen && (
            <details>
              <summary class="panel-head">
                <span>{words.moreClear({ count: clear.length - alwaysOpen })}</span>
                <Icon name="down" />
              </summary>
              <ul class="people">{clear.slice(alwaysOpen).map(row)}</ul>
            </details>
          )}
        </section>
      )}
    </>
  )
}
