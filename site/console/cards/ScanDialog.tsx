import { useEffect, useRef, useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, Refused, type Reply } from '../../ui/call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { readAgain } from '../../ui/data.ts'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { language } from '../../ui/words.ts'
import { codeIn } from './codeIn.ts'
import type { RoundCard } from './groups.ts'
import { scanWords } from './scanWords.ts'

type Words = (typeof scanWords)['en']
type Scan = Reply<'scanCard'>

type ScanDialogProps = {
  /** Of the round. */
  readonly eventId: string
  readonly cards: readonly RoundCard[]
  /** What the button says that opened it. */
  readonly title: string
  readonly onClose: () => void
}

/** So often the camera is looked at. */
const lookMs = 250

/** Reads the codes of a phone without a network: by the camera, from a picture, or from a scanner that types. */
export function ScanDialog({ eventId, cards, title, onClose }: ScanDialogProps) {
  const words: Words = language().startsWith('pt') ? scanWords.pt : scanWords.en
  const [scans, setScans] = useState<readonly Scan[]>([])
  const [typed, setTyped] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  /** A code stays in front of the camera for a while, and is sent once. */
  const seen = useRef(new Set<string>())
  /** Read while the one before was under way. */
  const waiting = useRef<string[]>([])
  const deed = useDeed(async () => {
    for (let code = waiting.current.shift(); code !== undefined; code = waiting.current.shift()) await send(code)
  })
  async function send(code: string): Promise<void> {
    try {
      const scan = await call('scanCard', { params: { eventId }, body: { code } })
      setScans(now => [scan, ...now])
      announce(words.scanned(nameOf(scan.scorer), scan.part, scan.parts))
      void readAgain(['listCards', 'getCard'])
    } catch (error) {
      if (!(error instanceof Refused)) seen.current.delete(code)
      throw error
    }
  }
  const take = (code: string) => {
    if (code === '') return
    seen.current.add(code)
    waiting.current.push(code)
    deed.run()
  }
  const nameOf = (playerId: number) => cards.find(card => card.playerId === playerId)?.name ?? words.somebody
  const fromFile = async (file: File | undefined) => {
    const code = file && codeIn(await createImageBitmap(file))
    setEmpty(code === undefined)
    if (code !== undefined) take(code)
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => {
        take(typed.trim())
        setTyped('')
      }}
    >
      <p>{words.scanHow}</p>
      <Camera onCode={code => seen.current.has(code) || take(code)} words={words} />
      <Field
        label={words.scanTyped}
        hint={words.scanTypedHint}
        value={typed}
        onInput={setTyped}
        maxLength={2500}
        autoComplete="off"
        error={deed.errorAt('/code')}
      />
      <label class="button">
        {words.scanPicture}
        <input
          type="file"
          accept="image/*"
          class="hidden"
          onChange={event => void fromFile(event.currentTarget.files?.[0]).catch(() => setEmpty(true))}
        />
      </label>
      {isEmpty && (
        <p class="hint error" role="alert">
          {words.scanNothing}
        </p>
      )}
      {deed.error}
      <ul class="scans">
        {scans.map((scan, at) => (
          <li key={scans.length - at}>
            <strong>{words.scanned(nameOf(scan.scorer), scan.part, scan.parts)}</strong>
            <span>
              {words.scanTaken(countOf(scan, 'accepted') + countOf(scan, 'superseded'), countOf(scan, 'duplicate'))}
            </span>
            {scan.entries
              .filter(({ result }) => result === 'rejected')
              .map(({ entryId, cardId, hole, code = '' }) => (
                <small key={entryId} class="hint error">
                  {words.scanRejected(
                    cards.find(card => card.cardId === cardId)?.name ?? cardId,
                    hole,
                    words.rejections[code] ?? code,
                  )}
                </small>
              ))}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function countOf({ entries }: Scan, result: Scan['entries'][number]['result']): number {
  return entries.filter(one => one.result === result).length
}

type CameraProps = { readonly onCode: (code: string) => void; readonly words: Words }

/** The picture of the camera that looks away from the reader, and what is read from it. */
function Camera({ onCode, words }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isMissing, setMissing] = useState(false)
  const found = useRef(onCode)
  found.current = onCode
  useEffect(() => {
    let stream: MediaStream | undefined
    let isLeft = false
    const look = setInterval(() => {
      if (!video.current || video.current.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
      const code = codeIn(video.current)
      if (code !== undefined) found.current(code)
    }, lookMs)
    const open = async () => {
      // Over plain HTTP a browser has no cameras at all.
      stream = await navigator.mediaDevices?.getUserMedia({ video: { facingMode: 'environment' } })
      if (isLeft) return stop()
      if (!stream || !video.current) return setMissing(true)
      video.current.srcObject = stream
      await video.current.play()
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    open().catch(() => isLeft || setMissing(true))
    return () => {
      isLeft = true
      clearInterval(look)
      stop()
    }
  }, [])
  if (isMissing) return <p class="banner">{words.scanNoCamera}</p>
  return <video ref={video} class="scan-view" muted playsInline aria-label={words.scanCamera} />
}
