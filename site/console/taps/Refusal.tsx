import { outbox } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { TakenBack } from '../../ui/outbox.ts'
import { kit } from '../../ui/words.ts'

/** Why a tap was not taken, until somebody has read it. */
export function Refusal({ of }: { readonly of: TakenBack }) {
  return (
    <p class="banner harm" role="alert">
      <Icon name="alert" />
      <span>
        {kit().takenBack({ what: of.words })} {of.reason.message}
      </span>
      <button type="button" class="button" onClick={() => outbox.dismiss(of)}>
        {kit().understood}
      </button>
    </p>
  )
}
