import type { NamedPlayer, PhoneRound } from '../../contract/site/scorecard.ts'
import { HoleHead } from './HoleHead.tsx'
import { Icon } from './Icon.tsx'
import { Keys } from './Keys.tsx'
import { Matches } from './Matches.tsx'
import { shownStrokes } from './notation.tsx'
import { Row } from './Row.tsx'
import type { Connection } from './sync.ts'
import { type Done, useEntering } from './useEntering.ts'
import { words } from './words.ts'

export type PlayHoleProps = {
  readonly round: PhoneRound
  readonly scorer: NamedPlayer
  /** The hole that the group is at, kept while another view is looked at. */
  readonly place: { current: { readonly roundId: string; readonly hole: number } | undefined }
  readonly connection: Connection
  /** Answers whether the phone has kept it. */
  readonly onTap: (cardId: string, hole: number, value: number | null) => Promise<boolean>
  readonly onReview: () => void
}

/** One hole for the whole group: tap a player, tap a key; the next player and the next hole come by themselves. */
export function PlayHole(props: PlayHoleProps) {
  const { round, scorer, onReview } = props
  const entering = useEntering(props)
  const { order, hole, active, isOpen, choose } = entering
  return (
    <main class="play" ref={entering.main}>
      <div class="course">
        <Matches round={round} scorer={scorer.playerId} hole={hole} />
        <HoleHead round={round} scorer={scorer} hole={hole} order={order} onStep={entering.go} />
        <ul class="group">
          {round.cards.map(card => (
            <Row
              key={card.cardId}
              card={card}
              hole={hole}
              round={round}
              scorer={scorer}
              chosen={card === active}
              isOpen={isOpen(card)}
              onChoose={() => choose(card.cardId)}
            />
          ))}
        </ul>
      </div>
      {round.cards.some(isOpen) ? (
        <div class="pad">
          <Undo done={entering.done} onUndo={entering.undo} />
          {active ? (
            <Keys
              name={active.name}
              par={active.holes.find(({ number }) => number === hole)?.par ?? 4}
              of={`${active.cardId}/${hole}`}
              onValue={value => entering.enter(active, value)}
            />
          ) : (
            <p class="closed">{words().allIn}</p>
          )}
        </div>
      ) : (
        <p class="closed">
          <button type="button" class="button" onClick={onReview}>
            {words().lookAtCards}
          </button>
        </p>
      )}
    </main>
  )
}

/** What was entered last, and the way to take it back. */
function Undo({ done, onUndo }: { readonly done: Done | undefined; readonly onUndo: (done: Done) => void }) {
  return (
    <p class="undo" role="status">
      {done && (
        <>
          <span class="hidden">
            {words().tap({ name: done.card.name, hole: done.hole, strokes: shownStrokes(done.value) })}
          </span>
          <button type="button" class="link" onClick={() => onUndo(done)}>
            <Icon name="undo" /> {words().undo({ strokes: shownStrokes(done.value) })}
          </button>
        </>
      )}
    </p>
  )
}
