import { useRef, useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, Refused, type Reply } from '../../ui/call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { spoken } from '../../ui/words.ts'
import { CodeReader } from '../scan/CodeReader.tsx'
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

/** Reads the codes of a phone without a network: by the camera, from a picture, or from a scanner that types. */
export function ScanDialog({ eventId, cards, title, onClose }: ScanDialogProps) {
  const words: Words = scanWords[spoken()]
  const [scans, setScans] = useState<readonly Scan[]>([])
  const [typed, setTyped] = useState('')
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
      <CodeReader
        onCode={(code, by) => (by === 'camera' && seen.current.has(code)) || take(code)}
        typed={typed}
        onType={setTyped}
        error={deed.errorAt('/code')}
      />
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
