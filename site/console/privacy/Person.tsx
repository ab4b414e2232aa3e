import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { saveFile } from '../../ui/saveFile.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { language, type ScreenWords } from '../../ui/words.ts'
import { counted } from './counted.ts'
import type { KnownPlayer, PersonalData } from './Privacy.tsx'

type PersonProps = {
  readonly player: KnownPlayer
  readonly words: ScreenWords<'privacy'>
  readonly onErase: (kept: PersonalData) => void
}

/** Somebody who may be the one who asks: enough to be sure, what is kept, and what can be done. */
export function Person({ player, words, onErase }: PersonProps) {
  const { playerId, name, byName, email, dob, hcId, communities, events, lastEvent } = player
  const answer = useQuery('getPersonalData', { params: { playerId } })
  const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' })
  const dayOf = (date: string) => day.format(new Date(date))
  const deed = useDeed(async () => {
    const file = await call('exportPersonalData', { params: { playerId } })
    const blob = new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' })
    saveFile(`player-${playerId}.json`, blob)
    announce(words.saved({ name }))
  })
  if (!answer.data) return <Waiting answers={[answer]} />
  const kept = answer.data
  const facts = [
    [words.id, String(playerId)],
    [words.email, email],
    [words.dob, dob && dayOf(dob)],
    [words.hcId, hcId],
    [words.communities, communities.join(', ')],
    [
      words.events,
      lastEvent === undefined ? String(events) : words.eventsUntil({ count: events, last: dayOf(lastEvent) }),
    ],
    [words.goes, [...kept.fields.map(field => words.fields[field]), ...counted(words.taken, kept.taken)].join(', ')],
    [words.stays, counted(words.left, kept.left).join(', ')],
  ]
  return (
    <section class="panel padded">
      <h2>{name}</h2>
      {byName && <p class="quiet">{words.byName}</p>}
      <dl class="facts">
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {kept.isErased && <p>{words.isErased}</p>}
      <div class="deeds">
        <button
          type="button"
          class="button"
          disabled={deed.busy}
          aria-label={words.saveOf({ name })}
          onClick={deed.run}
        >
          {words.save}
        </button>
        {!kept.isErased && (
          <button type="button" class="button harm" aria-label={words.eraseOf({ name })} onClick={() => onErase(kept)}>
            {words.erase}
          </button>
        )}
      </div>
      {deed.error}
    </section>
  )
}
