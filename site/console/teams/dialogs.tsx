/** What opens over the teams: a name, and where somebody goes. */
import { useState } from 'preact/hooks'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Choose, Field } from '../../ui/Field.tsx'
import { kit } from '../../ui/words.ts'
import { newTeam, noTeam, type Team } from './arrange.ts'
import type { Words } from './Teams.tsx'

/** Gives a team another name. */
export function Rename({
  words,
  name,
  onName,
  onClose,
}: {
  readonly words: Words
  readonly name: string
  readonly onName: (name: string) => void
  readonly onClose: () => void
}) {
  const [given, setGiven] = useState(name)
  return (
    <DeedDialog
      title={words.nameTitle({ name })}
      submit={words.rename}
      deed={{ run: () => onName(given.trim()) }}
      onClose={onClose}
    >
      <Field label={words.name} value={given} onInput={setGiven} required maxLength={100} />
    </DeedDialog>
  )
}

/** Asks which team somebody goes to. */
export function MoveTo({
  words,
  name,
  teams,
  onMove,
  onClose,
}: {
  readonly words: Words
  readonly name: string
  readonly teams: readonly Team[]
  readonly onMove: (place: string) => void
  readonly onClose: () => void
}) {
  const [place, setPlace] = useState(String(teams[0]?.teamId ?? newTeam))
  return (
    <DeedDialog
      title={words.moveTitle({ name })}
      submit={kit().apply}
      deed={{ run: () => onMove(place) }}
      onClose={onClose}
    >
      <Choose
        label={words.team}
        value={place}
        options={[
          ...teams.map(one => ({ value: String(one.teamId), words: one.name })),
          { value: newTeam, words: words.newTeam },
          { value: noTeam, words: words.without },
        ]}
        onChoose={setPlace}
      />
    </DeedDialog>
  )
}
