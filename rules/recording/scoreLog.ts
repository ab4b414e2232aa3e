/**
 * The log of one card: every entry ever recorded for a player or a team in a round. Rows are only added; the card is
 * derived from them, in the same way on the server, on the phone and in tests.
 */

/** Who an entry comes from: C the committee, M a marker, P the player (for a team, any of its players). */
export type Register = 'C' | 'M' | 'P'

/** A ruling of the committee on the whole card: NC no card returned, WD withdrawn, DQ disqualified, NS did not start; `OPEN` takes a ruling back. */
export type Ruling = 'OPEN' | 'NC' | 'WD' | 'DQ' | 'NS'

export type LogEntry = {
  readonly entryId: string
  /** Order of arrival. It decides among signatures and rulings, and between these and scores, but never among scores. */
  readonly arrival: number
  /** `lift` empties the committee's register of a hole; `unsign` voids all signatures so far. */
  readonly kind: 'score' | 'lift' | 'sign' | 'unsign' | 'status'
  /** The hole of a score or a lift. */
  readonly hole: number | null
  /** Strokes of a score: 0 for a ball picked up, null when cleared. */
  readonly value: number | null
  readonly register: Register
  /** `committee`, or the id of the player who kept the score. Each scorer has one register a hole. */
  readonly scorer: string
  readonly device: string
  /** Counted by the device: always growing, and higher than any that the device has seen in the register. */
  readonly deviceSequence: number
  /** The ruling of a status entry. */
  readonly status: Ruling | null
  /** ISO 8601 with milliseconds and `+00:00`. */
  readonly receivedAt: string
}

/** An entry about one hole: a score or a lift. */
export type HoleEntry = LogEntry & { readonly hole: number }

/** The registers of one card: for each hole, by number, the entry in force of each scorer. */
export type Registers = ReadonlyMap<number, readonly HoleEntry[]>

/** Puts every score and lift of a log into its register; the order of the entries does not matter. */
export function registersOf(log: readonly LogEntry[]): Registers {
  const holes = new Map<number, HoleEntry[]>()
  for (const entry of log) enter(entry, holes)
  return holes
}

/** Puts an entry into its register, unless the one there outranks it. */
function enter(entry: LogEntry, holes: Map<number, HoleEntry[]>): void {
  if (!isOfHole(entry)) return
  const registers = holes.get(entry.hole) ?? []
  holes.set(entry.hole, registers)
  const at = registers.findIndex(({ scorer }) => scorer === entry.scorer)
  const standing = registers[at]
  if (standing === undefined) registers.push(entry)
  else if (outranks(entry, standing)) registers[at] = entry
}

/** Part of a log, read: the strokes of its hole before and after each entry (null: not about a hole), and the registers after the last. */
export type LogPart = {
  readonly changes: readonly ({ readonly before: number | null; readonly after: number | null } | null)[]
  readonly standing: readonly HoleEntry[]
}

/** Reads part of a log, in the order of arrival. `standing` are the registers before it, as the part before returned them. */
export function readPart(part: readonly LogEntry[], standing: readonly LogEntry[] = []): LogPart {
  const holes = new Map<number, HoleEntry[]>()
  for (const entry of standing) enter(entry, holes)
  const strokesOf = (hole: number) => officialHole(holes.get(hole) ?? []).strokes
  const changes = part.map(entry => {
    if (entry.hole === null) return null
    const before = strokesOf(entry.hole)
    enter(entry, holes)
    return { before, after: strokesOf(entry.hole) }
  })
  return { changes, standing: [...holes.values()].flat() }
}

/** Whether `entry` replaces `other` in a register: the higher device sequence wins, whenever it arrives. */
export function outranks(
  entry: Pick<LogEntry, 'deviceSequence' | 'device' | 'entryId'>,
  other: Pick<LogEntry, 'deviceSequence' | 'device' | 'entryId'>,
): boolean {
  if (entry.deviceSequence !== other.deviceSequence) return entry.deviceSequence > other.deviceSequence
  if (entry.device !== other.device) return entry.device > other.device
  return entry.entryId > other.entryId
}

/** The official score of a hole. `strokes`: 0 for a ball picked up, null for nothing. */
export type OfficialHole = {
  readonly strokes: number | null
  /** What it would be without the committee's entry. */
  readonly kept: number | null
  /** Marker and player differ, or two markers do, and the committee has not decided (Rules of Golf 3.3b). */
  readonly conflict: boolean
}

/** The official score of a hole: the committee's, else a marker's, else a player's; among scorers of one kind, the first by name. */
export function officialHole(registers: readonly HoleEntry[]): OfficialHole {
  const ruled = registers.find(({ register, kind }) => register === 'C' && kind === 'score')
  const said = registers
    .filter(({ register, value }) => register !== 'C' && value !== null)
    .sort((a, b) => (a.register === b.register ? (a.scorer < b.scorer ? -1 : 1) : a.register === 'M' ? -1 : 1))
  const kept = said[0]?.value ?? null
  return ruled === undefined
    ? { strokes: kept, kept, conflict: said.some(({ value }) => value !== kept) }
    : { strokes: ruled.value, kept, conflict: false }
}

function isOfHole(entry: LogEntry): entry is HoleEntry {
  return entry.hole !== null && (entry.kind === 'score' || entry.kind === 'lift')
}
