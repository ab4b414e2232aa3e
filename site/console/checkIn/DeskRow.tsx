import { useState } from 'preact/hooks'
import { timeOf } from '../../ui/clock.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { TakenBack } from '../../ui/outbox.ts'
import { kit, type ScreenWords } from '../../ui/words.ts'
import { shortName } from '../frame/useRoster.ts'
import { Refusal } from '../taps/Refusal.tsx'
import { type DeskPlayer, nameOf } from './Desk.tsx'
import { tap } from './taps.ts'

type DeskRowProps = {
  readonly eventId: string
  readonly player: DeskPlayer
  /** When and where, where no heading says it. */
  readonly start: string | undefined
  readonly refusal: TakenBack | undefined
  readonly words: ScreenWords<'checkIn'>
}

/** One player at the desk. The name is the button: a second tap takes the first one back. */
export function DeskRow({ eventId, player, start, refusal, words }: DeskRowProps) {
  const { playerId, state, paid, handle } = player
  const name = nameOf(player)
  const [isAsking, setAsking] = useState(false)
  const say = (said: Parameters<typeof tap>[3]) => void tap(eventId, playerId, name, said, words)
  const isHere = state === 'here'
  const more = [start, handle, state === 'noShow' ? words.noShow : undefined].filter(one => one !== undefined)
  const item =
    state === 'noShow'
      ? { words: words.mayCome, run: () => say({ state: 'notHere' }) }
      : { words: words.noShow, run: () => setAsking(true) }
  return (
    <li class="desk-row" data-person={playerId}>
      <button
        type="button"
        class="desk-name"
        aria-pressed={isHere}
        onClick={() => say({ state: isHere ? 'notHere' : 'here' })}
      >
        <Icon name={isHere ? 'official' : state === 'noShow' ? 'cancelled' : 'draft'} />
        <span>
          <span class="hidden">{words.here}: </span>
          <strong>{name}</strong>
          {more.length > 0 && <small>{more.join(' · ')}</small>}
        </span>
      </button>
      <button
        type="button"
        class="button"
        aria-label={`${words.paid}: ${name}`}
        aria-pressed={paid}
        onClick={() => say({ paid: !paid })}
      >
        {paid && <Icon name="check" />}
        {words.paid}
      </button>
      <Menu label={kit().more({ what: name })} icon="more" look="button plain" items={[item]} />
      {refusal && <Refusal of={refusal} />}
      {isAsking && <NoShow {...{ player, words }} onSay={say} onClose={() => setAsking(false)} />}
    </li>
  )
}

type NoShowProps = Pick<DeskRowProps, 'player' | 'words'> & {
  readonly onSay: (said: { readonly state: 'noShow' }) => void
  readonly onClose: () => void
}

function NoShow({ player, words, onSay, onClose }: NoShowProps) {
  const run = () => {
    onClose()
    onSay({ state: 'noShow' })
  }
  return (
    <DeedDialog
      title={words.noShowOf({ name: shortName(player) })}
      submit={words.noShow}
      harm
      deed={{ run }}
      onClose={onClose}
    >
      <p>{words.noShowSeen}</p>
      <p>{player.teePairingId === undefined ? words.noShowStays : words.noShowStaysIn({ place: placeOf(player) })}</p>
    </DeedDialog>
  )
}

/** `08:10, 1A` */
function placeOf({ teeTime = '', hole, group }: DeskPlayer): string {
  return `${timeOf(teeTime)}, ${hole}${group}`
}
