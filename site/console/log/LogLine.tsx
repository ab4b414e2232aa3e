import { Icon } from '../../ui/Icon.tsx'
import type { Words } from './Log.tsx'
import type { Line, Sentence } from './sentences.ts'

type LogLineProps = {
  readonly line: Line
  readonly sentence: Sentence
  readonly who: string
  readonly time: string
  /** Who took it back; empty where nobody knows. */
  readonly undoneBy: string | undefined
  readonly isChosen: boolean
  readonly onChoose: (step: string, on: boolean) => void
  readonly onTakeBack: (step: string) => void
  readonly words: Words
}

/** One gesture: when, who and what; and the way to take it back. */
export function LogLine(props: LogLineProps) {
  const { line, sentence, who, time, undoneBy, isChosen, onChoose, onTakeBack, words } = props
  const { step } = line
  const canGo = step !== undefined && undoneBy === undefined
  return (
    <li class={undoneBy === undefined ? undefined : 'undone'}>
      <span class="choose">
        {canGo && (
          <input
            type="checkbox"
            aria-label={words.choose(`${time} ${sentence.what}`)}
            checked={isChosen}
            onChange={event => onChoose(step, event.currentTarget.checked)}
          />
        )}
      </span>
      <time class="quiet" dateTime={line.at}>
        {time}
      </time>
      <span class="said">
        <strong>{who}</strong> <span>{sentence.what}</span>
        {(sentence.details.length > 0 || sentence.more > 0) && (
          <small>
            {sentence.details.join(' · ')}
            {sentence.more > 0 && ` ${words.more(sentence.more)}`}
          </small>
        )}
      </span>
      {undoneBy !== undefined && <span class="tag">{undoneBy === '' ? words.undone : words.undoneBy(undoneBy)}</span>}
      {canGo && (
        <button type="button" class="button tight plain" onClick={() => onTakeBack(step)}>
          <Icon name="undo" />
          {words.takeBack} <span class="hidden">{sentence.what}</span>
        </button>
      )}
    </li>
  )
}
