import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, Refused, type Reply } from '../../ui/call.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { useQuery } from '../../ui/data.ts'
import { Check, Choose } from '../../ui/Field.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Again } from '../bringIn/Again.tsx'
import { firstTaken, takenOf } from '../bringIn/again.ts'
import { type Decision, decided, isOpen, placeOf } from '../bringIn/decisions.ts'
import { fieldsOfPeople } from '../bringIn/fieldLabel.ts'
import { Lines } from '../bringIn/Lines.tsx'
import type { GivenList } from '../bringIn/PasteList.tsx'
import { questionsOf, Reading } from '../bringIn/Reading.tsx'
import type { en } from './en.ts'
import { type Joining, joiningOf } from './joining.ts'

type Table = Reply<'readMemberTable'>

/** What became of somebody: taken in, or why not. */
export type Outcome = {
  readonly place: string
  /** Left out for somebody who is here already. */
  readonly line?: number
  readonly text: string
  readonly refused: string | undefined
}

type TakeInProps = {
  readonly words: typeof en
  readonly table: Table
  readonly communityId: number
  readonly given: GivenList
  /** The list as somebody says that it is to be read. */
  readonly onSay: (given: GivenList) => void
  readonly onDone: (outcomes: readonly Outcome[]) => void
}

/** Who the people of a list are, and what holds for all of them; the button takes them in, each by itself. */
export function TakeIn({ words, table, communityId, given, onSay, onDone }: TakeInProps) {
  const { lines } = table
  const [made, setMade] = useState<ReadonlyMap<string, Decision>>(new Map())
  const [others, setOthers] = useState<'M' | 'F'>('M')
  const [member, setMember] = useState(true)
  const [provider, setProvider] = useState('')
  const [taken, setTaken] = useState(() => firstTaken(emailsOf(table.again)))
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const forAll = { communityId, member, provider: provider === '' ? undefined : Number(provider) }
  const all = lines.flatMap(line =>
    line.people.map((person, at) => {
      const decision = decided(line, at, made, others)
      const joining = joiningOf(person, decision, forAll)
      const note = joining.is === 'withoutEmail' ? words.noEmail : undefined
      return { line, at, person, decision, joining, note }
    }),
  )
  const open = all.filter(({ decision }) => isOpen(decision)).length + questionsOf(table)
  const wanted = all.filter(({ joining }) => joining.is === 'known' || joining.is === 'new')
  const left = wanted.filter(({ line, at }) => !outcomes.has(placeOf(line, at)))
  const { changed, leave } = takenOf(emailsOf(table.again), taken)
  const verdict = (name: string) => all.filter(({ person }) => person.verdict === name).length
  const deed = useDeed(async () => {
    const told = new Map(outcomes)
    const listed = new Map(
      all.flatMap(({ decision, person }) => (decision.is === 'player' ? [[decision.playerId, person] as const] : [])),
    )
    for (const { line, at, joining, person } of left) {
      const refused = await refusalOf(() => takeIn(joining, forAll, playerId => listed.set(playerId, person)))
      told.set(placeOf(line, at), { place: placeOf(line, at), line: line.line, text: line.text, refused })
      setOutcomes(new Map(told))
    }
    for (const { playerId, name, after } of changed) {
      const refused = await refusalOf(() => call('updatePlayerEmail', { params: { playerId }, body: { email: after } }))
      if (refused !== undefined) told.set(`email/${playerId}`, { place: `email/${playerId}`, text: name, refused })
    }
    for (const { playerId, name } of leave) {
      const refused = await refusalOf(() => call('removePlayerFromCommunity', { params: { playerId, communityId } }))
      if (refused !== undefined) told.set(`gone/${playerId}`, { place: `gone/${playerId}`, text: name, refused })
    }
    const people = [...listed].map(([playerId, { number, hcIndex, email }]) => ({
      playerId,
      ...(number !== undefined && { number }),
      ...(hcIndex !== undefined && { hcIndex }),
      ...(email !== undefined && { email }),
    }))
    if (people.length > 0) await call('keepMemberList', { params: { communityId }, body: { people } })
    const joined = [...told.values()].filter(one => one.line !== undefined && one.refused === undefined).length
    announce(words.doneTitle(joined))
    onDone([...told.values()])
  })
  return (
    <DeedForm class="form wide" deed={deed}>
      <section class="panel padded">
        <Reading words={words} read={table} given={given} fields={fieldsOfPeople} onSay={onSay} lines={lines} />
        {table.again && (
          <Again words={words} again={table.again} taken={taken} onTake={setTaken} canTake={what => what === 'email'} />
        )}
        <p class="bar">
          <span class="sum">{words.counts(table.linesRead, table.leftOut.length, open)}</span>
          <span class="sum">{words.sum(verdict('known'), verdict('new'), verdict('registered'))}</span>
          {all.some(({ person }) => person.verdict === 'new' && person.gender === undefined) && (
            <span class="bar">
              {words.othersAre}
              <Segments
                label={words.othersAre}
                value={others}
                options={(['M', 'F'] as const).map(value => ({ value, words: words.whoIs.genders[value] ?? value }))}
                onChoose={setOthers}
              />
            </span>
          )}
        </p>
        <Check words={words.members} hint={words.membersHint} checked={member} onChange={setMember} />
        {all.some(({ person, decision }) => decision.is === 'new' && person.hcId !== undefined) && (
          <Provider words={words} value={provider} onChoose={setProvider} />
        )}
      </section>
      <Lines words={words} all={all} onDecide={(place, next) => setMade(new Map(made).set(place, next))} />
      {deed.error}
      <footer class="apply">
        <span class="quiet" role="status">
          {outcomes.size > 0
            ? words.takingIn(outcomes.size, wanted.length)
            : open > 0
              ? words.decideFirst(open)
              : words.nothingYet}
        </span>
        <span class="end">
          <button
            type="submit"
            class="button lead"
            disabled={left.length + changed.length + leave.length === 0 || open > 0 || deed.busy}
          >
            {words.takeIn(left.length, changed.length, leave.length) || words.nothing}
          </button>
        </span>
      </footer>
    </DeedForm>
  )
}

/** Whose the handicap ids of the list are: only together with that do they say something. */
function Provider({
  words,
  value,
  onChoose,
}: {
  readonly words: typeof en
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

type ForCommunity = { readonly communityId: number; readonly member: boolean }

async function takeIn(joining: Joining, { communityId, member }: ForCommunity, onId: (playerId: number) => void) {
  if (joining.is === 'known')
    await call('addPlayerToCommunity', { params: { playerId: joining.playerId, communityId }, body: { member } })
  else if (joining.is === 'new') onId((await call('createPlayer', { body: joining.body })).playerId)
}

/**
 * Does something with somebody, and answers why not where the service says no. Throws where it has not said anything about the
 * person: it is away, or wants to be asked later; the next press goes on from there.
 */
async function refusalOf(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!(error instanceof Refused) || error.status === 401 || error.status === 429 || error.status >= 500) throw error
    return [error.message, ...error.errors.map(one => one.message)].join(' ')
  }
}
