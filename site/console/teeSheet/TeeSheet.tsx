import { useMemo, useState } from 'preact/hooks'
import type { TeeTime } from '../../../rules/teeSheets/teeTime.ts'
import { call } from '../../ui/call.ts'
import { outbox, patch, useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useKeys } from '../../ui/keys.ts'
import { lazy } from '../../ui/lazy.tsx'
import { CarryLine, type Drop, usePlaces } from '../../ui/places.tsx'
import { Link, useChoice } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useStore } from '../../ui/store.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { timestampOf } from '../frame/localTime.ts'
import { comparedMove, meanwhileOf } from '../frame/meanwhileOf.ts'
import { NoPlayers } from '../frame/NoPlayers.tsx'
import { useInHand } from '../frame/present.ts'
import { Rounds, Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { groupName, shortName, useRoster } from '../frame/useRoster.ts'
import { printCardsOf } from '../print/printout.ts'
import { comparedGroup } from './comparedGroup.ts'
import { Lanes } from './Lanes.tsx'
import { LooseLane } from './LooseLane.tsx'
import { Names } from './Names.tsx'
import { Publication, startOf } from './Publication.tsx'
import { playedOf } from './playedOf.ts'
import { applied, changeTo, groupOf, movesOf, type Pairing, type SheetChange, shifted, unplaced } from './sheet.ts'
import { useField } from './useField.ts'
import { useMatchesOfGroup } from './useMatchesOfGroup.ts'

const FieldChanges = lazy(() => import('./FieldChanges.tsx').then(one => one.FieldChanges))
const Fill = lazy(() => import('./Fill.tsx').then(one => one.Fill))
const AddGroup = lazy(() => import('./dialogs.tsx').then(one => one.AddGroup))
const GroupDialog = lazy(() => import('./dialogs.tsx').then(one => one.GroupDialog))
const MoveDialog = lazy(() => import('./dialogs.tsx').then(one => one.MoveDialog))
const NoteDialog = lazy(() => import('./dialogs.tsx').then(one => one.NoteDialog))
const WhyDialog = lazy(() => import('../why/WhyDialog.tsx').then(one => one.WhyDialog))
const WishesDialog = lazy(() => import('./WishesDialog.tsx').then(one => one.WishesDialog))

export type Words = ScreenWords<'teeSheet'>
type Open =
  | { readonly what: 'move' | 'why'; readonly playerId: number }
  | { readonly what: 'time' | 'shift' | 'note'; readonly group: Pairing }
  | { readonly what: 'add' | 'wishes' }

/** Who starts when and with whom: people are dragged, tapped or moved by keys, and the whole sheet fills itself in one step. */
export function TeeSheet({ words }: { readonly words: Words }) {
  const { round, roundId, eventId, setup } = useEvent()
  const { roster, answers } = useRoster(roundId)
  const course = round.courses[0]
  const tees = useQuery('listCourseTees', course && { params: { eventId: roundId, courseId: course.courseId } })
  const sheet = useQuery('getTeeSheet', { params: { eventId: roundId } })
  const publication = sheet.data?.publication
  const readiness = useQuery('checkReadiness', { params: { eventId: roundId } })
  const [view, setView] = useChoice<'board' | 'names'>('view', 'board')
  const [filling, setFilling] = useState(false)
  const [proposal, setProposal] = useState<readonly TeeTime[] | undefined>()
  const [open, setOpen, close] = useOpen<Open>()
  const field = useField(words)
  const matchesOf = useMatchesOfGroup()
  const { takenBack } = useStore(outbox.state)
  const entrants = useMemo(() => new Map((roster?.entrants ?? []).map(one => [one.playerId, one])), [roster])
  const pairings = roster?.pairings ?? []
  const nameOf = (person: string) => shortName(entrants.get(Number(person)))
  const placeName = (place: string) => {
    const group = pairings.find(one => String(one.id) === place)
    return group ? words.group({ name: groupName(group) }) : words.unplacedName
  }
  const places = usePlaces({
    nameOf,
    placeName,
    canLift: person =>
      proposal === undefined &&
      !pairings.some(one => one.locked && one.players.some(({ playerId }) => String(playerId) === person)),
    onMenu: person => setOpen({ what: 'move', playerId: Number(person) }),
    onDrop: drop => change({ moves: movesOf(pairings, dropped(drop)) }, wordsOf(drop), drop.person),
  })

  const whyRow = open?.what === 'why' ? entrants.get(open.playerId) : undefined
  const group = open && 'group' in open ? [`teePairingId:${open.group.id}`] : []
  useInHand(eventId, places.carried === undefined ? group : [`playerId:${places.carried}`])

  function wordsOf({ person, place, on }: Drop): string {
    if (on !== undefined) return words.swapWords({ a: nameOf(person), b: nameOf(on) })
    return place === unplaced
      ? words.outWords({ name: nameOf(person) })
      : words.movedWords({ name: nameOf(person), place: placeName(place) })
  }

  function change(wanted: SheetChange, gesture: string, thing?: string): void {
    if (Object.values(wanted).every(one => one.length === 0)) return
    const input = { params: { eventId: roundId }, body: wanted }
    outbox.add({
      scope: eventId,
      words: gesture,
      ...(thing !== undefined && { thing }),
      patches: [
        patch('getTeeSheet', { params: { eventId: roundId } }, sheet => ({
          teePairings: applied(sheet.teePairings, wanted, id => entrants.get(id)),
        })),
      ],
      send: key => call('arrangeTeeSheet', input, { key }),
      meanwhile: meanwhileOf('arrangeTeeSheet', input, error =>
        error.pointer.startsWith('/change/')
          ? comparedGroup(error, wanted, pairings)
          : comparedMove(error, wanted.moves, nameOf, placeName),
      ),
    })
  }

  const printing = useDeed((group: number) => printCardsOf(roundId, group, words.blocked))
  useKeys(useMemo(() => [{ keys: 'n', words: words.fillSheet, run: () => setFilling(true) }], []))

  const toTime = (minutes: number) => timestampOf(round.startDate, minutes, setup.timeZone)
  if (!roster)
    return (
      <Screen title={words.title}>
        <Waiting answers={answers} />
      </Screen>
    )
  if (roster.entrants.length === 0)
    return (
      <Screen title={words.title} beside={<Rounds />}>
        <NoPlayers title={words.noPlayersTitle} bringIn={words.bringIn}>
          {words.noPlayers}
        </NoPlayers>
      </Screen>
    )
  if (!course)
    return (
      <Screen title={words.title} beside={<Rounds />}>
        <Empty
          title={words.noCourseTitle}
          action={
            <Link to="setup" params={{ eventId }} class="button lead">
              {words.toSetup}
            </Link>
          }
        >
          {words.noCourse}
        </Empty>
      </Screen>
    )
  const holes = playedOf(round, tees.data?.[0]?.holes ?? [])
  const shown =
    proposal === undefined
      ? pairings
      : applied(pairings, changeTo(pairings, proposal, { courseId: course.courseId, toTime }), id => entrants.get(id))
  const placed = new Set(shown.flatMap(one => one.players.map(player => player.playerId)))
  const loose = roster.entrants.filter(one => !placed.has(one.playerId))
  const refusals = new Map(takenBack.flatMap(one => (one.thing === undefined ? [] : [[one.thing, one] as const])))
  const notes = new Map<number, string>()
  for (const rule of readiness.data?.rules ?? [])
    for (const finding of rule.fix.screen === 'teeSheet' ? rule.findings : [])
      for (const id of finding.teePairingIds ?? []) notes.set(id, finding.text)
  for (const one of publication?.holds ? publication.differences : []) {
    const group = groupOf(pairings, one.playerId)
    const said = words.wasAt({ name: nameOf(String(one.playerId)), was: startOf(one) ?? words.noPlace })
    if (group !== null) notes.set(group, [notes.get(group), said].filter(Boolean).join(' · '))
  }
  const fill = (
    <button
      type="button"
      class={pairings.length === 0 ? 'button lead' : 'button'}
      onClick={() => setFilling(true)}
      disabled={filling || holes.length === 0}
    >
      <Icon name="fill" />
      {pairings.length === 0 ? words.fillSheet : words.fill}
    </button>
  )
  return (
    <Screen
      full
      title={words.title}
      beside={<Rounds />}
      actions={
        <>
          <Segments
            label={words.view}
            value={view}
            options={[
              { value: 'board', words: words.asBoard },
              { value: 'names', words: words.asNames },
            ]}
            onChoose={setView}
          />
          {(pairings.length > 0 || filling) && fill}
        </>
      }
    >
      {filling && (
        <Fill
          words={words}
          entrants={roster.entrants.filter(one => !one.pairing?.locked)}
          holes={holes}
          pairings={pairings}
          onPropose={setProposal}
          onWishes={() => setOpen({ what: 'wishes' })}
          requestOf={wanted => ({
            params: { eventId: roundId },
            body: changeTo(pairings, wanted, { courseId: course.courseId, toTime }),
          })}
          onCancel={() => {
            setFilling(false)
            setProposal(undefined)
          }}
          onApply={(wanted, reason) => {
            const filled = changeTo(pairings, wanted, { courseId: course.courseId, toTime })
            change({ ...filled, ...(reason !== undefined && { reason }) }, words.filledWords)
            setFilling(false)
            setProposal(undefined)
          }}
        />
      )}
      {proposal === undefined && field.cut === 'made' && pairings.length > 0 && (
        <FieldChanges words={words} entrants={roster.entrants} pairings={pairings} />
      )}
      {shown.length === 0 && !filling ? (
        <Empty title={words.emptyTitle} action={fill}>
          {words.empty({ count: roster.entrants.filter(one => !field.out.has(one.playerId)).length })}
        </Empty>
      ) : (
        <>
          <div class="bar">
            <span class="sum">{words.placed({ players: placed.size, groups: shown.length })}</span>
            {proposal === undefined && pairings.length > 0 && sheet.data && (
              <Publication
                words={words}
                roundId={roundId}
                timeZone={setup.timeZone}
                publication={publication}
                pairings={pairings}
                nameOf={nameOf}
              />
            )}
            {proposal === undefined && (
              <span class="end">
                <button type="button" class="button tight plain" onClick={() => setOpen({ what: 'add' })}>
                  <Icon name="add" />
                  {words.addGroup}
                </button>
              </span>
            )}
          </div>
          {printing.error}
          {view === 'names' ? (
            <Names entrants={roster.entrants} pairings={shown} words={words} />
          ) : (
            <div
              ref={places.root}
              class={`sheet ${places.carried === undefined ? '' : 'carrying'} ${proposal === undefined ? '' : 'proposed'}`}
            >
              <LooseLane
                words={words}
                loose={loose}
                out={field.out}
                carried={places.carried}
                isFirst={shown.length === 0}
              />
              <Lanes
                words={words}
                onLock={group =>
                  change(
                    { change: [{ id: group.id, locked: !group.locked }] },
                    words.lockWords({ name: groupName(group), on: !group.locked }),
                  )
                }
                pairings={shown}
                size={Math.max(4, ...shown.map(one => one.players.length))}
                entrants={entrants}
                carried={places.carried}
                isProposal={proposal !== undefined}
                notes={proposal === undefined ? notes : noNotes}
                matchesOf={matchesOf}
                refusals={refusals}
                onOpen={setOpen}
                onPrint={group => printing.run(group.id)}
                onRemove={group =>
                  change(
                    {
                      remove: [group.id],
                      moves: group.players.map(({ playerId }) => ({ playerId, from: group.id, to: null })),
                    },
                    words.groupWords({ name: groupName(group) }),
                  )
                }
              />
              <CarryLine
                places={places}
                nameOf={nameOf}
                ask={{ words: words.whyHere, run: person => setOpen({ what: 'why', playerId: Number(person) }) }}
              />
            </div>
          )}
        </>
      )}
      {open?.what === 'wishes' && <WishesDialog words={words} entrants={roster.entrants} onClose={close} />}
      {open?.what === 'move' && (
        <MoveDialog
          words={words}
          playerId={open.playerId}
          name={nameOf(String(open.playerId))}
          pairings={pairings}
          onWhy={() => setOpen({ what: 'why', playerId: open.playerId })}
          onMove={(place, on) => {
            const drop = {
              person: String(open.playerId),
              place,
              on: on === undefined ? undefined : String(on),
              from: '',
            }
            change({ moves: movesOf(pairings, dropped(drop)) }, wordsOf(drop), drop.person)
            close()
          }}
          onClose={close}
        />
      )}
      {whyRow && <WhyDialog row={whyRow} onClose={close} />}
      {(open?.what === 'time' || open?.what === 'shift') && (
        <GroupDialog
          words={words}
          what={open.what}
          group={open.group}
          onClose={close}
          onShift={minutes => {
            change(shifted(pairings, open.group, minutes, toTime), words.groupWords({ name: groupName(open.group) }))
            close()
          }}
          onTime={(minutes, hole, letter) => {
            const { group } = open
            change(
              {
                change: [
                  {
                    id: group.id,
                    teeTime: { from: group.teeTime, to: toTime(minutes) },
                    hole: { from: group.hole, to: hole },
                    group: { from: group.group, to: letter },
                  },
                ],
              },
              words.groupWords({ name: groupName(group) }),
            )
            close()
          }}
        />
      )}
      {open?.what === 'note' && (
        <NoteDialog
          words={words}
          group={open.group}
          onClose={close}
          onNote={note => {
            const { id } = open.group
            change({ change: [{ id, note }] }, words.groupWords({ name: groupName(open.group) }))
            close()
          }}
        />
      )}
      {open?.what === 'add' && (
        <AddGroup
          words={words}
          last={pairings.at(-1)}
          firstHole={holes[0]?.number ?? 1}
          onClose={close}
          onAdd={(minutes, hole, letter) => {
            const group = { key: 'new-0', courseId: course.courseId, teeTime: toTime(minutes), hole, group: letter }
            change({ create: [group] }, words.groupWords({ name: groupName(group) }))
            close()
          }}
        />
      )}
    </Screen>
  )
}

/** What was found of the sheet as it is says nothing about a proposal. */
const noNotes: ReadonlyMap<number, string> = new Map()

function dropped({ person, place, on }: Drop) {
  return { playerId: Number(person), place, on: on === undefined ? undefined : Number(on) }
}
