import { Icon } from '../../ui/Icon.tsx'
import type { Member, Pins } from './divide.ts'
import type { Draft, ShownDivision } from './draft.ts'
import type { Words } from './Flights.tsx'
import { keyLabel } from './membersOf.ts'

type FlightCardsProps = {
  readonly members: readonly Member[]
  readonly shown: ShownDivision
  readonly words: Words
  readonly onChange: (part: Partial<Draft>) => void
}

/** The flights with their people, and those who are in none. */
export function FlightCards({ members, shown, words, onChange }: FlightCardsProps) {
  const { names, pins, division } = shown
  const memberOf = new Map(members.map(one => [one.id, one]))
  const inFlight = (ids: readonly number[] = []) =>
    ids.map(id => memberOf.get(id) ?? { id, name: '', tenths: undefined })
  const pin = (next: Pins) => onChange({ pins: next })
  return (
    <ol class="flights">
      {names.map((name, at) => (
        <li class="panel flight" key={at}>
          <div class="flight-head">
            <input
              class="input"
              aria-label={words.name({ at: at + 1 })}
              value={name}
              required
              maxLength={100}
              onInput={({ currentTarget: { value } }) =>
                onChange({ names: names.map((one, place) => (place === at ? value : one)) })
              }
            />
            <strong>{words.members({ count: division.flights[at]?.length ?? 0 })}</strong>
          </div>
          <ul>
            {inFlight(division.flights[at]).map(member => (
              <FlightMember key={member.id} {...{ member, at, name, pins, words }} onPin={pin} />
            ))}
          </ul>
        </li>
      ))}
      {division.unassigned.length > 0 && (
        <Unassigned members={inFlight(division.unassigned)} {...{ names, pins, words }} onPin={pin} />
      )}
    </ol>
  )
}

type Pinning = { readonly pins: Pins; readonly words: Words; readonly onPin: (pins: Pins) => void }
type FlightMemberProps = Pinning & { readonly member: Member; readonly at: number; readonly name: string }

function FlightMember({ member, at, name, pins, words, onPin }: FlightMemberProps) {
  const isPinned = pins.get(member.id) === at
  const press = () => {
    const next = new Map(pins)
    if (!next.delete(member.id)) next.set(member.id, at)
    onPin(next)
  }
  return (
    <li>
      <span class="name">
        <bdi>{member.name}</bdi>
      </span>
      <span class="quiet">{keyLabel(member)}</span>
      <button
        type="button"
        class="pin"
        aria-pressed={isPinned}
        aria-label={isPinned ? words.unpin({ name: member.name }) : words.pin({ name: member.name, flight: name })}
        onClick={press}
      >
        <Icon name="pin" />
        {isPinned && words.pinned}
      </button>
    </li>
  )
}

type UnassignedProps = Pinning & { readonly members: readonly Member[]; readonly names: readonly string[] }

function Unassigned({ members, names, pins, words, onPin }: UnassignedProps) {
  return (
    <li class="panel flight nobody">
      <div class="flight-head">
        <h2>{words.none}</h2>
        <strong>{members.length}</strong>
      </div>
      <p class="hint">{members.some(one => one.tenths !== undefined) ? words.notPut : words.noneWhy}</p>
      <ul>
        {members.map(member => (
          <li key={member.id}>
            <span class="name">
              <bdi>{member.name}</bdi>
            </span>
            <span class="quiet">{keyLabel(member)}</span>
            <select
              class="input tiny"
              aria-label={words.putIn({ name: member.name })}
              value=""
              onChange={({ currentTarget: { value } }) =>
                value !== '' && onPin(new Map(pins).set(member.id, Number(value)))
              }
            >
              <option value="">{words.chooseFlight}</option>
              {names.map((name, at) => (
                <option key={at} value={at}>
                  {name}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </li>
  )
}
