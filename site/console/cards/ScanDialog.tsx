import { useRef, useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, Refused, type Reply } from '../../ui/call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { CodeReader } from '../scan/CodeReader.tsx'
import type { RoundCard } from './groups.ts'

type Words = ScreenWords<'cards'>['codes']
type Scan = Reply<'scanCard'>

type ScanDialogProps = {
  /** Of the round. */
  readonly eventId: string
  readonly cards: readonly RoundCard[]
  /** What the button says that opened it. */
  readonly title: string
  readonly words: Words
  readonly onClose: () => void
}

/** Reads the codes of a phone without a network: by the camera, from a picture, or from a scanner that types. */
export function ScanDialog({ eventId, cards, title, words, onClose }: ScanDialogProps) {
  const [typed, setTyped] = useState('')
  const nameOf = (playerId: number) => cards.find(card => card.playerId === playerId)?.name ?? words.somebody
  const said = (scan: Scan) => words.scanned({ name: nameOf(scan.scorer), part: scan.part, parts: scan.parts })
  const { scans, deed, take, hasSeen } = useScans(eventId, scan => announce(said(scan)))
  const submit = () => {
    take(typed.trim())
    setTyped('')
  }
  return (
    <Dialog title={title} onClose={onClose} onSubmit={submit}>
      <p>{words.how}</p>
      <CodeReader
        onCode={(code, by) => (by === 'camera' && hasSeen(code)) || take(code)}
        typed={typed}
        onType={setTyped}
        error={deed.errorAt('/code')}
      />
      {deed.error}
      <ul class="scans">
        {scans.map((scan, at) => (
          <ScanLine key={scans.length - at} {...{ scan, said: said(scan), cards, words }} />
        ))}
      </ul>
    </Dialog>
  )
}

/** Sends codes one after the other, as they are read. */
function useScans(eventId: string, onScan: (scan: Scan) => void) {
  const [scans, setScans] = useState<readonly Scan[]>([])
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
      onScan(scan)
    } catch (error) {
      if (!(error instanceof Refused)) seen.current.delete(code)
      throw error
    }
  }

  function take(code: string): void {
    if (code === '') return
    seen.current.add(code)
    waiting.current.push(code)
    deed.run()
  }

  return { scans, deed, take, hasSeen: (code: string) => seen.current.has(code) }
}

type ScanLineProps = Pick<ScanDialogProps, 'cards'> & {
  readonly scan: Scan
  readonly said: string
  readonly words: Words
}

/** What became of a code. */
function ScanLine({ scan, said, cards, words }: ScanLineProps) {
  const taken = countOf(scan, 'accepted') + countOf(scan, 'superseded')
  const known = countOf(scan, 'duplicate')
  const nameOf = (cardId: string) => cards.find(card => card.cardId === cardId)?.name ?? cardId
  return (
    <li>
      <strong>{said}</strong>
      <span>{known > 0 ? words.takenBesides({ taken, known }) : words.taken({ taken })}</span>
      {scan.entries
        .filter(({ result }) => result === 'rejected')
        .map(({ entryId, cardId, hole, code = '' }) => (
          <small key={entryId} class="hint error">
            {words.rejected({ name: nameOf(cardId), hole, why: words.rejections[code] ?? code })}
          </small>
        ))}
    </li>
  )
}

function countOf({ entries }: Scan, result: Scan['entries'][number]['result']): number {
  return entries.filter(one => one.result === result).length
}
