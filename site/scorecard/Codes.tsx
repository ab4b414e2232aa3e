import { useEffect, useState } from 'preact/hooks'
import { cardCodeTexts, signedCode } from '../../contract/site/cardCode.ts'
import type { drawCode } from './drawCode.ts'
import type { Link } from './link.ts'
import type { StoredTap } from './store.ts'
import { words } from './words.ts'

type Props = {
  readonly link: Link
  readonly taps: readonly StoredTap[]
  readonly onBack: () => void
}

type Drawn = ReturnType<typeof drawCode>

/** The scores that are on this phone alone, as codes for the camera of the scoring table. */
export function Codes({ link, taps, onBack }: Props) {
  const [codes, setCodes] = useState<readonly Drawn[]>([])
  const [cannotDraw, setCannotDraw] = useState(false)
  const [at, setAt] = useState(0)
  const waiting = taps.filter(({ rejected }) => rejected === undefined)
  const ids = waiting.map(({ entryId }) => entryId).join(' ')
  useEffect(() => {
    let isLeft = false
    codesOf(link, waiting).then(
      drawn => isLeft || setCodes(drawn),
      () => isLeft || setCannotDraw(true),
    )
    return () => {
      isLeft = true
    }
  }, [ids])
  const code = codes[Math.min(at, codes.length - 1)]
  return (
    <main class="codes">
      <h2>{words().showAtTable}</h2>
      {cannotDraw && <p class="why">{words().noCodes}</p>}
      {waiting.length === 0 && <p class="why">{words().allArrived}</p>}
      {waiting.length > 0 && code && (
        <>
          <p>{words().holdCode}</p>
          <svg class="code" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={nameOf(at, codes.length)}>
            <path d={code.path} />
          </svg>
          <p class="which" role="status">
            {nameOf(at, codes.length)}
          </p>
          {codes.length > 1 && (
            <p class="choice">
              <button type="button" class="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
                {words().codeBefore}
              </button>
              <button type="button" class="button lead" disabled={at >= codes.length - 1} onClick={() => setAt(at + 1)}>
                {words().nextCode}
              </button>
            </p>
          )}
        </>
      )}
      <p>
        <button type="button" class="button" onClick={onBack}>
          {words().back}
        </button>
      </p>
    </main>
  )
}

function nameOf(at: number, all: number): string {
  return words().code({ number: at + 1, count: all })
}

/** The codes of taps that wait: each is of one scorer in one round, and signed with the token of the link. */
async function codesOf(link: Link, taps: readonly StoredTap[]): Promise<readonly Drawn[]> {
  const path = document.querySelector<HTMLMetaElement>('meta[name=codes]')?.content ?? ''
  const drawing: { readonly drawCode: typeof drawCode } = await import(/* @vite-ignore */ path)
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(link.header.split('/').at(-1)),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const groups = Map.groupBy(taps, ({ roundId, scorer }) => `${roundId} ${scorer}`)
  const texts = [...groups.values()].flatMap(own => {
    const [first] = own
    return first ? cardCodeTexts({ linkId: link.id, roundId: first.roundId, scorer: first.scorer }, own) : []
  })
  return Promise.all(
    texts.map(async text => {
      const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))
      return drawing.drawCode(signedCode(text, base64Url(signature)))
    }),
  )
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
