import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Segments } from '../../ui/Segments.tsx'
import { frame } from '../frame/frameWords.ts'
import { HelperBody } from './HelperBody.tsx'
import { helper } from './helper.ts'

/** The lists of a round that links read. */
type ListOfRound = 'listCheckIns' | 'listStarts' | 'listCards'

type HelperFrameProps = {
  /** What it shows first, which says from when all of it is. */
  readonly of: ListOfRound
  /** The work in a round, with the choice of the round beside its title. */
  readonly children: (roundId: string, rounds: ComponentChildren) => JSX.Element
}

/** Around what a staff link opens in a round: which one, beside all that {@link HelperBody} says. */
export function HelperFrame({ of, children }: HelperFrameProps) {
  const { rounds } = helper()
  const [roundId, setRoundId] = useState(rounds[0]?.eventId ?? '')
  const inOrder = rounds.toSorted((a, b) => a.round - b.round)
  return (
    <HelperBody of={of} input={{ params: { eventId: roundId } }}>
      {children(
        roundId,
        rounds.length > 1 && (
          <Segments
            label={frame().rounds}
            value={roundId}
            options={inOrder.map(({ eventId, round }) => ({ value: eventId, words: frame().round({ number: round }) }))}
            onChoose={setRoundId}
          />
        ),
      )}
    </HelperBody>
  )
}
