import type { InputOf } from '../../ui/call.ts'
import { FileChoice } from '../../ui/FileChoice.tsx'
import { PasteForm } from '../../ui/PasteForm.tsx'
import type { Deed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'

/** A list of people as it is given to be read. */
export type GivenList = NonNullable<InputOf<'readPlayerTable'>['body']>

type PasteListProps = {
  readonly words: ScreenWords<'bringInList'> & { readonly paste: string; readonly pasteHint: string }
  readonly text: string
  readonly onText: (text: string) => void
  readonly reading: Deed<[GivenList]>
}

/** Takes a list of people as lines, or as a file. */
export function PasteList({ words, text, onText, reading }: PasteListProps) {
  return (
    <PasteForm
      title={words.paste}
      hint={words.pasteHint}
      submit={words.read}
      text={text}
      onText={onText}
      deed={{ ...reading, run: () => reading.run({ text }) }}
      beside={<FileChoice label={words.file} hint={words.fileHint} onFile={file => reading.run({ file })} />}
    />
  )
}
