import { type TimeFormat, timeOf } from '../../ui/clock.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/router.tsx'
import { GroupNotes, type Note } from '../cards/GroupNotes.tsx'
import { isDone, lastNames, nameOf } from '../cards/groups.ts'
import { useEvent } from '../frame/useEvent.ts'
import type { Words } from './Control.tsx'
import { GroupChip } from './GroupChip.tsx'
import { HoleStrip } from './HoleStrip.tsx'
import { isLate, isSilent, type Progress } from './pace.ts'

type RowProps = {
  readonly group: Progress
  readonly holes: number
  /** Of the event, as the tee times are. */
  readonly clock: TimeFormat
  /** What officials said in the round. */
  readonly notes: readonly Note[]
  readonly words: Words
}

/** A line of the list, as high as every other: it leads to the cards of the group. */
export function GroupRow({ group, holes, clock, notes, words }: RowProps) {
  const { roundId } = useEvent()
  const { key, startedAt, teeTime, updatedDt } = group
  const started = startedAt === undefined ? undefined : clock.format(new Date(startedAt))
  const isOnTime = teeTime !== undefined && started === timeOf(teeTime)
  const thru =
    group.state !== 'playing'
      ? words.finished
      : group.holes === 0
        ? '–'
        : words.holes({ holes: group.holes, all: holes })
  return (
    <li data-group={key}>
      <Link to="cards" params={{ eventId: roundId }} query={`show=all&group=${key}`}>
        <GroupChip group={group} words={words} />
        <span class="who">
          <strong>{lastNames(group)}</strong>
          <small>
            <span>{nameOf(group, words.noTime)}</span>
            {started !== undefined && !isOnTime && <span>{words.started({ time: started })}</span>}
            <GroupNotes group={group} notes={notes} clock={clock} words={words} />
          </small>
        </span>
        <HoleStrip group={group} holes={holes} />
        <span class="thru">
          <strong>
            <span class="hidden">{words.thru} </span>
            {thru}
          </strong>
          <small>
            {updatedDt === undefined ? words.nothing : words.last({ time: clock.format(new Date(updatedDt)) })}
          </small>
        </span>
        <span class="signs">
          <Signs group={group} words={words} />
        </span>
      </Link>
    </li>
  )
}

/** How it gets on, in words with a sign; without trouble its pace, and how many have signed. */
function Signs({ group, words }: Pick<RowProps, 'group' | 'words'>) {
  const { cards, differ, behind, silent, minutes } = group
  const signed = cards.filter(isDone).length
  const isTroubled = differ > 0 || isLate(group) || isSilent(group)
  return (
    <>
      {differ > 0 && (
        <span class="tag harm">
          <Icon name="warn" />
          {words.differ({ holes: differ })}
        </span>
      )}
      {isLate(group) && (
        <span class="tag warn">
          <Icon name="clock" />
          {words.behind({ holes: behind })}
        </span>
      )}
      {isSilent(group) && (
        <span class="tag silent">
          <Icon name="held" />
          {words.silent({ minutes: silent ?? 0 })}
        </span>
      )}
      {signed > 0 && (
        <span class={signed === cards.length ? 'tag good' : 'tag'}>
          <Icon name={signed === cards.length ? 'check' : 'pen'} />
          {words.signed({ signed, all: cards.length })}
        </span>
      )}
      {!isTroubled && signed === 0 && minutes !== undefined && (
        <span class="quiet">{words.pace({ minutes: Math.round(minutes) })}</span>
      )}
    </>
  )
}
