import { useState } from 'preact/hooks'
import { worded } from '../../../contract/words/spoken.ts'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { language, type ScreenWords } from '../../ui/words.ts'
import type { Pair, Side } from './Duplicates.tsx'

type Words = ScreenWords<'duplicates'>
type Comparison = Reply<'compareProfiles'>
type CompareProps = { readonly pair: Pair; readonly words: Words; readonly onClose: () => void }

/** Whoever has more events is kept, unless that one is there by name only. */
function betterOf({ sides }: Pair): number {
  const [one, other] = [...sides].sort((a, b) => Number(a.byName) - Number(b.byName) || b.events - a.events)
  return one?.playerId ?? other?.playerId ?? 0
}

/** Two profiles side by side: who is kept, what is lost, what moves; then they are one. */
export function Compare({ pair, words, onClose }: CompareProps) {
  const [keepId, setKeepId] = useState(betterOf(pair))
  const keep = pair.sides.find(side => side.playerId === keepId)
  const remove = pair.sides.find(side => side.playerId !== keepId)
  const params = { playerId: keepId, otherPlayerId: remove?.playerId ?? 0 }
  const comparison = useQuery('compareProfiles', { params })
  const deed = useDeed(async () => {
    await call('mergePlayers', { body: { keep: keepId, remove: params.otherPlayerId } })
    announce(words.merged({ removed: remove?.name ?? '', kept: keep?.name ?? '' }))
    onClose()
  })
  const can = comparison.data && comparison.data.conflicts.length === 0
  return (
    <DeedDialog title={words.compareTitle} submit={can ? words.merge : undefined} deed={deed} onClose={onClose}>
      <Profiles {...{ pair, keepId, words, lost: comparison.data?.lost ?? [] }} onKeep={setKeepId} />
      {comparison.data ? (
        <WhatFollows comparison={comparison.data} words={words} />
      ) : (
        <Waiting answers={[comparison]} />
      )}
    </DeedDialog>
  )
}

type ProfilesProps = Pick<CompareProps, 'pair' | 'words'> & {
  readonly keepId: number
  readonly lost: Comparison['lost']
  readonly onKeep: (playerId: number) => void
}

/** What the two say of themselves, and which of it is lost. */
function Profiles({ pair: { sides }, keepId, words, lost, onKeep }: ProfilesProps) {
  const cell = (side: Side, field: string, text: string) => {
    const isLost = side.playerId !== keepId && lost.some(one => one.field === field)
    return (
      <td key={side.playerId}>
        {isLost ? <s>{text}</s> : text}
        {isLost && <span class="tag warn">{words.lost}</span>}
      </td>
    )
  }
  return (
    <table class="list compare">
      <thead>
        <tr>
          <th scope="col">{words.keep}</th>
          {sides.map(({ playerId, name }, index) => (
            <th key={playerId} scope="col">
              <label>
                <input
                  type="radio"
                  name="keep"
                  checked={playerId === keepId}
                  onChange={() => onKeep(playerId)}
                  aria-label={words.keepOf({ name, id: playerId })}
                  autofocus={index === 0}
                />{' '}
                {playerId}
              </label>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(words).map(({ field, title, show }) => (
          <tr key={field}>
            <th scope="row">{title}</th>
            {sides.map(side => cell(side, field, show(side)))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function rowsOf(words: Words): readonly { field: string; title: string; show: (side: Side) => string }[] {
  const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' })
  const dateOf = (date: string | undefined) => (date === undefined ? '–' : day.format(new Date(date)))
  const number = new Intl.NumberFormat(language(), { minimumFractionDigits: 1 })
  return [
    { field: 'name', title: words.name, show: side => side.name },
    { field: 'email', title: words.email, show: side => side.email ?? '–' },
    { field: 'dob', title: words.dob, show: side => dateOf(side.dob) },
    { field: 'gender', title: words.gender, show: side => words.genders[side.gender] },
    { field: 'hcId', title: words.hcId, show: side => side.hcId ?? '–' },
    {
      field: 'hcIndex',
      title: words.hcIndex,
      show: ({ hcIndex }) =>
        hcIndex === undefined ? '–' : hcIndex < 0 ? `+${number.format(-hcIndex)}` : number.format(hcIndex),
    },
    { field: 'communities', title: words.communities, show: side => side.communities.join(', ') || '–' },
    {
      field: 'events',
      title: words.eventsTitle,
      show: ({ events, lastEvent }) =>
        lastEvent === undefined ? `${events}` : words.eventsUntil({ count: events, last: dateOf(lastEvent) }),
    },
  ]
}

function WhatFollows({
  comparison: { moves, conflicts },
  words,
}: {
  readonly comparison: Comparison
  readonly words: Words
}) {
  if (conflicts.length > 0)
    return (
      <div class="banner harm" role="alert">
        <Icon name="alert" />
        <ul>
          {conflicts.map(({ reason, eventId, name }) => (
            <li key={`${reason}${eventId}`}>
              {worded(words.conflicts, reason, { id: eventId ?? '', event: eventId ?? '', name: name ?? '' })}
            </li>
          ))}
        </ul>
      </div>
    )
  const moved = (Object.keys(words.moves) as (keyof typeof words.moves)[]).flatMap(what =>
    moves[what] > 0 ? words.moves[what]({ count: moves[what] }) : [],
  )
  return (
    <>
      <p>
        {moved.length > 0 ? words.moving({ what: new Intl.ListFormat(language()).format(moved) }) : words.nothingMoves}
      </p>
      <p class="quiet">{words.effects}</p>
    </>
  )
}
