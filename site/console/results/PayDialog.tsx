import { useState } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Choose, Field } from '../../ui/Field.tsx'
import { centsOf } from '../../ui/money.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { decimalLabel } from '../../ui/words.ts'
import type { Payee } from './Payees.tsx'
import type { Words } from './Results.tsx'

type Method = NonNullable<Payee['given']>['method']

type PayProps = {
  readonly payee: Payee
  readonly eventId: string
  readonly currency: string | undefined
  readonly words: Words
  readonly onClose: () => void
}

/** What somebody was handed out by now; what is due stands in the field, so that Enter is enough. */
export function PayDialog({ payee, eventId, currency, words, onClose }: PayProps) {
  const { payeeId = '', name, dueCents, given } = payee
  const [amount, setAmount] = useState(decimalLabel(dueCents / 100, 2))
  const [method, setMethod] = useState<Method>(given?.method ?? 'cash')
  const [note, setNote] = useState(given?.note ?? '')
  const cents = centsOf(amount)
  const deed = useDeed(async () => {
    if (cents === undefined) return
    await call('setPaidOut', {
      params: { eventId, payeeId },
      body: {
        cents: { from: given?.cents ?? 0, to: cents },
        method,
        note: { from: given?.note ?? null, to: note.trim() === '' ? null : note.trim() },
      },
    })
    onClose()
  })
  return (
    <DeedDialog
      title={words.payTitle({ name })}
      submit={words.save}
      disabled={cents === undefined}
      deed={deed}
      onClose={onClose}
    >
      <Field
        label={currency === undefined ? words.amount : words.amountIn({ currency })}
        hint={words.payHelp}
        error={cents === undefined ? words.amountWrong : deed.errorAt('/cents')}
        value={amount}
        onInput={setAmount}
        look="narrow"
        maxLength={13}
        required
        autofocus
      />
      <Choose
        label={words.method}
        value={method}
        options={Object.entries(words.methods).map(([value, label]) => ({ value, words: label }))}
        onChoose={value => setMethod(value as Method)}
      />
      <Field label={words.note} value={note} onInput={setNote} maxLength={500} error={deed.errorAt('/note')} />
    </DeedDialog>
  )
}
