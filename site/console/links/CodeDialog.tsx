import encodeQR from 'qr'
import { qrPath } from '../../../contract/site/qrPath.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useCopy } from '../../ui/useCopy.ts'
import { kit, type ScreenWords } from '../../ui/words.ts'

/** A link that is shown as a code. `isOnce`: nobody can look it up later. */
export type LinkCode = { readonly name: string; readonly url: string; readonly isOnce?: true }

type CodeProps = { readonly shown: LinkCode; readonly words: ScreenWords<'links'>; readonly onClose: () => void }

/** The code of a link, for a phone that is held against the screen. */
export function CodeDialog({ shown: { name, url, isOnce }, words, onClose }: CodeProps) {
  const { isCopied, copy } = useCopy(url, words.copiedOf({ name }))
  const { size, path } = qrPath(encodeQR(url, 'raw', { border: 2 }))
  return (
    <Dialog
      title={name}
      onClose={onClose}
      onSubmit={onClose}
      foot={
        <button type="submit" class="button lead">
          {kit().close}
        </button>
      }
    >
      <svg
        class="code-picture"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={words.picture({ name })}
        shape-rendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p class="code-key">{url}</p>
      {isOnce && (
        <p class="bar">
          <span>{words.shownOnce}</span>
          <button type="button" class="button tight" onClick={copy}>
            {isCopied ? words.copied : words.copy}
          </button>
        </p>
      )}
    </Dialog>
  )
}
