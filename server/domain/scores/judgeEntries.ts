import type { NewEntry } from './appendToLog.ts'
import { cardIdOf } from './card.ts'
import { type GivenEntry, type Judgement, judgeEntry, registerOf, scorerName } from './judgeEntry.ts'
import type { OpenRound } from './openRound.ts'
import type { LoggedEntry } from './recording.sql.ts'

/** Judges entries one by one, each with those before it in the log. `added` are those to be added to the log. */
export function judgeEntries(
  given: readonly GivenEntry[],
  round: Omit<OpenRound, 'event' | 'leftOut'>,
  actor: string,
): { readonly judgements: readonly Judgement[]; readonly added: readonly NewEntry[] } {
  const logs = new Map(round.logs)
  const entries = new Map(round.entries)
  const added: NewEntry[] = []
  const judgements = given.map((one, index) => {
    const log = logs.get(cardIdOf(one)) ?? []
    const judgement = judgeEntry(one, { ...round, entries }, log)
    if (judgement !== 'accepted' && judgement !== 'superseded') return judgement
    const entry = newEntry(one, round.teams, actor)
    // After everything that has arrived; the exact order does not matter among scores.
    const arrived: LoggedEntry = { ...entry, receivedAt: '', arrival: Number.MAX_SAFE_INTEGER - given.length + index }
    logs.set(cardIdOf(one), [...log, arrived])
    entries.set(one.entryId, arrived)
    added.push(entry)
    return judgement
  })
  return { judgements, added }
}

function newEntry({ scorer, ...given }: GivenEntry, teams: OpenRound['teams'], actor: string): NewEntry {
  return { ...given, status: null, register: registerOf(scorer, given, teams), scorer: scorerName(scorer), actor }
}
