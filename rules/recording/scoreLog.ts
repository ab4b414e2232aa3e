/**
 * The log of one card: every entry that was ever recorded for a player or a team in a round. Rows are only added; what
 * stands on the card follows from them, on the server, on the phone and in a test alike.
 */

/** C the committee, M a marker, P the player (for a team, any of its players). */
export type Register = 'C' | 'M' | 'P'

/** A ruling of the committee over the whole card; `OPEN` takes one back. NC no card returned, NS did not start. */
export type Ruling = 'OPEN' | 'NC' | 'WD' | 'DQ' | 'NS'

export type LogEntry = {
  readonly entryId: string
  /** Order of arrival. It counts between signatures and rulings, and between them and scores; never between scores. */
  readonly arrival: number
  /** `lift`: the committee's register of the hole says nothing any more. `unsign`: all signatures so far are void. */
  readonly kind: 'score' | 'lift' | 'sign' | 'unsign' | 'status'
  /** The hole of a score or a lift. */
  readonly hole: number | null
  /** Strokes of a score; 0 a ball picked up, null cleared. */
  readonly value: number | null
  readonly register: Register
  /** `committee`, or who kept the score. One register per hole and scorer. */
  readonly scorer: string
  readonly device: string
  /** Of the device, ever growing, and above every one that it has seen of the register. */
  readonly deviceSequence: number
  /** The ruling of a status entry. */
  readonly status: Ruling | null
  /** ISO 8601 with milliseconds and `+00:00`. */
  readonly receivedAt: string
}

/** An entry that is about one hole: a score or a lift. */
export type HoleEntry = LogEntry & { readonly hole: number }

/** The registers of one card: by hole, the entry that stands in the register of each scorer. */
export type Registers = ReadonlyMap<number, readonly HoleEntry[]>

export function registersOf(log: readonly LogEntry[]): Registers {
  const holes = new Map<number, HoleEntry[]>()
  for (const entry of log) enter(entry, holes)
  return holes
}

/** Puts an entry into its register, where it outranks the one that stands there. */
function enter(entry: LogEntry, holes: Map<number, HoleEntry[]>): void {
  if (!isOfHole(entry)) return
  const registers = holes.get(entry.hole) ?? []
  holes.set(entry.hole, registers)
  const at = registers.findIndex(({ scorer }) => scorer === entry.scorer)
  const standing = registers[at]
  if (standing === undefined) registers.push(entry)
  else if (outranks(entry, standing)) registers[at] = entry
}

/** A part of a log: what its hole came to before and after each entry (null: not about a hole), and what stands behind the last. */
export type LogPart = {
  readonly changes: readonly ({ readonly before: number | null; readonly after: number | null } | null)[]
  readonly standing: readonly HoleEntry[]
}

/** Reads a part of a log, in the order of arrival, from what stood in the registers before it: `standing` of the part before. */
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

/** Whether `entry` stands in a register in place of `other`: the higher device sequence does, whenever it arrives. */
export function outranks(
  entry: Pick<LogEntry, 'deviceSequence' | 'device' | 'entryId'>,
  other: Pick<LogEntry, 'deviceSequence' | 'device' | 'entryId'>,
): boolean {
  if (entry.deviceSequence !== other.deviceSequence) return entry.deviceSequence > other.deviceSequence
  if (entry.device !== other.device) return entry.device > other.device
  return entry.entryId > other.entryId
}

/** What a hole comes to. `strokes`: 0 picked up, null nothing. */
export type OfficialHole = {
  readonly strokes: number | null
  /** What it would be without the committee. */
  readonly kept: number | null
  /** Marker and player differ, or two markers do, and the committee has not decided (Rules of Golf 3.3b). */
  readonly conflict: boolean
}

/** The official value of a hole: the committee's, else a marker's, else a player's. Of several scorers of one kind the first by name. */
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
