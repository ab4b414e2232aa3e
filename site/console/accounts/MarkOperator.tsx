import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { session } from '../session.ts'
import type { Account } from './Accounts.tsx'

type MarkProps = { readonly account: Account; readonly words: ScreenWords<'accounts'>; readonly onClose: () => void }

/** Makes somebody an operator, or takes that away; for whoever does it to himself the installation closes. */
export function MarkOperator({ account, words, onClose }: MarkProps) {
  const { administratorId, name, operator } = account
  const deed = useDeed(async () => {
    await call('setOperator', { params: { administratorId }, body: { operator: !operator } })
    if (operator && administratorId === session.account.administratorId) return location.assign('/console')
    announce(operator ? words.taken({ name }) : words.given({ name }))
    onClose()
  })
  return (
    <DeedDialog
      title={operator ? words.takeTitle({ name }) : words.giveTitle({ name })}
      submit={operator ? words.take : words.give}
      harm={operator}
      deed={deed}
      onClose={onClose}
    >
      <p class="quiet">{operator ? words.takeEffects : words.giveEffects}</p>
    </DeedDialog>
  )
}
