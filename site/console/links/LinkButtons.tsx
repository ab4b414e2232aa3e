import { useCopy } from '../../ui/useCopy.ts'
import type { ScreenWords } from '../../ui/words.ts'
import type { LinkCode } from './CodeDialog.tsx'

type ButtonsProps = {
  readonly name: string
  readonly url: string
  readonly words: ScreenWords<'links'>
  readonly onCode: (shown: LinkCode) => void
}

/** What can be done with any address: copied, shown as a code, opened. */
export function LinkButtons({ name, url, words, onCode }: ButtonsProps) {
  const { isCopied, copy } = useCopy(url, words.copiedOf({ name }))
  return (
    <>
      <button
        type="button"
        class="button tight"
        aria-label={isCopied ? words.copiedOf({ name }) : words.copyOf({ name })}
        onClick={copy}
      >
        {isCopied ? words.copied : words.copy}
      </button>
      <button
        type="button"
        class="button tight"
        aria-label={words.codeOf({ name })}
        onClick={() => onCode({ name, url })}
      >
        {words.code}
      </button>
      <a class="button tight" href={url} target="_blank" rel="noreferrer" aria-label={words.openOf({ name })}>
        {words.open}
      </a>
    </>
  )
}
