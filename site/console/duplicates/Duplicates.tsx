import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { Compare } from './Compare.tsx'
import { Merges } from './Merges.tsx'

type Words = ScreenWords<'duplicates'>
export type Pair = Reply<'findDuplicates'>['pairs'][number]
export type Side = Pair['sides'][number]

const pageOf = 20

/** Profiles that may be one person, the likeliest first: compared, merged, or said to be two. */
export function Duplicates({ words }: { readonly words: Words }) {
  const [most, setMost] = useState(pageOf)
  const found = useQuery('findDuplicates', { query: { most } })
  const [open, setOpen, close] = useOpen<Pair>()
  const [apart, setApart] = useState<Pair | undefined>()
  const pairs = found.data?.pairs ?? []
  const tell = useDeed(async (pair: Pair, different: boolean) => {
    const { playerId, otherPlayerId } = pair
    await call('setDifferentPeople', { params: { playerId, otherPlayerId }, body: { different } })
    setApart(different ? pair : undefined)
    announce(different ? words.apart(namesOf(pair)) : words.together(namesOf(pair)))
  })
  return (
    <Screen
      title={words.title}
      beside={found.data && <span class="beside">{words.count({ pairs: pairs.length, more: found.data.more })}</span>}
    >
      <div class="form">
        {apart && (
          <p class="banner">
            <span>{words.apart(namesOf(apart))}</span>
            <button type="button" class="button tight" disabled={tell.busy} onClick={() => tell.run(apart, false)}>
              {words.takeBack}
            </button>
          </p>
        )}
        {tell.error}
        {!found.data ? (
          <Waiting answers={[found]} />
        ) : pairs.length === 0 ? (
          <Empty title={words.emptyTitle}>{words.empty}</Empty>
        ) : (
          <section class="panel padded">
            <ul class="lines duplicates">
              {pairs.map(pair => (
                <PairLine
                  key={`${pair.playerId}/${pair.otherPlayerId}`}
                  {...{ pair, words, isBusy: tell.busy }}
                  onApart={() => tell.run(pair, true)}
                  onCompare={() => setOpen(pair)}
                />
              ))}
            </ul>
            {found.data.more && (
              <button type="button" class="button" onClick={() => setMost(Math.min(1000, most + pageOf))}>
                {words.more}
              </button>
            )}
          </section>
        )}
        <Merges words={words} />
      </div>
      {open && <Compare pair={open} words={words} onClose={close} />}
    </Screen>
  )
}

type PairLineProps = {
  readonly pair: Pair
  readonly words: Words
  readonly isBusy: boolean
  readonly onApart: () => void
  readonly onCompare: () => void
}

function PairLine({ pair, words, isBusy, onApart, onCompare }: PairLineProps) {
  return (
    <li>
      <span class="both">
        {pair.sides.map(side => (
          <span key={side.playerId}>
            <strong>{side.name}</strong> <small class="quiet">{aboutOf(side, words)}</small>
          </span>
        ))}
      </span>
      {pair.reasons.filter(speaks).map(reason => (
        <span key={reason} class="tag">
          {words.reasons[reason]}
        </span>
      ))}
      <span class="end">
        <button
          type="button"
          class="button tight"
          aria-label={words.notSameOf(namesOf(pair))}
          disabled={isBusy}
          onClick={onApart}
        >
          {words.notSame}
        </button>
        <button type="button" class="button tight" aria-label={words.compareOf(namesOf(pair))} onClick={onCompare}>
          {words.compare}
        </button>
      </span>
    </li>
  )
}

/** What a stronger reason says already is left out. */
function speaks(reason: Pair['reasons'][number], place: number): boolean {
  return place === 0 || !['similarAndBirth', 'name'].includes(reason)
}

function namesOf({ sides }: Pair) {
  return { one: sides[0]?.name ?? '', other: sides[1]?.name ?? '' }
}

function aboutOf({ playerId, byName, email, communities, events }: Side, words: Words): string {
  return [String(playerId), byName ? words.byName : email, communities.join(', '), words.events({ count: events })]
    .filter(Boolean)
    .join(' · ')
}
