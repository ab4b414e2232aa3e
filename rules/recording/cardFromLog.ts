import { type LogEntry, officialHole, type Registers, type Ruling, registersOf } from './scoreLog.ts'

/** A card as its log has it. Holes are given by number, from 1, ascending. */
export type RecordedCard = {
  /** Always 18, by hole number less one: 0 for a ball picked up, null for nothing. */
  readonly strokes: readonly (number | null)[]
  /** The committee's ruling; without one `SIGNED` once the card is signed, `OPEN` before. */
  readonly status: Ruling | 'SIGNED'
  /** Player and marker have signed, or the committee has: from now on only the committee can change the card. */
  readonly isSigned: boolean
  readonly hasScore: boolean
  /** Holes on which scorers differ. Before the card can be signed they must agree, or the committee must decide. */
  readonly conflicts: readonly number[]
  /** Holes that the committee changed, from what the scorers had or after a signature. */
  readonly corrected: readonly number[]
  /** Scorers whose signatures are still valid, sorted. */
  readonly signedBy: readonly string[]
  /** Number of entries in the log. */
  readonly version: number
  /** When the last entry was received; undefined for an empty log. */
  readonly updatedAt: string | undefined
}

/** The entries of a log that were outdone, when they are not read. */
export type LeftOut = {
  /** How many they are; they count in the version. */
  readonly entries: number
  /** When the card last changed: they may have been received last, by a request that waited for a later one. */
  readonly updatedAt: string | undefined
}

const nothingLeftOut: LeftOut = { entries: 0, updatedAt: undefined }

const holeNumbers = Array.from({ length: 18 }, (_, index) => index + 1)

/**
 * Derives a card from its log, whatever the order of the entries. `leftOut` are entries that were outdone and
 * are not in `log`. Rules of Golf 3.3b.
 */
export function cardFromLog(log: readonly LogEntry[], leftOut = nothingLeftOut): RecordedCard {
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
    version: log.length + leftOut.entries,
    updatedAt: log.reduce<string | undefined>(
      (last, { receivedAt }) => (last === undefined || receivedAt > last ? receivedAt : last),
      leftOut.updatedAt,
    ),
  }
}

/** The latest signature of each scorer since signatures were last voided, unless scorers have changed the card after it. */
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
