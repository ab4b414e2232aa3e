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
  const { settings, set, errorAt } = useBoard()
  const chosen = settings[at === '/wheel' ? 'wheel' : 'amateurs'] ?? []
  const error = chosen.map((_, n) => errorAt(`/settings${at}/${n}`)).find(one => one !== undefined)
  return (
    <Row {...{ at, label, hint, error }}>
      {ids => (
        <PickSides {...{ at, label, chosen }} describedBy={ids['aria-describedby']} onChoose={next => set(at, next)} />
      )}
    </Row>
  )
}
