/** The published tee sheet beside the one that directors work on: how they differ, and publishing. */
import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { ofEvents } from '../../ui/changes.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { readAgain } from '../../ui/data.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { language } from '../../ui/words.ts'
import { groupName } from '../frame/useRoster.ts'
import type { Pairing } from './sheet.ts'
import type { Words } from './TeeSheet.tsx'

type Published = NonNullable<Reply<'getTeeSheet'>['publication']>
type Difference = Published['differences'][number]

type PublicationProps = {
  readonly words: Words
  readonly roundId: string
  readonly timeZone: string
  readonly publication: Published | undefined
  readonly pairings: readonly Pairing[]
  readonly nameOf: (person: string) => string
}

const mostLines = 12

/** What people see of this sheet, and the button that shows them the present one. */
export function Publication({ words, roundId, timeZone, publication, pairings, nameOf }: PublicationProps) {
  const [isOpen, setOpen] = useState(false)
  if (publication && !publication.holds) return <span class="sum">{words.begun}</span>
  const count = publication?.differences.length ?? 0
  const said = !publication
    ? words.neverPublished
    : `${words.publishedAt(timeOf(publication.publishedDt, timeZone))}, ${count === 0 ? words.asPublished : words.differs(count)}`
  return (
    <>
      <span class="sum">{said}</span>
      {(!publication || count > 0) && (
        <button type="button" class="button tight" onClick={() => setOpen(true)}>
          {publication ? words.publishChanges : words.publish}
        </button>
      )}
      {publication && count === 0 && (
        <button type="button" class="button tight plain" onClick={() => void publish(roundId, false)}>
          {words.unpublish}
        </button>
      )}
      {isOpen && (
        <Publish
          words={words}
          roundId={roundId}
          lines={(publication?.differences ?? []).map(one =>
            words.publishLine(
              nameOf(String(one.playerId)),
              startOf(one) ?? words.noPlace,
              placeOf(one, pairings, words),
            ),
          )}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function Publish({
  words,
  roundId,
  lines,
  onClose,
}: {
  readonly words: Words
  readonly roundId: string
  readonly lines: readonly string[]
  readonly onClose: () => void
}) {
  const deed = useDeed(async () => {
    await publish(roundId, true)
    announce(words.asPublished)
    onClose()
  })
  return (
    <DeedDialog title={words.publishTitle} submit={words.publish} deed={deed} onClose={onClose}>
      <p>{words.publishWhat}</p>
      {lines.length > 0 && (
        <>
          <p>{words.publishDiffers}</p>
          <ul class="effects">
            {lines.slice(0, mostLines).map(line => (
              <li key={line}>{line}</li>
            ))}
            {lines.length > mostLines && <li class="quiet">{words.publishMore(lines.length - mostLines)}</li>}
          </ul>
        </>
      )}
    </DeedDialog>
  )
}

async function publish(roundId: string, published: boolean): Promise<void> {
  await call('publishTeeSheet', { params: { eventId: roundId }, body: { published } })
  await readAgain(ofEvents)
}

/** Where people think that somebody starts. */
export function startOf({ teeTime, teeHole, teeGroup }: Difference): string | undefined {
  if (teeTime === undefined || teeHole === undefined || teeGroup === undefined) return undefined
  return groupName({ teeTime, teeHole, teeGroup })
}

function placeOf({ playerId }: Difference, pairings: readonly Pairing[], words: Words): string {
  const group = pairings.find(one => one.players.some(player => player.playerId === playerId))
  return group ? groupName(group) : words.noPlace
}

function timeOf(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language(), {
    dateStyle: 'short',
    timeStyle: 'short',
    hour12: false,
    timeZone,
  }).format(new Date(moment))
}
