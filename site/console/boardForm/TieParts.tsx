/** The parts of *Ties*. */
import { type CountbackStep, countbackSteps } from '../../../rules/standings/countback.ts'
import { announce } from '../../ui/announce.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { Origin, Row } from './Row.tsx'
import { TypedField } from './TypedField.tsx'
import { methodOf, stepsOf, tiesWith } from './tieSteps.ts'
import { useBoard } from './useBoard.ts'
import { useOrder } from './useOrder.ts'

/** How ties are broken: a usual list of steps, or those of the leaderboard in the order that it gives them. */
export function TieSteps() {
  const { settings, set, words, now } = useBoard()
  const { ties } = settings
  const steps = stepsOf(ties)
  const method = methodOf(steps)
  const write = (next: Parameters<typeof tiesWith>[1]) => set('/ties', tiesWith(ties, next))
  const label = words.parts.steps
  const choices = Object.entries({ ...words.tieMethods, ...(method === 'own' && { own: words.ownSteps }) })
  return (
    <Row
      isList
      at="/ties/steps"
      label={label}
      hint={steps.length > 0 && now?.final === false ? words.tiesLater : undefined}
      from={<Origin at="/ties/steps" label={label} onUsual={() => write('shared')} />}
    >
      {({ 'data-at': at, ...ids }) => (
        <div class="tie-steps" data-at={at}>
          <select
            {...ids}
            class="input select"
            value={method}
            onChange={({ currentTarget: { value } }) =>
              value !== 'own' && write(value as Exclude<typeof method, 'own'>)
            }
          >
            {choices.map(([value, name]) => (
              <option key={value} value={value} selected={value === method}>
                {name}
              </option>
            ))}
          </select>
          <StepList steps={steps} onSteps={write} />
        </div>
      )}
    </Row>
  )
}

type StepListProps = {
  readonly steps: readonly CountbackStep[]
  readonly onSteps: (steps: readonly CountbackStep[]) => void
}

function StepList({ steps, onSteps }: StepListProps) {
  const { next, words } = useBoard()
  const move = (from: number, to: number) => {
    const next = steps.filter((_, at) => at !== from)
    const step = steps[from]
    if (step === undefined) return
    onSteps(next.toSpliced(to, 0, step))
    announce(words.stepMoved({ step: words.tieSteps[step] ?? step, place: to + 1, of: steps.length }))
  }
  const { list, gripOf } = useOrder(steps.length, move)
  return (
    <>
      {steps.length > 0 && (
        <ol class="steps" ref={list}>
          {steps.map((step, at) => {
            const name = words.tieSteps[step] ?? step
            const decided = next?.decided?.find(one => one.step === step)
            return (
              <li key={step} class={decided && 'decides'}>
                <button type="button" class="grip" aria-label={words.moveStep({ step: name })} {...gripOf(at)}>
                  <span aria-hidden="true" />
                </button>
                <i>{at + 1}</i>
                <b>
                  {name}
                  {decided && <small>{words.decidesNow({ by: decided.by })}</small>}
                </b>
                <button
                  type="button"
                  class="button plain tight"
                  aria-label={words.removeOne({ name })}
                  onClick={() => onSteps(steps.filter(one => one !== step))}
                >
                  <Icon name="close" />
                </button>
              </li>
            )
          })}
        </ol>
      )}
      <AddStep {...{ steps, onSteps }} />
    </>
  )
}

function AddStep({ steps, onSteps }: StepListProps) {
  const { words } = useBoard()
  const others = countbackSteps.filter(one => !steps.includes(one))
  return (
    <p class="add-step">
      <select
        class="input select"
        aria-label={words.addStep}
        value=""
        disabled={others.length === 0}
        onChange={({ currentTarget }) => {
          const step = others.find(one => one === currentTarget.value)
          if (step) onSteps([...steps, step])
          currentTarget.value = ''
        }}
      >
        <option value="">{words.addStep}</option>
        {others.map(one => (
          <option key={one} value={one}>
            {words.tieSteps[one] ?? one}
          </option>
        ))}
      </select>
      {steps.length > 1 && <span class="quiet small">{words.dragOr}</span>}
    </p>
  )
}

export function TieNet() {
  const { words } = useBoard()
  return <ChoiceField at="/ties/net" label={words.parts.net} hint={words.netHint} choices={words.nets} />
}

export function TiePlaces() {
  const { words } = useBoard()
  return <TypedField at="/ties/places" kind="numbers" look="" label={words.parts.places} hint={words.placesHint} />
}
