import { useEffect, useMemo, useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Find } from '../../ui/Find.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useKeys } from '../../ui/keys.ts'
import { go, useChoice, usePlace } from '../../ui/router.tsx'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import { dayOf, indexLabel } from '../../ui/words.ts'
import { SaveList } from '../frame/SaveList.tsx'
import { Screen } from '../frame/Screen.tsx'
import { communityOf, mayIn } from '../session.ts'
import type { en } from './en.ts'
import { Filters, useFilters } from './Filters.tsx'
import { MemberSheet } from './MemberSheet.tsx'
import { type Line, membersTable, type Query } from './membersTable.ts'
import { NewMember } from './NewMember.tsx'
import { nameOf } from './people.ts'

type Words = typeof en

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
  const [open, setOpen] = useState<number | undefined>(params.playerId ? Number(params.playerId) : undefined)
  const [over, setOver] = useState<'save' | 'new' | undefined>()
  const mayAdd = mayIn(communityId, 'players.register')
  useKeys(useMemo(() => (mayAdd ? [{ keys: 'n', words: words.newMember, run: () => setOver('new') }] : []), [mayAdd]))
  const query: Query = { ...filters.query, ...(find.trim() !== '' && { find: find.trim() }) }
  const answer = useQuery('listMembers', { params: { communityId }, query: { ...query, most } })
  const data = useLatest(answer.data, communityId)
  const close = () => {
    setOpen(undefined)
    if (params.playerId !== undefined) return go(pathOf('members', { communityId: String(communityId) }))
    history.replaceState(null, '', pathOf('members', { communityId: String(communityId) }) + location.search)
  }
  const show = (playerId: number) => {
    // The list stays as it is below the sheet: only the address names the person.
    history.replaceState(null, '', `${memberPath(communityId, playerId)}${location.search}`)
    setOpen(playerId)
  }
  const isWhole = find.trim() === '' && Object.keys(filters.query).every(name => name === 'groups' || name === 'year')
  const groupName = (id: number) => communityOf(id)?.name ?? ''
  const { total = 0, players = [] } = data ?? {}
  const add = (
    <button type="button" class="button lead" onClick={() => setOver('new')}>
      <Icon name="add" />
      {words.newMember}
    </button>
  )
  const bringIn = (
    <button
      type="button"
      class="button"
      onClick={() => go(pathOf('bringInMembers', { communityId: String(communityId) }))}
    >
      <Icon name="paste" />
      {words.bringIn}
    </button>
  )
  return (
    <Screen
      title={words.title}
      beside={data && <span class="quiet">{words.total(total)}</span>}
      actions={
        <>
          <Find
            label={mayIn(communityId, 'contacts.see') ? words.find : words.findName}
            value={find}
            onFind={setFind}
          />
          <button type="button" class="button" disabled={total === 0} onClick={() => setOver('save')}>
            {words.exports}
          </button>
          {mayAdd && bringIn}
          {mayAdd && add}
        </>
      }
    >
      {!data ? (
        <Waiting answers={[answer]} />
      ) : total === 0 && isWhole ? (
        <Empty
          title={words.emptyTitle}
          action={
            mayAdd && (
              <span class="bar">
                {bringIn}
                {add}
              </span>
            )
          }
        >
          {words.empty}
        </Empty>
      ) : (
        <section class="panel">
          <Filters communityId={communityId} filters={filters} words={words} />
          {total === 0 ? (
            <p class="nothing">{words.noneFound}</p>
          ) : (
            <MemberRows players={players} communityId={communityId} words={words} year={filters.year} onOpen={show} />
          )}
          {total > players.length && (
            <p class="more">
              {words.shown(players.length, total)}{' '}
              {most < mostShown ? (
                <button type="button" class="button" onClick={() => setMost(mostShown)}>
                  {words.showMore}
                </button>
              ) : (
                words.findOrSave
              )}
            </p>
          )}
        </section>
      )}
      {open !== undefined && (
        <MemberSheet key={open} communityId={communityId} playerId={open} words={words} onOpen={show} onClose={close} />
      )}
      {over === 'new' && (
        <NewMember
          communityId={communityId}
          words={words}
          onClose={() => setOver(undefined)}
          onMade={playerId => {
            setOver(undefined)
            show(playerId)
          }}
        />
      )}
      {over === 'save' && (
        <SaveList
          words={words}
          tables={[
            {
              words: words.title,
              name: `${communityOf(communityId)?.name ?? ''} ${filters.title(words)}`,
              make: () => membersTable(communityId, query, { words, nameOf: groupName }),
            },
          ]}
          onClose={() => setOver(undefined)}
        />
      )}
    </Screen>
  )
}

function memberPath(communityId: number, playerId: number): string {
  return pathOf('member', { communityId: String(communityId), playerId: String(playerId) })
}

type RowsProps = {
  readonly players: readonly Line[]
  readonly communityId: number
  readonly words: Words
  readonly year: number
  readonly onOpen: (playerId: number) => void
}

function MemberRows({ players, communityId, words, year, onOpen }: RowsProps) {
  const contacts = mayIn(communityId, 'contacts.see')
  const gone = players.some(one => one.noShows !== undefined || one.withdrawals !== undefined)
  return (
    <table class="list members">
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col" class="end">
            {words.index}
          </th>
          {contacts && (
            <>
              <th scope="col" class="wide">
                {words.hcId}
              </th>
              <th scope="col" class="wide">
                {words.email}
              </th>
            </>
          )}
          <th scope="col" class="wide">
            {words.member}
          </th>
          {gone && (
            <th scope="col" class="end">
              {words.gone}
            </th>
          )}
          <th scope="col" class="end">
            {words.roundsOf(year)}
          </th>
          <th scope="col" class="wide">
            {words.lastPlayed}
          </th>
        </tr>
      </thead>
      <tbody>
        {players.map(one => (
          <tr key={one.playerId}>
            <th scope="row">
              <a
                href={memberPath(communityId, one.playerId)}
                onClick={event => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
                  event.preventDefault()
                  onOpen(one.playerId)
                }}
              >
                {nameOf(one)}
              </a>
              {one.handle !== undefined && <small>{one.handle}</small>}
            </th>
            <td class="end">{indexLabel(one.hcIndex)}</td>
            {contacts && (
              <>
                <td class="wide">
                  {one.hcId}
                  {one.hcId !== undefined && one.hcActive && (
                    <span title={words.active}>
                      {' '}
                      <Icon name="check" />
                      <span class="hidden">{words.active}</span>
                    </span>
                  )}
                </td>
                <td class="wide mail">{one.email}</td>
              </>
            )}
            <td class="wide">{one.member ? words.yes : words.no}</td>
            {gone && <td class="end">{(one.noShows ?? 0) + (one.withdrawals ?? 0)}</td>}
            <td class="end">{one.rounds}</td>
            <td class="wide">{one.lastPlayed === undefined ? words.never : dayOf(one.lastPlayed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What was there before, while the next is asked for: a list that goes and comes at every letter cannot be read. */
function useLatest(data: Reply<'listMembers'> | undefined, communityId: number): Reply<'listMembers'> | undefined {
  const [kept, keep] = useState<{ of: number; data: Reply<'listMembers'> } | undefined>()
  useEffect(() => {
    if (data) keep({ of: communityId, data })
  }, [data, communityId])
  return data ?? (kept?.of === communityId ? kept.data : undefined)
}
