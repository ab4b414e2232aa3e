import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Field } from '../../ui/Field.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { type SuspensionReason, suspensionReasons, suspensionWords } from './suspensionWords.ts'

/** Asks why play is suspended: one of four, without a word to type; who chooses another reason may say it. */
export function useWhySuspended(): { readonly reason: string; readonly choice: ComponentChildren } {
  const [chosen, setChosen] = useState<SuspensionReason>('lightning')
  const [typed, setTyped] = useState('')
  const words = suspensionWords()
  const own = chosen === 'other' ? typed.trim() : ''
  return {
    reason: own === '' ? words.said[chosen] : own,
    choice: (
      <>
        <Segments
          label={words.why}
          value={chosen}
          options={suspensionReasons.map(value => ({ value, words: words.short[value] }))}
          onChoose={setChosen}
        />
        {chosen === 'other' && (
          <Field label={words.own} hint={words.hint} value={typed} onInput={setTyped} maxLength={500} />
        )}
      </>
    ),
  }
}
