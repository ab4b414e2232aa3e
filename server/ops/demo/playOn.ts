import { type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import { cardIdOf } from '../../domain/scores/card.ts'
import { scorerName } from '../../domain/scores/judgeEntry.ts'
import { openRound } from '../../domain/scores/openRound.ts'
import { background } from '../../kernel/background.ts'
import type { Database, Transaction } from '../../kernel/database/connect.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Service } from '../../live/service.ts'
import { type DrawnGroup, drawScores, entryIdOf, type Tap } from '../rehearsal/drawScores.ts'
import { groupsOf } from '../rehearsal/groupsOf.ts'
import { tellTaps } from '../rehearsal/tellTaps.ts'
import { communities } from '../sample/field.ts'
import { toldEntries } from './demo.sql.ts'
import { demoPace, demoSilence } from './demoPace.ts'

/** What is under way in the sample data: the second round, and the singles. */
const rounds = ['S-5210', 'S-5216']
const holes = 18
const betweenLooksMs = 10_000
/** More than these are told in several transactions: whoever keeps score meanwhile never waits long. */
const mostTapsAtOnce = 400
/** Of so many cards one waits for its signatures until somebody asks for them. */
const forgottenEvery = 13
const shareThatDiffers = 0.05

/** Lets the rounds of the sample data be played on as the clock goes, until stopped. */
export function startPlayingOn({ database, clock }: Service): { readonly stop: () => void } {
  let isPlaying = false
  const play = () => {
    if (isPlaying) return
    isPlaying = true
    background('The sample rounds could not be played on', () =>
      playOn(database, clock()).finally(() => {
        isPlaying = false
      }),
    )
  }
  play()
  const timer = setInterval(play, betweenLooksMs)
  return { stop: () => clearInterval(timer) }
}

/**
 * Tells what the groups of the sample rounds have played by `now` and nobody has said yet, through the same door as phones.
 * A hole on which somebody else has entered anything is left to them. Nothing is kept beside the cards: whoever asks later, or
 * again, tells what is missing then.
 */
export async function playOn(database: Pick<Database, 'write'>, now: Temporal.Instant): Promise<void> {
  for (const eventId of rounds) {
    const { round, taps } = await database.write('everything', tx => missingTaps(tx, eventId, now))
    if (!round) continue
    for (let at = 0; at < taps.length; at += mostTapsAtOnce) {
      const some = taps.slice(at, at + mostTapsAtOnce)
      await database.write('everything', tx => tellTaps(tx, round, some, now))
    }
  }
}

/** What is missing in a round by now; nothing while it is not being played. */
async function missingTaps(tx: Transaction, eventId: string, now: Temporal.Instant) {
  const round = await visibleEvent(tx, eventId, [communities.club])
  if (!round || round.closed) return { round: undefined, taps: [] }
  const { state } = await openRound(refuse, tx, round, { sides: [], scorerIds: [] })
  if (state !== 'in progress') return { round: undefined, taps: [] }
  return { round, taps: await notTold(tx, round, tapsBy(await groupsOf(tx, round), now)) }
}

/** What the phones of the groups have sent by `now`, in the order of time. */
function tapsBy(groups: readonly DrawnGroup[], now: Temporal.Instant): readonly Tap[] {
  const starts = groups.map(({ teeTime }) => Temporal.Instant.from(teeTime).epochMilliseconds / 60_000)
  const pace = demoPace(starts, holes)
  const sent = groups.flatMap((group, at) => {
    const start = starts[at] ?? 0
    const minutesOf = (_: DrawnGroup, played: number) => (pace[at]?.[played - 1] ?? start) - start
    const momentAfter = (played: number) => (start + minutesOf(group, played)) * 60_000
    const silence = demoSilence(at)
    const isHeard = ({ at: tapped }: Tap) => {
      if (Temporal.Instant.compare(tapped, now) > 0) return false
      const isSilent = silence && now.epochMilliseconds < momentAfter(silence.until)
      return !isSilent || tapped.epochMilliseconds < momentAfter(silence.after + 1)
    }
    return drawScores({ seed: 5210, holes, groups: [group], minutesOf, shareThatDiffers }).filter(isHeard)
  })
  return sent.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
}

async function notTold(tx: Transaction, round: VisibleEvent, taps: readonly Tap[]): Promise<readonly Tap[]> {
  const entries = await toldEntries(tx, round)
  const told = new Set(entries.map(({ entryId }) => entryId))
  const signed = new Set(entries.filter(one => one.kind === 'sign').map(one => `${cardIdOf(one)} ${one.scorer}`))
  const others = entries.filter(({ actor }) => actor !== 'service')
  const theirHoles = new Set(others.map(one => `${cardIdOf(one)} ${one.hole}`))
  const theirCards = new Set(others.map(cardIdOf))
  return taps.filter(tap => {
    const card = cardIdOf(tap)
    if (tap.hole !== undefined)
      return !told.has(entryIdOf(round.communityId, tap)) && !theirHoles.has(`${card} ${tap.hole}`)
    return (
      tap.sideId % forgottenEvery !== 0 && !theirCards.has(card) && !signed.has(`${card} ${scorerName(tap.scorer)}`)
    )
  })
}
