import { useState } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { useChoice, usePlace } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { SaveList } from '../frame/SaveList.tsx'
import { Screen } from '../frame/Screen.tsx'
import { groupsOf } from '../members/people.ts'
import { EventsSheet, type Which } from './EventsSheet.tsx'
import { People, WhoCame, WhoDidNot } from './Figures.tsx'
import { Groups } from './Groups.tsx'
import { Months } from './Months.tsx'
import { tablesOf } from './tablesOf.ts'

type Words = ScreenWords<'numbers'>
type Numbers = Reply<'getClubNumbers'>

/** Who came, who did not, what fills: of a year beside the one before; each number opens the list behind it. */
export function Numbers({ words }: { readonly words: Words }) {
  const { params } = usePlace()
  const club = Number(params.communityId)
  const [group, setGroup] = useChoice<string>('group', '')
  const [given, setYear] = useChoice<string>('year', '')
  const [listed, setListed] = useState<Which | undefined>()
  const [isSaving, setSaving] = useState(false)
  const groups = groupsOf(club)
  const own = groups.find(one => String(one.communityId) === group)
  const communityId = own?.communityId ?? club
  const query = /^2\d{3}$/.test(given) ? { year: Number(given) } : {}
  const answer = useQuery('getClubNumbers', { params: { communityId }, query })
  const { data } = answer
  return (
    <Screen
      title={words.title}
      actions={data && <Actions {...{ data, words }} onYear={setYear} onSave={() => setSaving(true)} />}
    >
      {groups.length > 0 && <ChooseGroup {...{ groups, group, words }} onChoose={setGroup} />}
      {!data ? (
        <Waiting answers={[answer]} />
      ) : data.people.players === 0 && data.events === 0 ? (
        <Empty title={words.emptyTitle}>{words.empty}</Empty>
      ) : (
        <div class="columns club">
          <WhoCame data={data} words={words} onList={setListed} />
          <WhoDidNot data={data} words={words} />
          <Groups data={data} words={words} onList={setListed} onChoose={own ? undefined : setGroup} />
          <Months data={data} words={words} onList={setListed} />
          <People data={data} words={words} />
        </div>
      )}
      {data && listed && (
        <EventsSheet {...{ communityId, year: data.year, which: listed, words }} onClose={() => setListed(undefined)} />
      )}
      {data && isSaving && (
        <SaveList words={words} tables={tablesOf(data, communityId, words)} onClose={() => setSaving(false)} />
      )}
    </Screen>
  )
}

type ChooseGroupProps = {
  readonly groups: ReturnType<typeof groupsOf>
  readonly group: string
  readonly words: Words
  readonly onChoose: (group: string) => void
}

function ChooseGroup({ groups, group, words, onChoose }: ChooseGroupProps) {
  return (
    <div class="groups">
      <Segments
        label={words.group}
        value={group}
        options={[
          { value: '', words: words.whole },
          ...groups.map(one => ({ value: String(one.communityId), words: one.name })),
        ]}
        onChoose={onChoose}
      />
    </div>
  )
}

type ActionsProps = {
  readonly data: Numbers
  readonly words: Words
  readonly onYear: (year: string) => void
  readonly onSave: () => void
}

function Actions({ data, words, onYear, onSave }: ActionsProps) {
  const years = [...new Set([data.year, ...data.years])].sort((a, b) => b - a)
  return (
    <>
      <label class="year">
        <span class="hidden">{words.year}</span>
        <select class="input select" value={data.year} onChange={event => onYear(event.currentTarget.value)}>
          {years.map(one => (
            <option key={one} value={one} selected={one === data.year}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" onClick={onSave}>
        {words.exports}
      </button>
    </>
  )
}
