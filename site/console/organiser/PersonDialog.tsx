import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Choose, Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { indexLabel } from '../../ui/words.ts'
import { handicapOfText } from '../players/handicapOfText.ts'
import type { en } from './en.ts'
import { fullNameOf, type Named, type Part, teamsOf } from './part.ts'

type PersonProps = {
  readonly params: { readonly eventId: string; readonly organiserId: number }
  readonly part: Part
  /** Who is corrected; nobody: somebody is added. */
  readonly person?: Named
  readonly words: typeof en
  readonly onClose: () => void
}

/** Takes a person with index and team, to add or to correct. */
export function PersonDialog({ params, part, person, words, onClose }: PersonProps) {
  const [firstName, setFirstName] = useState(person?.firstName ?? '')
  const [lastName, setLastName] = useState(person?.lastName ?? '')
  const [gender, setGender] = useState<'' | 'M' | 'F'>(person?.gender ?? '')
  const [index, setIndex] = useState(indexLabel(person?.hcIndex))
  const team = useTeam(part, person, words)
  const [isWrong, setWrong] = useState(false)
  const name = person ? fullNameOf(person) : ''
  const at = (field: string) => (person ? `/${field}` : `/people/0/${field}`)
  const deed = useDeed(async () => {
    const hcIndex = handicapOfText(index)
    setWrong(index.trim() !== '' && hcIndex === undefined)
    if (gender === '' || (index.trim() !== '' && hcIndex === undefined)) return
    const given = {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      gender,
      ...(hcIndex !== undefined && { hcIndex }),
      ...(team.name !== '' && { team: team.name }),
    }
    if (person) await call('changeNamedPlayer', { params: { ...params, playerId: person.playerId }, body: given })
    else await call('namePlayers', { params, body: { people: [given] } })
    announce(person ? words.changed(fullNameOf(given)) : words.added(fullNameOf(given)))
    onClose()
  })
  const isKept = person?.kept === true
  return (
    <DeedDialog
      title={person ? words.changeTitle(name) : words.addTitle}
      submit={person ? words.save : words.addDo}
      deed={deed}
      onClose={onClose}
    >
      {isKept && <p>{words.kept}</p>}
      {!isKept && (
        <>
          <Field
            label={words.firstName}
            value={firstName}
            onInput={setFirstName}
            maxLength={60}
            required
            autofocus
            autoComplete="off"
            error={deed.errorAt(at('firstName'))}
          />
          <Field
            label={words.lastName}
            value={lastName}
            onInput={setLastName}
            maxLength={60}
            required
            autoComplete="off"
            error={deed.errorAt(at('lastName'))}
          />
          <Choose
            label={words.gender}
            hint={words.genderHint}
            value={gender}
            options={[
              ...(gender === '' ? [{ value: '', words: '–' }] : []),
              { value: 'F', words: words.genders.F },
              { value: 'M', words: words.genders.M },
            ]}
            onChoose={value => setGender(value === 'F' || value === 'M' ? value : '')}
            required
            error={deed.errorAt(at('gender'))}
          />
          <Field
            label={words.handicapIndex}
            hint={words.indexHint}
            value={index}
            onInput={setIndex}
            maxLength={6}
            look="short"
            autoComplete="off"
            error={isWrong ? words.indexWrong : deed.errorAt(at('hcIndex'))}
          />
        </>
      )}
      {part.teams && person?.otherTeam === true ? (
        <p class="quiet">{words.otherTeamHint}</p>
      ) : (
        part.teams && team.fields(deed.errorAt(at('team')))
      )}
    </DeedDialog>
  )
}

const none = 'none'
const fresh = 'new'

/** The team of somebody: none, one of those that the organiser has, or a new one. */
function useTeam(part: Part, person: Named | undefined, words: typeof en) {
  const teams = teamsOf(part)
  const [chosen, setChosen] = useState(person?.team === undefined ? none : `of ${person.team}`)
  const [made, setMade] = useState('')
  const isNew = chosen === fresh
  return {
    /** Empty for none. */
    name: isNew ? made.trim() : chosen === none ? '' : chosen.slice('of '.length),
    fields: (error: string | undefined) => (
      <>
        <Choose
          label={words.team}
          value={chosen}
          options={[
            { value: none, words: words.noTeam },
            ...[...teams].map(([name, people]) => ({
              value: `of ${name}`,
              words: `${name} (${words.ofSize(people.length, part.teamSize)})`,
            })),
            { value: fresh, words: words.newTeam },
          ]}
          onChoose={setChosen}
          error={isNew ? undefined : error}
        />
        {isNew && (
          <Field
            label={words.newTeamName}
            value={made}
            onInput={setMade}
            maxLength={100}
            required
            autoComplete="off"
            error={error}
          />
        )}
      </>
    ),
  }
}
