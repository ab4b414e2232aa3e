import { Segments } from '../../ui/Segments.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import type { CardTableProps } from './CardTable.tsx'
import { type CardGroup, lastNames, nameOf } from './groups.ts'
import { ScanButton } from './ScanButton.tsx'

type CardQueueProps = Pick<CardTableProps, 'round' | 'roundId' | 'mayEdit' | 'words'> & {
  readonly all: readonly CardGroup[]
  readonly queue: readonly CardGroup[]
  /** Which group is open. */
  readonly group: CardGroup
  readonly shown: 'open' | 'all'
  readonly onShow: (shown: 'open' | 'all') => void
  readonly onChoose: (key: string) => void
}

/** The groups in the order of arrival. */
export function CardQueue(props: CardQueueProps) {
  const { round, roundId, mayEdit, words, all, queue, group, shown, onShow, onChoose } = props
  return (
    <nav class="panel queue" aria-label={words.queue}>
      <Segments
        label={words.show}
        value={shown}
        options={[
          { value: 'open', words: words.open, count: all.filter(({ state }) => state !== 'done').length },
          { value: 'all', words: words.all, count: all.length },
        ]}
        onChoose={onShow}
      />
      {mayEdit && <ScanButton eventId={roundId} cards={round.cards} words={words} />}
      <ul>
        {queue.map(one => (
          <li key={one.key}>
            <button type="button" aria-current={one.key === group.key} onClick={() => onChoose(one.key)}>
              <strong>{nameOf(one, words.noTime)}</strong>
              <span class="names">{lastNames(one)}</span>
              <span class="quiet">{stateOf(one, round.holes, words)}</span>
              {one.differ > 0 && <span class="tag warn">{words.differ({ holes: one.differ })}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function stateOf({ state, holes }: CardGroup, all: number, words: ScreenWords<'cards'>): string {
  if (state !== 'playing') return words.states[state]
  return holes === 0 ? words.states.notStarted : words.states.playing({ holes, all })
}
