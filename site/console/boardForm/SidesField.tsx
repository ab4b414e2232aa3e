import { PickSides } from './PickSides.tsx'
import { Row } from './Row.tsx'
import { useBoard } from './useBoard.ts'

/** A setting that is a list of players or teams. */
export function SidesField({
  at,
  label,
  hint,
}: {
  readonly at: '/wheel' | '/amateurs'
  readonly label: string
  readonly hint: string
}) {
  const { settings, set } = useBoard()
  const chosen = settings[at === '/wheel' ? 'wheel' : 'amateurs'] ?? []
  return (
    <Row isList {...{ at, label, hint }}>
      {ids => (
        <PickSides {...{ at, label, chosen }} describedBy={ids['aria-describedby']} onChoose={next => set(at, next)} />
      )}
    </Row>
  )
}
