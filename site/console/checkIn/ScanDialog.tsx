import { useState } from 'preact/hooks'
import { playerOfCode } from '../../../contract/site/checkInCode.ts'
import { announce } from '../../ui/announce.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { CodeReader } from '../scan/CodeReader.tsx'
import { type DeskPlayer, nameOf } from './Desk.tsx'
import { tap } from './taps.ts'

type ScanDialogProps = {
  /** Of the round. */
  readonly eventId: string
  readonly players: readonly DeskPlayer[]
  readonly words: ScreenWords<'checkIn'>
  readonly onClose: () => void
}

/** Checks players in by the codes of their own pages, one after the other. */
export function ScanDialog({ eventId, players, words, onClose }: ScanDialogProps) {
  const [typed, setTyped] = useState('')
  const [read, setRead] = useState<readonly number[]>([])
  const [error, setError] = useState<string | undefined>()
  const take = (code: string) => {
    const playerId = playerOfCode(code)
    const player = players.find(one => one.playerId === playerId)
    setError(playerId === undefined ? words.wrongCode : player === undefined ? words.notInRound : undefined)
    if (!player || read.includes(player.playerId)) return
    setRead([player.playerId, ...read])
    announce(words.isHere({ name: nameOf(player) }))
    if (player.state !== 'here') void tap(eventId, player.playerId, nameOf(player), { state: 'here' }, words)
  }
  return (
    <Dialog
      title={words.scan}
      onClose={onClose}
      onSubmit={() => {
        take(typed)
        setTyped('')
      }}
    >
      <p>{words.scanHow}</p>
      <CodeReader onCode={take} typed={typed} onType={setTyped} error={error} />
      <ul class="scans">
        {read.map(id => {
          const player = players.find(({ playerId }) => playerId === id)
          return player && <li key={id}>{words.isHere({ name: nameOf(player) })}</li>
        })}
      </ul>
    </Dialog>
  )
}
