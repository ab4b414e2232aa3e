import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { useQuery } from '../../ui/data.ts'
import { Check, Choose } from '../../ui/Field.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Again } from '../bringIn/Again.tsx'
import { firstTaken, takenOf } from '../bringIn/again.ts'
import { type Decision, decided, isOpen, placeOf } from '../bringIn/decisions.ts'
import { fieldsOfPeople } from '../bringIn/fieldLabel.ts'
import { Lines } from '../bringIn/Lines.tsx'
import type { GivenList } from '../bringIn/PasteList.tsx'
import { questionsOf, Reading } from '../bringIn/Reading.tsx'
import { readWords, sumWords, takingWords } from '../bringIn/sumsInWords.ts'
import { joiningOf } from './joining.ts'
import { type ListedPerson, type Outcome, type Table, takeAllIn } from './takeAllIn.ts'

type TakeInProps = {
  readonly words: ScreenWords<'bringInMembers'>
  readonly table: Table
  readonly communityId: number
  readonly given: GivenList
  /** The list as somebody says that it is to be read. */
  readonly onSay: (given: GivenList) => void
  readonly onDone: (outcomes: readonly Outcome[]) => void
}

/** Who the people of a list are, and what holds for all of them; the button takes them in, each by itself. */
export function TakeIn({ words, table, communityId, given, onSay, onDone }: TakeInProps) {
  const [made, setMade] = useState<ReadonlyMap<string, Decision>>(new Map())
  const [choice, setChoice] = useState<Choice>({ others: 'M', member: true, provider: '' })
  const [taken, setTaken] = useState(() => firstTaken(emailsOf(table.again)))
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const { others, member, provider } = choice
  const forAll = { communityId, member, provider: provider === '' ? undefined : Number(provider) }
  const all = table.lines.flatMap(line => listedIn(line, made, others, forAll, words))
  const open = all.filter(({ decision }) => isOpen(decision)).length + questionsOf(table)
  const wanted = all.filter(({ joining }) => joining.is === 'known' || joining.is === 'new')
  const left = wanted.filter(({ line, at }) => !outcomes.has(placeOf(line, at)))
  const again = takenOf(emailsOf(table.again), taken)
  const deed = useDeed(async () => {
    const told = await takeAllIn({ forAll, all, left, again, outcomes, onOutcomes: setOutcomes })
    announce(words.doneTitle({ count: told.filter(one => one.line !== undefined && one.refused === undefined).length }))
    onDone(told)
  })
  const canDo = left.length + again.changed.length + again.leave.length > 0 && open === 0
  return (
    <DeedForm class="form wide" deed={deed}>
      <section class="panel padded">
        <Reading words={words} read={table} given={given} fields={fieldsOfPeople} onSay={onSay} lines={table.lines} />
        {table.again && (
          <Again words={words} again={table.again} taken={taken} onTake={setTaken} canTake={what => what === 'email'} />
        )}
        <ForAll {...{ table, all, open, choice, words }} onChoose={setChoice} />
      </section>
      <Lines words={words} all={all} onDecide={(place, next) => setMade(new Map(made).set(place, next))} />
      {deed.error}
      <footer class="apply">
        <span class="quiet" role="status">
          {outcomes.size > 0
            ? words.takingIn({ done: outcomes.size, all: wanted.length })
            : open > 0
              ? words.decideFirst({ count: open })
              : words.nothingYet}
        </span>
        <span class="end">
          <button type="submit" class="button lead" disabled={!canDo || deed.busy}>
            {takingWords(
              left.length === 0 ? '' : words.takeIn({ count: left.length }),
              { changes: again.changed.length, leaving: again.leave.length },
              words,
            ) || words.nothing}
          </button>
        </span>
      </footer>
    </DeedForm>
  )
}

function listedIn(
  line: Table['lines'][number],
  made: ReadonlyMap<string, Decision>,
  others: 'M' | 'F',
  forAll: Parameters<typeof joiningOf>[2],
  words: ScreenWords<'bringInMembers'>,
) {
  return line.people.map((person, at) => {
    const decision = decided(line, at, made, others)
    const joining = joiningOf(person, decision, forAll)
    const note = joining.is === 'withoutEmail' ? words.noEmail : undefined
    return { line, at, person, decision, joining, note }
  })
}

/** What holds for all people of the list. `others`: the gender of those of whom the list does not say it. */
type Choice = { readonly others: 'M' | 'F'; readonly member: boolean; readonly provider: string }

type ForAllProps = Pick<TakeInProps, 'table' | 'words'> & {
  readonly all: readonly ListedPerson[]
  /** How many questions are open. */
  readonly open: number
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

function ForAll({ table, all, open, choice, words, onChoose }: ForAllProps) {
  const countOf = (name: string) => all.filter(({ person }) => person.verdict === name).length
  return (
    <>
      <p class="bar">
        <span class="sum">{readWords(table, open, words)}</span>
        <span class="sum">{sumWords(countOf, words)}</span>
        {all.some(({ person }) => person.verdict === 'new' && person.gender === undefined) && (
          <span class="bar">
            {words.othersAre}
            <Segments
              label={words.othersAre}
              value={choice.others}
              options={(['M', 'F'] as const).map(value => ({ value, words: words.whoIs.genders[value] ?? value }))}
              onChoose={others => onChoose({ ...choice, others })}
            />
          </span>
        )}
      </p>
      <Check
        words={words.members}
        hint={words.membersHint}
        checked={choice.member}
        onChange={member => onChoose({ ...choice, member })}
      />
      {all.some(({ person, decision }) => decision.is === 'new' && person.hcId !== undefined) && (
        <Provider words={words} value={choice.provider} onChoose={provider => onChoose({ ...choice, provider })} />
      )}
    </>
  )
}

/** Whose the handicap ids of the list are: only together with that do they say something. */
function Provider({
  words,
  value,
  onChoose,
}: {
  readonly words: ScreenWords<'bringInMembers'>
  readonly value: string
  readonly onChoose: (value: string) => void
}) {
  const providers = useQuery('listHandicapProviders', {})
  const options = (providers.data ?? []).map(one => ({ value: String(one.id), words: one.name }))
  return (
    <Choose
      label={words.provider}
      value={value}
      options={[{ value: '', words: words.noProvider }, ...options]}
      onChoose={onChoose}
    />
  )
}

/** Indexes of members come from their providers, and from nowhere else. */
function emailsOf(again: Table['again']): Table['again'] {
  return again && { ...again, changed: again.changed.filter(({ what }) => what === 'email') }
}
