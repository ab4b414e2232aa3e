import { useState } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Choose } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Follows } from '../frame/Effects.tsx'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import { groupName, type Pairing } from '../frame/useRoster.ts'
import { useWho } from './useWho.tsx'

type LateEntryProps = {
  readonly eventId: string
  readonly roundId: string
  readonly pairings: readonly Pairing[]
  /** Those of players, with flights. */
  readonly boards: readonly LeaderboardSummary[]
  readonly words: ScreenWords<'players'>
  readonly onClose: () => void
}

/** Somebody who comes late: who it is, with whom he plays and in which flights, in one step after a look at what follows. */
export function LateEntry({ eventId, roundId, pairings, boards, words, onClose }: LateEntryProps) {
  const who = useWho(eventId, words.lateWho, words)
  const [group, setGroup] = useState('')
  const [flights, setFlights] = useState(() => new Map(boards.map(one => [one.leaderboardId, onlyFlight(one)])))
  const { person, isFound } = who
  const input = person && {
    params: { eventId: roundId },
    body: {
      who: person,
      ...(group !== '' && { teePairingId: Number(group) }),
      flightIds: [...flights.values()].filter(id => id !== '').map(Number),
    },
  }
  const deed = useDeed(async () => {
    if (!isFound) return who.find()
    if (!input) return
    await call('addLateEntry', input)
    onClose()
  })
  return (
    <DeedDialog
      title={words.late}
      submit={isFound ? words.lateDo : words.replaceFind}
      disabled={isFound ? !input : who.isEmpty}
      deed={deed}
      onClose={onClose}
    >
      <p class="quiet">{words.lateHelp}</p>
      {who.fields}
      {isFound && (
        <Places
          {...{ pairings, boards, group, flights, words }}
          onGroup={setGroup}
          onFlight={(board, flight) => setFlights(now => new Map(now).set(board, flight))}
        />
      )}
      {input && <Follows id="addLateEntry" inputs={[input]} />}
    </DeedDialog>
  )
}

type PlacesProps = Pick<LateEntryProps, 'pairings' | 'boards' | 'words'> & {
  readonly group: string
  readonly flights: ReadonlyMap<number, string>
  readonly onGroup: (group: string) => void
  readonly onFlight: (leaderboardId: number, flight: string) => void
}

/** With whom somebody plays, and in which flights. */
function Places({ pairings, boards, group, flights, words, onGroup, onFlight }: PlacesProps) {
  // Whoever looks for a place looks at the smallest groups first.
  const groups = pairings.toSorted((a, b) => a.players.length - b.players.length)
  const groupInWords = (one: Pairing) => {
    const names = one.players.map(({ lastName }) => lastName).join(', ')
    const group = groupName(one)
    return names === '' ? words.lateGroupEmpty({ group }) : words.lateGroupOf({ group, names })
  }
  return (
    <>
      <Choose
        label={words.lateGroup}
        value={group}
        options={[
          { value: '', words: words.lateNoGroup },
          ...groups.map(one => ({
            value: String(one.id),
            words: groupInWords(one),
          })),
        ]}
        onChoose={onGroup}
      />
      {boards.map(({ leaderboardId, name, flights: own }) => (
        <Choose
          key={leaderboardId}
          label={name}
          value={flights.get(leaderboardId) ?? ''}
          options={[
            { value: '', words: words.lateNoFlight },
            ...own.map(flight => ({ value: String(flight.flightId), words: flight.name })),
          ]}
          onChoose={id => onFlight(leaderboardId, id)}
        />
      ))}
    </>
  )
}

/** Where there is one flight, everybody is in it. */
function onlyFlight({ flights: [first, ...others] }: LeaderboardSummary): string {
  return first && others.length === 0 ? String(first.flightId) : ''
}
