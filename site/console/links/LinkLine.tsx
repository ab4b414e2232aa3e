import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import type { InputOf } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import type { Shown } from './CodeDialog.tsx'
import type { en } from './en.ts'

export type LinkId = keyof typeof en.names

type LineProps = {
  readonly id: LinkId
  readonly params: { readonly eventId: string; readonly playerId?: number }
  readonly name: string
  /** Of whom, where it is somebody's own. */
  readonly of?: string
  readonly words: typeof en
  readonly onCode: (shown: Shown) => void
}

/** A link of the event: what it opens, and what can be done with it. */
export function LinkLine({ id, params, name, of, words, onCode }: LineProps) {
  const link = useQuery(id, { params } as InputOf<LinkId>)
  const [isCopied, setCopied] = useState(false)
  const url = link.data?.url
  const full = of === undefined ? name : `${name}, ${of}`
  return (
    <li>
      <strong>{name}</strong>
      {link.refused && <span class="quiet">{link.refused.message}</span>}
      {url !== undefined && (
        <span class="end">
          <button
            type="button"
            class="button tight"
            aria-label={isCopied ? words.copiedOf(full) : words.copyOf(full)}
            onClick={() =>
              void navigator.clipboard.writeText(url).then(() => {
                setCopied(true)
                announce(words.copiedOf(full))
              })
            }
          >
            {isCopied ? words.copied : words.copy}
          </button>
          <button
            type="button"
            class="button tight"
            aria-label={words.codeOf(full)}
            onClick={() => onCode({ name: full, url })}
          >
            {words.code}
          </button>
          <a class="button tight" href={url} target="_blank" rel="noreferrer" aria-label={words.openOf(full)}>
            {words.open}
          </a>
        </span>
      )}
    </li>
  )
}
