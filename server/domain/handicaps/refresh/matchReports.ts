import { emailKey } from '../../../kernel/keys/emailKey.ts'
import type { ReportedIndex, RowProblem, SourceRow } from './handicapSource.ts'
import type { NameablePlayer } from './nameablePlayers.sql.ts'

export type MatchedReport = { readonly report: ReportedIndex; readonly player: NameablePlayer }

export type Matched = { readonly matched: readonly MatchedReport[]; readonly problems: readonly RowProblem[] }

/** Finds the players of reported indexes. A row that names no registered player, two players, or one that came before is a problem. */
export function matchReports(rows: readonly SourceRow[], players: readonly NameablePlayer[]): Matched {
  const byId = new Map(players.map(player => [player.playerId, player]))
  const byHcId = Map.groupBy(
    players.filter(({ hcId }) => hcId !== null),
    ({ hcId }) => hcId,
  )
  const byEmail = new Map(players.map(player => [player.emailKey, player]))
  const find = (report: ReportedIndex) => {
    const { playerId, hcId, provider, email } = report
    return new Set(
      [
        playerId === undefined ? [] : (byId.get(playerId) ?? []),
        (byHcId.get(hcId ?? '') ?? []).filter(player => isOf(player, provider)),
        email === undefined ? [] : (byEmail.get(emailKey(email)) ?? []),
      ].flat(),
    )
  }
  const matched: MatchedReport[] = []
  const problems: RowProblem[] = []
  const lines = new Map<number, number>()
  for (const row of rows) {
    const result = 'problem' in row ? row.problem : matchOne(row, find(row), lines)
    if (typeof result === 'string') problems.push({ line: row.line, problem: result })
    else matched.push(result)
  }
  return { matched, problems }
}

/** The player of a row, or what is wrong with it. `lines` holds the line of each player named so far. */
function matchOne(
  report: ReportedIndex,
  found: ReadonlySet<NameablePlayer>,
  lines: Map<number, number>,
): MatchedReport | string {
  const [player, another] = found
  if (!player) return 'nobody who is registered for the event'
  if (another) return `names two people, ${player.name} (${player.playerId}) and ${another.name} (${another.playerId})`
  const { hcId, provider } = report
  if (hcId !== undefined && player.hcId !== null && (player.hcId !== hcId || !isOf(player, provider)))
    return `${player.name} (${player.playerId}) has another world handicap id, ${player.hcId}`
  const before = lines.get(player.playerId)
  if (before !== undefined) return `${player.name} (${player.playerId}) stands on line ${before} already`
  lines.set(player.playerId, report.line)
  return { report, player }
}

function isOf(player: NameablePlayer, provider: string | undefined): boolean {
  return provider === undefined || player.provider.some(one => one.toLowerCase() === provider.toLowerCase())
}
