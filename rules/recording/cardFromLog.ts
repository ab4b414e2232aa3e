import { type LogEntry, officialHole, type Registers, type Ruling, registersOf } from './scoreLog.ts'

/** What the log of a card comes to. Holes are numbers from 1 on, ascending. */
export type RecordedCard = {
  /** By hole number less one, always 18: 0 a ball picked up, null nothing. */
  readonly strokes: readonly (number | null)[]
  /** The committee's ruling, else `SIGNED` once the card is. */
  readonly status: Ruling | 'SIGNED'
  /** Player and marker, or the committee, have signed: only the committee changes the card. */
  readonly isSigned: boolean
  readonly hasScore: boolean
  /** Holes on which scorers differ; they must agree, or the committee decide, before the card is signed. */
  readonly conflicts: readonly number[]
  /** Holes that the committee changed: against what the scorers had, or after a signature. */
  readonly corrected: readonly number[]
  /** Scorers whose signatures stand, in the order of their names. */
  readonly signedBy: readonly string[]
  /** Number of entries in the log. */
  readonly version: number
  /** When the last entry was received; undefined for an empty log. */
  readonly updatedAt: string | undefined
}

const holeNumbers = Array.from({ length: 18 }, (_, index) => index + 1)

/**
 * The card that a log makes, whatever order its entries are given in. Rules of Golf 3.3b. `leftOut`: the number of entries that
 * were outdone and are not given.
 */
export function cardFromLog(log: readonly LogEntry[], leftOut = 0): RecordedCard {
  const registers = registersOf(log)
  const holes = holeNumbers.map(number => officialHole(registers.get(number) ?? []))
  const strokes = holes.map(hole => hole.strokes)
  const signatures = standingSignatures(log)
  const isSigned = areComplete(signatures)
  const signed = isSigned ? strokesAt(log, signatures) : undefined
  const ruling = lastOf(log.filter(({ kind }) => kind === 'status'))?.status ?? 'OPEN'
  return {
    strokes,
    status: ruling === 'OPEN' && isSigned ? 'SIGNED' : ruling,
    isSigned,
    hasScore: strokes.some(value => value !== null),
    conflicts: holeNumbers.filter((_, index) => holes[index]?.conflict),
    corrected: holeNumbers.filter((_, index) => {
      const { strokes: now = null, kept = null } = holes[index] ?? {}
      return (kept !== null && now !== kept) || (signed !== undefined && signed[index] !== now)
    }),
    signedBy: signatures.map(({ scorer }) => scorer).sort(),
    version: log.length + leftOut,
    updatedAt: log.reduce<string | undefined>(
      (last, { receivedAt }) => (last === undefined || receivedAt > last ? receivedAt : last),
      undefined,
    ),
  }
}

/** The last signature of each scorer since signatures were taken back, as far as the scorers have left the card as it was signed. */
function standingSignatures(log: readonly LogEntry[]): readonly LogEntry[] {
  const voidUntil = lastOf(log.filter(({ kind }) => kind === 'unsign'))?.arrival ?? 0
  const signs = log.filter(({ kind, arrival }) => kind === 'sign' && arrival > voidUntil)
  const last = [...Map.groupBy(signs, ({ scorer }) => scorer).values()].flatMap(given => lastOf(given) ?? [])
  return last.filter(sign => {
    const since = log.filter(({ register, arrival }) => register !== 'C' || arrival < sign.arrival)
    return equal(strokesAt(log, [sign]), strokesOf(registersOf(since)))
  })
}

/** Player and marker have signed, or the committee has. */
function areComplete(signatures: readonly LogEntry[]): boolean {
  const has = (wanted: LogEntry['register']) => signatures.some(({ register }) => register === wanted)
  return has('C') || (has('P') && has('M'))
}

/** The card as it was when the last of these signatures was given. */
function strokesAt(log: readonly LogEntry[], signatures: readonly LogEntry[]): readonly (number | null)[] {
  const moment = lastOf(signatures)?.arrival ?? 0
  return strokesOf(registersOf(log.filter(({ arrival }) => arrival < moment)))
}

function strokesOf(registers: Registers): readonly (number | null)[] {
  return holeNumbers.map(number => officialHole(registers.get(number) ?? []).strokes)
}

function equal(a: readonly (number | null)[], b: readonly (number | null)[]): boolean {
  return a.every((value, index) => value === b[index])
}

function lastOf(entries: readonly LogEntry[]): LogEntry | undefined {
  return entries.reduce<LogEntry | undefined>(
    (last, entry) => (last === undefined || entry.arrival > last.arrival ? entry : last),
    undefined,
  )
}
