import { seenAs } from '../../../contract/roles/seenAs.ts'
import { worded } from '../../../contract/words/spoken.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useChoice } from '../../ui/router.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import type { Query } from './membersTable.ts'
import { groupsOf } from './people.ts'

type Words = ScreenWords<'members'>

type Seen = (typeof seenAs)[number]

export type ChosenFilters = {
  readonly query: Query
  readonly year: number
  /** What the list is, for the name of its file. */
  readonly title: (words: Words) => string
  readonly value: Readonly<Record<Choice, string>>
  readonly choose: Readonly<Record<Choice, (value: string) => void>>
}

const choices = ['groups', 'member', 'index', 'seen', 'juniors', 'several', 'sameName', 'year'] as const
type Choice = (typeof choices)[number]

/** What is chosen, as the address has it: the numbers of a club link to it. */
export function useFilters(): ChosenFilters {
  const all = {
    groups: useChoice<string>('groups', ''),
    member: useChoice<string>('member', ''),
    index: useChoice<string>('index', ''),
    seen: useChoice<string>('seen', ''),
    juniors: useChoice<string>('juniors', ''),
    several: useChoice<string>('several', ''),
    sameName: useChoice<string>('sameName', ''),
    year: useChoice<string>('year', ''),
  }
  const value = Object.fromEntries(choices.map(name => [name, all[name][0]])) as Record<Choice, string>
  const choose = Object.fromEntries(choices.map(name => [name, all[name][1]])) as ChosenFilters['choose']
  const year = /^2\d{3}$/.test(value.year) ? Number(value.year) : new Date().getFullYear()
  const seen = seenAs.find(one => one === value.seen)
  const query: Query = {
    ...(value.groups === 'all' && { groups: true }),
    ...isYesOrNo('member', value.member),
    ...isYesOrNo('index', value.index),
    ...(seen && { seen }),
    ...(value.juniors === 'yes' && { juniors: true }),
    ...(value.several === 'yes' && { several: true }),
    ...(value.sameName === 'yes' && { sameName: true }),
    ...(value.year !== '' && { year }),
  }
  const title = (words: Words) =>
    [
      seen ? worded(words.seen, seen, { year }) : words.title,
      ...(['juniors', 'several', 'sameName'] as const).filter(name => query[name]).map(name => words.only[name]),
    ].join(', ')
  return { query, year, title, value, choose }
}

function isYesOrNo<K extends 'member' | 'index'>(name: K, value: string): { readonly [key in K]?: boolean } {
  return (value === 'yes' || value === 'no' ? { [name]: value === 'yes' } : {}) as { [key in K]?: boolean }
}

type FiltersProps = {
  readonly communityId: number
  readonly filters: ChosenFilters
  readonly words: Words
}

export function Filters({ communityId, filters, words }: FiltersProps) {
  const { value, choose, year } = filters
  const selectOf = (name: Choice, label: string, options: Readonly<Record<string, string>>) => (
    <label>
      <span>{label}</span>
      <select class="input select" value={value[name]} onChange={event => choose[name](event.currentTarget.value)}>
        {Object.entries(options).map(([one, said]) => (
          <option key={one} value={one} selected={one === value[name]}>
            {said}
          </option>
        ))}
      </select>
    </label>
  )
  const seen: Record<string, string> = { '': words.everybody }
  for (const one of seenAs) seen[one as Seen] = worded(words.seen, one, { year }) ?? one
  return (
    <div class="panel-head filters">
      {groupsOf(communityId).length > 0 &&
        selectOf('groups', words.groups, { '': words.ownOnly, all: words.withGroups })}
      {selectOf('member', words.member, { '': words.everybody, yes: words.members, no: words.others })}
      {selectOf('index', words.handicap, { '': words.everybody, yes: words.withIndex, no: words.withoutIndex })}
      {selectOf('seen', words.played, seen)}
      {(['juniors', 'several', 'sameName'] as const)
        .filter(name => value[name] === 'yes')
        .map(name => (
          <button key={name} type="button" class="button tight" onClick={() => choose[name]('')}>
            {words.only[name]}
            <Icon name="close" />
            <span class="hidden">{words.takeAway}</span>
          </button>
        ))}
    </div>
  )
}
