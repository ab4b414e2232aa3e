/** What a change of the set-up does besides, before it is made. */
import { useEffect, useState } from 'preact/hooks'
import { call, type FieldError, tryOut } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { kit } from '../../ui/words.ts'
import { Effects, type Previews } from '../frame/Effects.tsx'
import { sendOrTheirs } from '../frame/orTheirs.ts'
import { type EventPart, useEvent } from '../frame/useEvent.ts'
import { changedBesides, effectsInWords } from './changedBesides.ts'
import type { Wanted, Words } from './Setup.tsx'

/** Says what a change of the set-up does besides, and makes it. */
export function Consequences({
  wanted,
  words,
  onClose,
}: {
  readonly wanted: Wanted
  readonly words: Words
  readonly onClose: () => void
}) {
  const [told, setTold] = useState<Previews<'updateEvent' | 'setEventCourses'>>()
  const { event, rounds } = useEvent()
  const params = { eventId: wanted.eventId }
  const look = useDeed(async () => {
    const tried =
      'body' in wanted
        ? await tryOut('updateEvent', { params, body: wanted.body })
        : await tryOut('setEventCourses', { params, body: { courseIds: wanted.courseIds } })
    setTold([tried])
  })
  useEffect(look.run, [])
  const deed = useDeed(async () => {
    const compare = ({ present }: FieldError) => ({
      what: wanted.what,
      theirs: wanted.shown(present),
      mine: wanted.shown(wantedValue(wanted)),
    })
    if ('body' in wanted) await sendOrTheirs('updateEvent', { params, body: wanted.body }, compare)
    else await sendOrTheirs('setEventCourses', { params, body: { courseIds: wanted.courseIds } }, compare)
    onClose()
  })
  const changes = told?.flatMap(one => one.changes)
  const besides = changes && changedBesides(changes, wanted.eventId, [event, ...rounds])
  return (
    <DeedDialog
      title={words.changeTitle({ what: wanted.what })}
      submit={words.doIt}
      disabled={!changes}
      deed={deed}
      onClose={onClose}
    >
      {!changes && !look.error && <p class="quiet">{kit().loading}</p>}
      {besides && <p>{effectsInWords(besides, words) || words.nothingElse}</p>}
      {told && <Effects previews={told} />}
      {look.error}
    </DeedDialog>
  )
}

/** What the one setting becomes. */
function wantedValue(wanted: Wanted): unknown {
  const [only] =
    'body' in wanted ? Object.values({ ...wanted.body, ...wanted.body.settings }).slice(-1) : [wanted.courseIds]
  return (only as { readonly to?: unknown } | undefined)?.to
}

/** Asks whether a round goes, and says what goes with it. */
export function RemoveRound({
  part,
  eventId,
  words,
  onClose,
}: {
  readonly part: EventPart
  readonly eventId: string
  readonly words: Words
  readonly onClose: () => void
}) {
  const deed = useDeed(async () => {
    await call('removeRound', { params: { eventId, roundId: part.eventId } })
    onClose()
  })
  return (
    <DeedDialog
      title={words.removeTitle({ number: part.round ?? 1 })}
      submit={words.removeRound({ number: part.round ?? 1 })}
      harm
      deed={deed}
      onClose={onClose}
    >
      <p>{words.removeWhat}</p>
    </DeedDialog>
  )
}
