import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Choose, Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { indexLabel, type ScreenWords } from '../../ui/words.ts'
import { handicapOfText } from '../players/handicapOfText.ts'
import { fullNameOf, type Named, type Part, sizeInWords, teamsOf } from './part.ts'

type PersonProps = {
  readonly params: { readonly eventId: string; readonly organiserId: number }
  readonly part: Part
  /** Who is corrected; left out when somebody is added. */
  readonly person?: Named
  readonly words: ScreenWords<'organiser'>
  readonly onClose: () => void
}

/** Takes a person with index and team, to add or to correct. */
export function PersonDialog({ params, part, person, words, onClose }: PersonProps) {
  const [given, setGiven] = useState<Given>({
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    gender: person?.gender ?? '',
    index: indexLabel(person?.hcIndex),
  })
  const team = useTeam(part, person, words)
  const [isWrong, setWrong] = useState(false)
  const pointerOf = (field: string) => (person ? `/${field}` : `/people/0/${field}`)
  const deed = useDeed(async () => {
    const { gender, index } = given
    const hcIndex = handicapOfText(index)
    setWrong(index.trim() !== '' && hcIndex === undefined)
    if (gender === '' || (index.trim() !== '' && hcIndex === undefined)) return
    const body = {
      firstName: given.firstName.trim(),
      lastName: given.lastName.trim(),
      gender,
      ...(hcIndex !== undefined && { hcIndex }),
      ...(team.name !== '' && { team: team.name }),
    }
    if (person) await call('changeNamedPlayer', { params: { ...params, playerId: person.playerId }, body })
    else await call('namePlayers', { params, body: { people: [body] } })
    announce(person ? words.changed({ name: fullNameOf(body) }) : words.added({ name: fullNameOf(body) }))
    onClose()
  })
  const errorAt = (field: string) => deed.errorAt(pointerOf(field))
  return (
    <DeedDialog
      title={person ? words.changeTitle({ name: fullNameOf(person) }) : words.addTitle}
      submit={person ? words.save : words.addDo}
      deed={deed}
      onClose={onClose}
    >
      {person?.kept === true ? (
        <p>{words.kept}</p>
      ) : (
        <PersonFields {...{ given, isWrong, errorAt, words }} onGiven={setGiven} />
      )}
      {part.teams && person?.otherTeam === true ? (
        <p class="quiet">{words.otherTeamHint}</p>
      ) : (
        part.teams && team.fields(errorAt('team'))
      )}
    </DeedDialog>
  )
}

type Given = {
  readonly firstName: string
  readonly lastName: string
  readonly gender: '' | 'M' | 'F'
  readonly index: string
}

type PersonFieldsProps = {
  readonly given: Given
  /** The index is none. */
  readonly isWrong: boolean
  readonly errorAt: (field: string) => string | undefined
  readonly words: ScreenWords<'organiser'>
  readonly onGiven: (given: Given) => void
}

function PersonFields({ given, isWrong, errorAt, words, onGiven }: PersonFieldsProps) {
  const { gender } = given
  const name = (field: 'firstName' | 'lastName') => ({
    label: words[field],
    value: given[field],
    onInput: (value: string) => onGiven({ ...given, [field]: value }),
    maxLength: 60,
    required: true,
    autoComplete: 'off' as const,
    error: errorAt(field),
  })
  const wrong = errorAt('hcIndex')
  return (
    <>
      <Field {...name('firstName')} autofocus />
      <Field {...name('lastName')} />
      <Choose
        label={words.gender}
        hint={words.genderHint}
        value={gender}
        options={[
          ...(gender === '' ? [{ value: '', words: '–' }] : []),
          { value: 'F', words: words.genders.F },
          { value: 'M', words: words.genders.M },
        ]}
        onChoose={value => onGiven({ ...given, gender: value === 'F' || value === 'M' ? value : '' })}
        required
        error={errorAt('gender')}
      />
      <Field
        label={words.handicapIndex}
        hint={words.indexHint}
        value={given.index}
        onInput={index => onGiven({ ...given, index })}
        maxLength={6}
        look="short"
        autoComplete="off"
        error={isWrong ? words.indexWrong : wrong}
      />
    </>
  )
}

const none = 'none'
const fresh = 'new'

/** The team of somebody: none, one of those that the organiser has, or a new one. */
function useTeam(part: Part, person: Named | undefined, words: ScreenWords<'organiser'>) {
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
              words: `${name} (${sizeInWords(people.length, part.teamSize, words)})`,
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
