import { useState } from 'preact/hooks'
import type { tableProblems } from '../../../contract/playerLists/tableProblems.ts'
import { problemIn } from '../../../contract/site/problemIn.ts'
import { announce } from '../../ui/announce.tsx'
import { call, type InputOf, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { FieldRow } from '../../ui/Field.tsx'
import { FileChoice } from '../../ui/FileChoice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { type Deed, useDeed } from '../../ui/useDeed.tsx'
import { indexLabel, type ScreenWords } from '../../ui/words.ts'
import { fieldsOfPeople } from '../bringIn/fieldLabel.ts'
import { questionsOf, Reading } from '../bringIn/Reading.tsx'

type Words = ScreenWords<'organiser'>
type Line = Reply<'readNamedTable'>['lines'][number]
type Given = NonNullable<InputOf<'readNamedTable'>['body']>

export type PasteProps = {
  readonly params: { readonly eventId: string; readonly organiserId: number }
  /** Those of the organiser's page; those of lists come with the dialog. */
  readonly own: Words
  readonly onClose: () => void
}

type ListWords = { readonly words: ScreenWords<'bringInList'> }

/** Takes a list of people: it is read, shown as it was understood, and named in one step. */
export function PasteDialog({ params, own: words, words: list, onClose }: PasteProps & ListWords) {
  const [text, setText] = useState('')
  const { given, read, forget, reading } = useReading(params)
  const [others, setOthers] = useState<'M' | 'F'>('M')
  const lines = read?.lines
  const clear = lines?.filter(isClear) ?? []
  const people = clear.map(line => personOf(line, others, words))
  const naming = useDeed(async () => {
    await call('namePlayers', { params, body: { people } })
    announce(words.namedMany({ count: people.length }))
    onClose()
  })
  const wrongIn = (line: Line): readonly string[] => {
    const at = clear.indexOf(line)
    if (at < 0) return [...line.problems.map(one => problemIn<typeof tableProblems>(list.problems, one)), words.leftOut]
    return fields.flatMap(field => naming.errorAt(`/people/${at}/${field}`) ?? [])
  }
  return (
    <DeedDialog
      title={words.pasteTitle}
      submit={lines ? words.nameDo({ count: people.length }) : words.read}
      disabled={lines ? people.length === 0 || questionsOf(read) > 0 : text.trim() === ''}
      deed={lines ? naming : { ...reading, run: () => reading.run({ text }) }}
      onClose={onClose}
    >
      <ListFields {...{ text, reading, words }} isRead={lines !== undefined} onText={setText} onForget={forget} />
      {lines?.length === 0 && <p role="status">{words.nobody}</p>}
      {read && lines && lines.length > 0 && (
        <Reading
          {...{ words: list, read, given, fields: fieldsOfPeople }}
          onSay={wanted => reading.run(wanted)}
          lines={lines.map(({ line, written }) => ({ line, text: written }))}
        />
      )}
      {clear.some(({ gender }) => gender === undefined) && <Others {...{ others, words }} onOthers={setOthers} />}
      {lines && lines.length > 0 && (
        <ul class="lines staff">
          {lines.map((line, at) => (
            <ReadLine key={at} line={line} wrong={wrongIn(line)} words={words} />
          ))}
        </ul>
      )}
    </DeedDialog>
  )
}

/** The list as it was understood last, and what was said about how to read it. */
function useReading(params: PasteProps['params']) {
  const [given, setGiven] = useState<Given>({ text: '' })
  const [read, setRead] = useState<Reply<'readNamedTable'> | undefined>()
  const reading = useDeed(async (wanted: Given) => {
    setRead(await call('readNamedTable', { params, body: wanted }))
    setGiven(wanted)
  })
  return { given, read, forget: () => setRead(undefined), reading }
}

type ListFieldsProps = {
  readonly text: string
  readonly isRead: boolean
  readonly reading: Deed<[Given]>
  readonly words: Words
  readonly onText: (text: string) => void
  /** What is typed has to be read again. */
  readonly onForget: () => void
}

function ListFields({ text, isRead, reading, words, onText, onForget }: ListFieldsProps) {
  const wrongText = reading.errorAt('/text')
  const wrongFile = reading.errorAt('/file')
  return (
    <>
      <FieldRow label={words.list} hint={words.pasteHint} error={wrongText}>
        {ids => (
          <textarea
            {...ids}
            class="input paste"
            rows={isRead ? 4 : 8}
            value={text}
            onInput={event => {
              onText(event.currentTarget.value)
              onForget()
            }}
          />
        )}
      </FieldRow>
      <p class="bar">
        <FileChoice
          label={words.file}
          hint={words.fileHint}
          onFile={file => {
            onText('')
            reading.run({ file })
          }}
        />
        {wrongFile !== undefined && (
          <span class="hint error" role="alert">
            {wrongFile}
          </span>
        )}
      </p>
    </>
  )
}

type OthersProps = {
  readonly others: 'M' | 'F'
  readonly words: Words
  readonly onOthers: (gender: 'M' | 'F') => void
}

/** What those are whose gender the list does not say. */
function Others({ others, words, onOthers }: OthersProps) {
  return (
    <p class="bar">
      {words.othersAre}
      <Segments
        label={words.othersAre}
        value={others}
        options={[
          { value: 'M', words: words.othersMen },
          { value: 'F', words: words.othersWomen },
        ]}
        onChoose={onOthers}
      />
    </p>
  )
}

function personOf(
  { firstName = '', lastName = '', suffix, gender, hcIndex, team }: Line,
  others: 'M' | 'F',
  words: Words,
) {
  return {
    firstName,
    lastName,
    ...(suffix !== undefined && { suffix }),
    gender: gender ?? others,
    ...(hcIndex !== undefined && { hcIndex }),
    ...(team !== undefined && { team: teamName(team, words) }),
  }
}

/** Whether a line says who it is, and nothing in it is in doubt. */
function isClear({ firstName, lastName, problems }: Line): boolean {
  return firstName !== undefined && lastName !== undefined && problems.length === 0
}

/** Lists number their teams. */
function teamName(team: string, words: Words): string {
  return /^\d+$/.test(team) ? words.teamNumber({ number: team }) : team
}

const fields = ['firstName', 'lastName', 'gender', 'hcIndex', 'team'] as const

type ReadLineProps = {
  readonly line: Line
  readonly wrong: readonly string[]
  readonly words: Words
}

/** A line as it was understood, with what is wrong with it. */
function ReadLine({ line, wrong, words }: ReadLineProps) {
  const { firstName, lastName, written, hcIndex, gender, team } = line
  const said = [
    hcIndex === undefined ? words.noIndex : words.index({ index: indexLabel(hcIndex) }),
    gender && words.genders[gender],
    team !== undefined && teamName(team, words),
  ]
  return (
    <li>
      <span class="organiser-name">
        <strong>{[firstName, lastName].filter(Boolean).join(' ') || written}</strong>
        <small>{said.filter(Boolean).join(' · ')}</small>
        {wrong.length > 0 && (
          <small class="hint error">
            <Icon name="alert" />
            {wrong.join(' ')}
          </small>
        )}
      </span>
    </li>
  )
}
