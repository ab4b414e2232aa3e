/** Whom a message is for: the choice stands in the address, so that other screens and links can make it. */
import { useState } from 'preact/hooks'
import { messageGroups } from '../../../contract/site/messageFields.ts'
import { useQuery } from '../../ui/data.ts'
import { Check, Choose } from '../../ui/Field.tsx'
import { Find } from '../../ui/Find.tsx'
import { plain } from '../../ui/grid.ts'
import { useChoice } from '../../ui/router.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { groupName, shortName } from '../frame/useRoster.ts'
import type { Words } from './Messages.tsx'

type Group = (typeof messageGroups)[number]

export type Chosen = {
  readonly group: Group
  readonly ids: readonly number[]
  /** What the service is asked; undefined while nobody of the group is chosen. */
  readonly to: { readonly group: Group; readonly ids?: readonly number[] } | undefined
  readonly setGroup: (group: Group) => void
  readonly setIds: (ids: readonly number[]) => void
}

const isWhole = (group: Group) => group === 'registered' || group === 'waiting' || group === 'notHere'

/** Whom the message is to, kept in the address. */
export function useTo(): Chosen {
  const [asked, setGroup] = useChoice<string>('to', 'registered')
  const [list, setList] = useChoice<string>('ids', '')
  const group = messageGroups.find(one => one === asked) ?? 'registered'
  const ids = list.split(',').map(Number).filter(Boolean)
  return {
    group,
    ids,
    to: isWhole(group) ? { group } : ids.length > 0 ? { group, ids } : undefined,
    setGroup(next) {
      setList('')
      setGroup(next)
    },
    setIds: next => setList(next.join(',')),
  }
}

type WhomProps = { readonly chosen: Chosen; readonly words: Words }

/** The choice of people: a group, and of some groups which. */
export function Whom({ chosen, words }: WhomProps) {
  const { group, setGroup } = chosen
  return (
    <>
      <Choose
        label={words.to}
        value={group}
        options={messageGroups.map(value => ({ value, words: words.groups[value] }))}
        onChoose={value => setGroup(value as Group)}
      />
      {group === 'teePairings' && <Groups chosen={chosen} words={words} />}
      {group === 'players' && <Players chosen={chosen} words={words} />}
      {group === 'flight' && <Flights chosen={chosen} words={words} />}
    </>
  )
}

function Groups({ chosen, words }: WhomProps) {
  const { roundId } = useEvent()
  const sheet = useQuery('getTeeSheet', { params: { eventId: roundId } })
  if (!sheet.data) return <Waiting answers={[sheet]} />
  const options = sheet.data.teePairings.map(one => ({
    id: one.id,
    words: `${groupName(one)} ${one.players.map(({ lastName }) => lastName).join(', ')}`,
  }))
  return <Picks legend={words.pick.teePairings} find={words.find.teePairings} options={options} chosen={chosen} />
}

function Players({ chosen, words }: WhomProps) {
  const { eventId } = useEvent()
  const players = useQuery('listEventPlayers', { params: { eventId } })
  if (!players.data) return <Waiting answers={[players]} />
  const options = players.data.map(one => ({ id: one.playerId, words: shortName(one) }))
  return <Picks legend={words.pick.players} find={words.find.players} options={options} chosen={chosen} />
}

function Flights({ chosen, words }: WhomProps) {
  const { eventId, roundId, setup } = useEvent()
  const ofRound = useQuery('getFlights', { params: { eventId: roundId } })
  const ofEvent = useQuery('getFlights', eventId === roundId ? undefined : { params: { eventId } })
  if (!ofRound.data) return <Waiting answers={[ofRound]} />
  const boards = new Map(setup.leaderboards.map(({ leaderboardId, name }) => [leaderboardId, name]))
  const flights = new Map(
    [...ofRound.data.flights, ...(ofEvent.data?.flights ?? [])].map(one => [one.flightId, one] as const),
  )
  return (
    <Choose
      label={words.flight}
      value={String(chosen.ids[0] ?? '')}
      options={[
        { value: '', words: words.choose },
        ...[...flights.values()].map(({ flightId, leaderboardId, name }) => ({
          value: String(flightId),
          words: [boards.get(leaderboardId), name].filter(Boolean).join(': '),
        })),
      ]}
      onChoose={value => chosen.setIds(value === '' ? [] : [Number(value)])}
    />
  )
}

type PicksProps = {
  readonly legend: string
  readonly find: string
  readonly options: readonly { readonly id: number; readonly words: string }[]
  readonly chosen: Chosen
}

const mostShown = 12

/** Several of many: those that are searched for, and those that are chosen. */
function Picks({ legend, find, options, chosen: { ids, setIds } }: PicksProps) {
  const [wanted, setWanted] = useState('')
  const found = options.filter(({ words }) => plain(words).includes(plain(wanted.trim())))
  const first = new Set(found.slice(0, mostShown).map(({ id }) => id))
  const shown = options.filter(({ id }) => first.has(id) || ids.includes(id))
  return (
    <fieldset class="picks">
      <legend>{legend}</legend>
      {options.length > mostShown && <Find label={find} value={wanted} onFind={setWanted} />}
      {shown.map(({ id, words }) => (
        <Check
          key={id}
          words={words}
          checked={ids.includes(id)}
          onChange={checked => setIds(checked ? [...ids, id] : ids.filter(one => one !== id))}
        />
      ))}
    </fieldset>
  )
}
