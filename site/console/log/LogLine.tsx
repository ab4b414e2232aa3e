import type { ComponentChildren } from 'preact'
import { Icon } from '../../ui/Icon.tsx'
import type { Line, LogWords, Sentence } from './sentences.ts'

/** Which steps are chosen, and what can be done with one. */
export type Taking = {
  readonly chosen: ReadonlySet<string>
  readonly choose: (step: string, on: boolean) => void
  readonly takeBack: (step: string) => void
}

type LogLineProps = {
  readonly line: Line
  readonly sentence: Sentence
  readonly who: string
  readonly time: string
  /** Who took it back; empty where nobody knows. */
  readonly undoneBy: string | undefined
  readonly place: ComponentChildren
  /** Undefined where nothing can be taken back. */
  readonly taking: Taking | undefined
  readonly words: LogWords
}

/** One gesture: when, who and what; and the way to take it back. */
export function LogLine(props: LogLineProps) {
  const { line, sentence, who, time, undoneBy, place, taking, words } = props
  const { step } = line
  const canGo = taking !== undefined && step !== undefined && undoneBy === undefined
  return (
    <li
      class={
        [taking === undefined && 'still', undoneBy !== undefined && 'undone'].filter(Boolean).join(' ') || undefined
      }
    >
      {taking && (
        <span class="choose">
          {canGo && (
            <input
              type="checkbox"
              aria-label={words.choose({ what: `${time} ${sentence.what}` })}
              checked={taking.chosen.has(step)}
              onChange={event => taking.choose(step, event.currentTarget.checked)}
            />
          )}
        </span>
      )}
      <time class="quiet" dateTime={line.at}>
        {time}
      </time>
      <span class="said">
        <strong>{who}</strong> <span>{sentence.what}</span>
        {(sentence.details.length > 0 || sentence.more > 0) && (
          <small>
            {sentence.details.join(' · ')}
            {sentence.more > 0 && ` ${words.more({ count: sentence.more })}`}
          </small>
        )}
      </span>
      {place}
      {undoneBy !== undefined && (
        <span class="tag">{undoneBy === '' ? words.undone : words.undoneBy({ name: undoneBy })}</span>
      )}
      {canGo && (
        <button type="button" class="button tight plain" onClick={() => taking.takeBack(step)}>
          <Icon name="undo" />
          {words.takeBack} <span class="hidden">{sentence.what}</span>
        </button>
      )}
    </li>
  )
}
