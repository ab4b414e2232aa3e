import { outbox } from './data.ts'
import { Icon } from './Icon.tsx'
import type { TakenBack } from './outbox.ts'
import { kit } from './words.ts'

/** Why a tap was not taken, until somebody has read it. */
export function Refusal({ of }: { readonly of: TakenBack }) {
  return (
    <p class="banner harm" role="alert">
      <Icon name="alert" />
      <span>
        {kit().takenBack(of.words)} {of.reason.message}
      </span>
      <button type="button" class="button" onClick={() => outbox.dismiss(of)}>
        {kit().understood}
      </button>
    </p>
  )
}
