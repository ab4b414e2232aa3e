import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { timeOf } from '../../ui/clock.ts'
import { outbox, useQuery } from '../../ui/data.ts'
import { Find } from '../../ui/Find.tsx'
import { plain } from '../../ui/grid.ts'
import { keepAwake } from '../../ui/keepAwake.ts'
import { lazy } from '../../ui/lazy.tsx'
import { useChoice } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useStore } from '../../ui/store.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { byName, type ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { ofLink } from '../helper/ofLink.ts'
import { Refusal } from '../taps/Refusal.tsx'
import { DeskRow } from './DeskRow.tsx'
import { Ring } from './Ring.tsx'
import { isOfDesk, sendKept, thingOf } from './taps.ts'

/** What reads pictures is loaded when somebody wants to scan. */
const ScanDialog = lazy(() => import('./ScanDialog.tsx').then(one => one.ScanDialog))

type Words = ScreenWords<'checkIn'>
export type DeskPlayer = Reply<'listCheckIns'>['players'][number]

type DeskProps = {
  /** Of the round. */
  readonly eventId: string
  readonly words: Words
  /** Beside the title: which round. */
  readonly beside: ComponentChildren
  /** In place of the list when nobody is registered. */
  readonly nobody: ComponentChildren
}

/** The desk on the morning of a round: one tap says that somebody is here, another that the fee is paid. Works without a network. */
export function Desk({ eventId, words, beside, nobody }: DeskProps) {
  const answer = useQuery('listCheckIns', { params: { eventId } })
  const [isScanning, setScanning] = useState(false)
  useEffect(() => {
    void sendKept(words)
    return keepAwake()
  }, [])
  const players = ofLink(answer)?.players
  if (!players || players.length === 0)
    return (
      <Screen title={words.title} beside={beside}>
        {players ? nobody : <Waiting answers={[answer]} />}
      </Screen>
    )
  const sum = (
    <>
      {beside}
      <Ring players={players} words={words} />
    </>
  )
  return (
    <Screen title={words.title} beside={sum}>
      <DeskList {...{ eventId, players, words }} onScan={() => setScanning(true)} />
      {isScanning && (
        <ScanDialog eventId={eventId} players={players} words={words} onClose={() => setScanning(false)} />
      )}
    </Screen>
  )
}

const isMissing = (one: DeskPlayer) => one.state === 'notHere'

type DeskListProps = Pick<DeskProps, 'eventId' | 'words'> & {
  readonly players: readonly DeskPlayer[]
  readonly onScan: () => void
}

function DeskList({ eventId, players, words, onScan }: DeskListProps) {
  const { takenBack } = useStore(outbox.state)
  const [order, setOrder] = useChoice<'time' | 'name'>('order', 'time')
  const [who, setWho] = useChoice<'all' | 'missing'>('show', 'all')
  const [find, setFind] = useState('')
  const wanted = plain(find.trim())
  const shown = players
    .filter(one => (who === 'all' || isMissing(one)) && plain(nameOf(one)).includes(wanted))
    .sort((a, b) => byName()(nameOf(a), nameOf(b)))
  const groups = order === 'time' ? groupsOf(shown) : [['', shown] as const]
  const all = order === 'time' ? new Map(groupsOf(players)) : new Map([['', players]])
  const refusals = new Map(takenBack.filter(isOfDesk).map(one => [one.thing, one]))
  const nothing = wanted === '' ? words.everybody : words.nobody({ text: find.trim() })
  const rows = new Set(shown.map(one => thingOf(one.playerId)))
  return (
    <div class="check-in">
      <Find label={words.find} value={find} onFind={setFind} />
      <DeskBar
        {...{ missing: players.filter(isMissing).length, words, order, who, onScan }}
        onOrder={setOrder}
        onWho={setWho}
      />
      {[...refusals].map(([thing, one]) => !rows.has(thing) && <Refusal key={thing} of={one} />)}
      {shown.length === 0 && <p class="panel nothing">{nothing}</p>}
      {groups.map(([key, members]) => (
        <section key={key} class="panel">
          {order === 'time' && (
            <GroupHead start={startOf(members[0])} players={all.get(key) ?? members} words={words} />
          )}
          <ul>
            {members.map(one => (
              <DeskRow
                key={one.playerId}
                eventId={eventId}
                player={one}
                start={order === 'name' ? startOf(one) : undefined}
                refusal={refusals.get(thingOf(one.playerId))}
                words={words}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type GroupHeadProps = Pick<DeskListProps, 'players' | 'words'> & { readonly start: string | undefined }

function GroupHead({ start, players, words }: GroupHeadProps) {
  return (
    <header class="panel-head">
      <h2>{start ?? words.noTime}</h2>
      <div class="end">
        <Ring players={players} words={words} />
      </div>
    </header>
  )
}

type DeskBarProps = {
  readonly missing: number
  readonly words: Words
  readonly order: 'time' | 'name'
  readonly who: 'all' | 'missing'
  readonly onOrder: (order: 'time' | 'name') => void
  readonly onWho: (who: 'all' | 'missing') => void
  readonly onScan: () => void
}

/** Who is shown, in which order; and the way to scan. */
function DeskBar({ missing, words, order, who, onOrder, onWho, onScan }: DeskBarProps) {
  return (
    <div class="bar">
      <Segments
        label={words.show}
        value={who}
        options={[
          { value: 'all', words: words.all },
          { value: 'missing', words: words.missing, count: missing },
        ]}
        onChoose={onWho}
      />
      <Segments
        label={words.order}
        value={order}
        options={[
          { value: 'time', words: words.byTime },
          { value: 'name', words: words.byName },
        ]}
        onChoose={onOrder}
      />
      <button type="button" class="button" onClick={onScan}>
        {words.scan}
      </button>
    </div>
  )
}

/** `Anna Lopes Jr`. */
export function nameOf({ firstName, lastName, suffix }: DeskPlayer): string {
  return `${lastName}, ${firstName}${suffix === undefined ? '' : ` ${suffix}`}`
}

/** `08:10 · 1A`; undefined for who has no tee time. */
function startOf(one: DeskPlayer | undefined): string | undefined {
  if (one?.teeTime === undefined) return undefined
  return `${timeOf(one.teeTime)} · ${one.hole}${one.group}`
}

/** By groups, in the order in which they start; who has no tee time comes last. */
function groupsOf(players: readonly DeskPlayer[]): readonly (readonly [string, readonly DeskPlayer[]])[] {
  const keyOf = (one: DeskPlayer) =>
    one.teeTime === undefined
      ? '~'
      : `${Date.parse(one.teeTime)} ${String(one.hole).padStart(2, '0')}${one.group} ${one.teePairingId}`
  return [...Map.groupBy(players, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1))
}
