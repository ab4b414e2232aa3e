import type { Rehearsal } from './rehearsals.sql.ts'

/** What the clock of a rehearsal says at a moment of the real one: it stands still at the last score. */
export function clockOf(
  { clock, setAt, speed, endsAt }: Pick<Rehearsal, 'clock' | 'setAt' | 'speed' | 'endsAt'>,
  now: Temporal.Instant,
): Temporal.Instant {
  const passed = now.epochMilliseconds - Temporal.Instant.from(setAt).epochMilliseconds
  const shown = Temporal.Instant.from(clock).add({ milliseconds: Math.max(0, passed) * speed })
  const end = Temporal.Instant.from(endsAt)
  return Temporal.Instant.compare(shown, end) < 0 ? shown : end
}
