import { useEffect, useMemo, useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Find } from '../../ui/Find.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useKeys } from '../../ui/keys.ts'
import { go, useChoice, usePlace } from '../../ui/router.tsx'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { SaveList } from '../frame/SaveList.tsx'
import { Screen } from '../frame/Screen.tsx'
import { communityOf, mayIn } from '../session.ts'
import { Filters, useFilters } from './Filters.tsx'
import { MemberRows, memberPath } from './MemberRows.tsx'
import { MemberSheet } from './MemberSheet.tsx'
import { membersTable, type Query } from './membersTable.ts'
import { NewMember } from './NewMember.tsx'

export type Words = ScreenWords<'members'>

const usual = 100
/** As many as an answer has; whoever wants all of them saves the list. */
const mostShown = 1000

/** The people of a community, and of its sub communities where it is a club; one of them as a sheet at the side. */
export function Members({ words }: { readonly words: Words }) {
  const { params } = usePlace()
  const communityId = Number(params.communityId)
  const filters = useFilters()
  const [find, setFind] = useChoice<string>('find', '')
  const [most, setMost] = useState(usual)
  const { open, show, close } = useOpenMember(communityId)
  const [over, setOver] = useState<'save' | 'new' | undefined>()
  const mayAdd = mayIn(communityId, 'players.register')
  useKeys(useMemo(() => (mayAdd ? [{ keys: 'n', words: words.newMember, run: () => setOver('new') }] : []), [mayAdd]))
  const query: Query = { ...filters.query, ...(find.trim() !== '' && { find: find.trim() }) }
  const answer = useQuery('listMembers', { params: { communityId }, query: { ...query, most } })
  const data = useLatest(answer.data, communityId)
  const isWhole = find.trim() === '' && Object.keys(filters.query).every(name => name === 'groups' || name === 'year')
  const adding = mayAdd && <Adding {...{ communityId, words }} onAdd={() => setOver('new')} />
  const actions = (
    <>
      <Find label={mayIn(communityId, 'contacts.see') ? words.find : words.findName} value={find} onFind={setFind} />
      <button type="button" class="button" disabled={!data?.total} onClick={() => setOver('save')}>
        {words.exports}
      </button>
      {adding}
    </>
  )
  const all = data && <span class="quiet">{words.total({ count: data.total })}</span>
  return (
    <Screen title={words.title} beside={all} actions={actions}>
      {!data ? (
        <Waiting answers={[answer]} />
      ) : data.total === 0 && isWhole ? (
        <Empty title={words.emptyTitle} action={adding && <span class="bar">{adding}</span>}>
          {words.empty}
        </Empty>
      ) : (
        <MemberList
          {...{ data, communityId, filters, words }}
          onOpen={show}
          {...(most < mostShown && { onMore: () => setMost(mostShown) })}
        />
      )}
      {open !== undefined && (
        <MemberSheet key={open} {...{ communityId, playerId: open, words }} onOpen={show} onClose={close} />
      )}
      {over && (
        <Over {...{ over, communityId, query, filters, words }} onMade={show} onClose={() => setOver(undefined)} />
      )}
    </Screen>
  )
}

/** Whose sheet is open, which the address says. */
function useOpenMember(communityId: number) {
  const { params } = usePlace()
  const [open, setOpen] = useState<number | undefined>(params.playerId ? Number(params.playerId) : undefined)
  return {
    open,
    show(playerId: number): void {
      // The list stays as it is below the sheet: only the address names the person.
      history.replaceState(null, '', `${memberPath(communityId, playerId)}${location.search}`)
      setOpen(playerId)
    },
    close(): void {
      const list = pathOf('members', { communityId: String(communityId) })
      setOpen(undefined)
      if (params.playerId !== undefined) go(list)
      else history.replaceState(null, '', list + location.search)
    },
  }
}

type CommunityProps = { readonly communityId: number; readonly words: Words }

/** The two ways in which people come into a community. */
function Adding({ communityId, words, onAdd }: CommunityProps & { readonly onAdd: () => void }) {
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => go(pathOf('bringInMembers', { communityId: String(communityId) }))}
      >
        <Icon name="paste" />
        {words.bringIn}
      </button>
      <button type="button" class="button lead" onClick={onAdd}>
        <Icon name="add" />
        {words.newMember}
      </button>
    </>
  )
}

type MemberListProps = CommunityProps & {
  readonly data: Reply<'listMembers'>
  readonly filters: ReturnType<typeof useFilters>
  readonly onOpen: (playerId: number) => void
  /** Shows as many as an answer has. */
  readonly onMore?: () => void
}

function MemberList({ data: { total, players }, communityId, filters, words, onOpen, onMore }: MemberListProps) {
  return (
    <section class="panel">
      <Filters communityId={communityId} filters={filters} words={words} />
      {total === 0 ? (
        <p class="nothing">{words.noneFound}</p>
      ) : (
        <MemberRows {...{ players, communityId, words, year: filters.year, onOpen }} />
      )}
      {total > players.length && (
        <p class="more">
          {words.shown({ shown: players.length, total })}{' '}
          {onMore ? (
            <button type="button" class="button" onClick={onMore}>
              {words.showMore}
            </button>
          ) : (
            words.findOrSave
          )}
        </p>
      )}
    </section>
  )
}

type OverProps = CommunityProps & {
  readonly over: 'save' | 'new'
  readonly query: Query
  readonly filters: ReturnType<typeof useFilters>
  readonly onMade: (playerId: number) => void
  readonly onClose: () => void
}

function Over({ over, communityId, query, filters, words, onMade, onClose }: OverProps) {
  if (over === 'new') {
    const made = (playerId: number) => {
      onClose()
      onMade(playerId)
    }
    return <NewMember {...{ communityId, words, onClose }} onMade={made} />
  }
  const nameOf = (id: number) => communityOf(id)?.name ?? ''
  const table = {
    words: words.title,
    name: `${nameOf(communityId)} ${filters.title(words)}`,
    make: () => membersTable(communityId, query, { words, nameOf }),
  }
  return <SaveList words={words} tables={[table]} onClose={onClose} />
}

/** What was there before, while the next is asked for: a list that goes and comes at every letter cannot be read. */
function useLatest(data: Reply<'listMembers'> | undefined, communityId: number): Reply<'listMembers'> | undefined {
  const [kept, keep] = useState<{ of: number; data: Reply<'listMembers'> } | undefined>()
  useEffect(() => {
    if (data) keep({ of: communityId, data })
  }, [data, communityId])
  return data ?? (kept?.of === communityId ? kept.data : undefined)
}
