/** What opens over the tee sheet: where somebody goes, when a group starts, a new group. */
import { useState } from 'preact/hooks'
import { timeLabel } from '../../../rules/teeSheets/teeTime.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Choose, Field } from '../../ui/Field.tsx'
import { kit } from '../../ui/words.ts'
import { groupName, shortName } from '../frame/useRoster.ts'
import { minutesOf, type Pairing, unplaced } from './sheet.ts'
import type { Words } from './TeeSheet.tsx'

/** The way without dragging: a group, and with whom to change places. */
export function MoveDialog({
  words,
  playerId,
  name,
  pairings,
  onMove,
  onClose,
}: {
  readonly words: Words
  readonly playerId: number
  readonly name: string
  readonly pairings: readonly Pairing[]
  readonly onMove: (place: string, on: number | undefined) => void
  readonly onClose: () => void
}) {
  const [place, setPlace] = useState(String(pairings[0]?.teePairingId ?? unplaced))
  const [on, setOn] = useState('')
  const group = pairings.find(one => String(one.teePairingId) === place)
  const others = (group?.players ?? []).filter(one => one.playerId !== playerId)
  return (
    <Dialog
      title={words.moveTitle(name)}
      onClose={onClose}
      onSubmit={() => onMove(place, on === '' ? undefined : Number(on))}
      foot={<Foot words={kit().apply} onClose={onClose} />}
    >
      <Choose
        label={words.toGroup}
        value={place}
        options={[
          ...pairings.map(one => ({ value: String(one.teePairingId), words: groupName(one) })),
          { value: unplaced, words: words.notPlaced },
        ]}
        onChoose={value => {
          setPlace(value)
          setOn('')
        }}
      />
      {others.length > 0 && (
        <Choose
          label={words.on}
          value={on}
          options={[
            { value: '', words: words.nobody },
            ...others.map(one => ({ value: String(one.playerId), words: shortName(one) })),
          ]}
          onChoose={setOn}
        />
      )}
    </Dialog>
  )
}

/** When and where a group starts, or how much later it and those behind it do. */
export function GroupDialog({
  words,
  what,
  group,
  onTime,
  onShift,
  onClose,
}: {
  readonly words: Words
  readonly what: 'time' | 'shift'
  readonly group: Pairing
  readonly onTime: (minutes: number, hole: number, letter: string) => void
  readonly onShift: (minutes: number) => void
  readonly onClose: () => void
}) {
  const [time, setTime] = useState(timeLabel(minutesOf(group.teeTime)))
  const [hole, setHole] = useState(`${group.teeHole}${group.teeGroup}`)
  const [minutes, setMinutes] = useState('10')
  const name = groupName(group)
  if (what === 'shift')
    return (
      <Dialog
        title={words.shiftTitle(name)}
        onClose={onClose}
        onSubmit={() => onShift(Number(minutes))}
        foot={<Foot words={kit().apply} onClose={onClose} />}
      >
        <Field
          label={words.minutes}
          hint={words.minutesHint}
          type="number"
          look="narrow"
          min={-600}
          max={600}
          value={minutes}
          onInput={setMinutes}
          required
        />
      </Dialog>
    )
  return (
    <Dialog
      title={words.timeTitle(name)}
      onClose={onClose}
      onSubmit={() => onTime(...startOf(time, hole))}
      foot={<Foot words={kit().apply} onClose={onClose} />}
    >
      <Start words={words} time={time} hole={hole} onTime={setTime} onHole={setHole} />
    </Dialog>
  )
}

export function NoteDialog({
  words,
  group,
  onNote,
  onClose,
}: {
  readonly words: Words
  readonly group: Pairing
  readonly onNote: (note: string) => void
  readonly onClose: () => void
}) {
  const [note, setNote] = useState(group.note ?? '')
  return (
    <Dialog
      title={words.noteTitle(groupName(group))}
      onClose={onClose}
      onSubmit={() => onNote(note.trim())}
      foot={<Foot words={kit().apply} onClose={onClose} />}
    >
      <Field label={words.note} hint={words.noteHint} value={note} onInput={setNote} maxLength={200} />
    </Dialog>
  )
}

export function AddGroup({
  words,
  last,
  onAdd,
  onClose,
}: {
  readonly words: Words
  readonly last: Pairing | undefined
  readonly onAdd: (minutes: number, hole: number, letter: string) => void
  readonly onClose: () => void
}) {
  const [time, setTime] = useState(timeLabel(last ? minutesOf(last.teeTime) + 10 : 480))
  const [hole, setHole] = useState('1A')
  return (
    <Dialog
      title={words.addGroup}
      onClose={onClose}
      onSubmit={() => onAdd(...startOf(time, hole))}
      foot={<Foot words={words.addGroup} onClose={onClose} />}
    >
      <Start words={words} time={time} hole={hole} onTime={setTime} onHole={setHole} />
    </Dialog>
  )
}

function Start({
  words,
  time,
  hole,
  onTime,
  onHole,
}: {
  readonly words: Words
  readonly time: string
  readonly hole: string
  readonly onTime: (time: string) => void
  readonly onHole: (hole: string) => void
}) {
  return (
    <>
      <Field label={words.time} type="time" look="narrow" value={time} onInput={onTime} required />
      <Field label={words.hole} look="narrow" value={hole} onInput={onHole} required maxLength={3} />
    </>
  )
}

/** `07:30` and `10b` as minutes, hole and letter; a missing letter is A. */
function startOf(time: string, place: string): [minutes: number, hole: number, letter: string] {
  const [, hole = '1', letter = 'A'] = /^\s*(\d{1,2})\s*([a-z]?)/i.exec(place) ?? []
  return [
    Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)),
    Math.min(18, Math.max(1, Number(hole))),
    letter === '' ? 'A' : letter.toUpperCase(),
  ]
}

function Foot({ words, onClose }: { readonly words: string; readonly onClose: () => void }) {
  return (
    <>
      <button type="button" class="button plain" onClick={onClose}>
        {kit().cancel}
      </button>
      <button type="submit" class="button lead">
        {words}
      </button>
    </>
  )
}
