/** What opens over the tee sheet: where somebody goes, when a group starts, a new group. */
import { useState } from 'preact/hooks'
import { timeLabel } from '../../../rules/teeSheets/teeTime.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
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
  onWhy,
  onClose,
}: {
  readonly words: Words
  readonly playerId: number
  readonly name: string
  readonly pairings: readonly Pairing[]
  readonly onMove: (place: string, on: number | undefined) => void
  readonly onWhy: () => void
  readonly onClose: () => void
}) {
  const [place, setPlace] = useState(String(pairings[0]?.id ?? unplaced))
  const [on, setOn] = useState('')
  const group = pairings.find(one => String(one.id) === place)
  const others = (group?.players ?? []).filter(one => one.playerId !== playerId)
  return (
    <DeedDialog
      title={words.moveTitle({ name })}
      submit={kit().apply}
      deed={{ run: () => onMove(place, on === '' ? undefined : Number(on)) }}
      onClose={onClose}
    >
      <Choose
        label={words.toGroup}
        value={place}
        options={[
          ...pairings.map(one => ({ value: String(one.id), words: groupName(one) })),
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
      <button type="button" class="button tight plain" onClick={onWhy}>
        {words.whyHere}
      </button>
    </DeedDialog>
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
  const [hole, setHole] = useState(`${group.hole}${group.group}`)
  const [minutes, setMinutes] = useState('10')
  const name = groupName(group)
  if (what === 'shift')
    return (
      <DeedDialog
        title={words.shiftTitle({ name })}
        submit={kit().apply}
        deed={{ run: () => onShift(Number(minutes)) }}
        onClose={onClose}
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
      </DeedDialog>
    )
  return (
    <DeedDialog
      title={words.timeTitle({ name })}
      submit={kit().apply}
      deed={{ run: () => onTime(...startOf(time, hole)) }}
      onClose={onClose}
    >
      <Start words={words} time={time} hole={hole} onTime={setTime} onHole={setHole} />
    </DeedDialog>
  )
}

/** The note of a group, for those who work on the tee sheet. */
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
    <DeedDialog
      title={words.noteTitle({ name: groupName(group) })}
      submit={kit().apply}
      deed={{ run: () => onNote(note.trim()) }}
      onClose={onClose}
    >
      <Field label={words.note} hint={words.noteHint} value={note} onInput={setNote} maxLength={200} />
    </DeedDialog>
  )
}

/** A new group: when, and from which hole. */
export function AddGroup({
  words,
  last,
  firstHole,
  onAdd,
  onClose,
}: {
  readonly words: Words
  readonly last: Pairing | undefined
  readonly firstHole: number
  readonly onAdd: (minutes: number, hole: number, letter: string) => void
  readonly onClose: () => void
}) {
  const [time, setTime] = useState(timeLabel(last ? minutesOf(last.teeTime) + 10 : 480))
  const [hole, setHole] = useState(`${firstHole}A`)
  return (
    <DeedDialog
      title={words.addGroup}
      submit={words.addGroup}
      deed={{ run: () => onAdd(...startOf(time, hole)) }}
      onClose={onClose}
    >
      <Start words={words} time={time} hole={hole} onTime={setTime} onHole={setHole} />
    </DeedDialog>
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
