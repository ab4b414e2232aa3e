import { signOfState } from '../../../contract/site/signOfState.ts'
import { Icon } from '../../ui/Icon.tsx'
import { frame } from './frameWords.ts'

/** The state of an event: a shape and a word. */
export function StateMark({ state }: { readonly state: string }) {
  const sign = signOfState(state)
  return (
    <span class={`state is-${sign}`}>
      <Icon name={sign} />
      {frame().states[state] ?? state}
    </span>
  )
}
