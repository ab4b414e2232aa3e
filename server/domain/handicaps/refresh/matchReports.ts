import type { RefreshProblem } from '../../../../contract/handicapRefreshes/refreshProblems.ts'
import { emailKey } from '../../../kernel/keys/emailKey.ts'
import { nameKey } from '../../../kernel/keys/nameKey.ts'
import type { ReportedIndex, RowProblem, SourceRow } from './handicapSource.ts'
import type { NameablePlayer } from './nameablePlayers.sql.ts'

export type MatchedReport = { readonly report: ReportedIndex; readonly player: NameablePlayer }

export type Matched = { readonly matched: readonly MatchedReport[]; readonly problems: readonly RowProblem[] }

/**
 * Finds the players of reported indexes. A row that names no registered player, two players, or one that came before is a
 * problem; of several revisions of a player the newest counts, and the others are passed over.
 */
export function matchReports(rows: readonly SourceRow[], players: readonly NameablePlayer[]): Matched {
  const byId = new Map(players.map(player => [player.playerId, player]))
  const byHcId = Map.groupBy(
    players.filter(({ hcId }) => hcId !== null),
    ({ hcId }) => hcId,
  )
  const byEmail = new Map(players.map(player => [player.emailKey, player]))
  const byName = Map.groupBy(
    // Somebody may have written the names the other way round.
    players.flatMap(player => [
      { key: `${player.firstNameKey}/${player.lastNameKey}`, player },
      { key: `${player.lastNameKey}/${player.firstNameKey}`, player },
    ]),
    ({ key }) => key,
  )
  const find = (report: ReportedIndex) => {
    const { playerId, hcId, number, provider, email, name } = report
    return new Set(
      [
        playerId === undefined ? [] : (byId.get(playerId) ?? []),
        (byHcId.get(hcId ?? number ?? '') ?? []).filter(player => isOf(player, provider)),
        email === undefined ? [] : (byEmail.get(emailKey(email)) ?? []),
        name === undefined
          ? []
          : (byName.get(`${nameKey(name.firstName)}/${nameKey(name.lastName)}`) ?? []).map(({ player }) => player),
      ].flat(),
    )
  }
  const matched: MatchedReport[] = []
  const problems: RowProblem[] = []
  const taken = new Map<number, ReportedIndex>()
  for (const row of rows.toSorted((a, b) => (dateOf(a) < dateOf(b) ? 1 : dateOf(a) > dateOf(b) ? -1 : 0))) {
    const result = 'problem' in row ? row.problem : matchOne(row, find(row), taken)
    if (result !== undefined && 'code' in result) problems.push({ line: row.line, problem: result })
    else if (result !== undefined) matched.push(result)
  }
  return { matched: matched.sort((a, b) => a.report.line - b.report.line), problems }
}

/** Without a date it is of now. */
function dateOf(row: SourceRow): string {
  return ('problem' in row ? null : row.revisionDate) ?? '9999'
}

/** The player of a row, or what is wrong with it; undefined for an older revision. `taken` holds the row of each player so far. */
function matchOne(
  report: ReportedIndex,
  found: ReadonlySet<NameablePlayer>,
  taken: Map<number, ReportedIndex>,
): MatchedReport | RefreshProblem | undefined {
  const [player, another] = found
  if (!player) return { code: 'notRegistered', values: {} }
  const named = ({ name, playerId }: NameablePlayer) => `${name} (${playerId})`
  if (another) return { code: 'twoPeople', values: { name: named(player), other: named(another) } }
  const { hcId, provider, name } = report
  if (name && !isLike(player, name))
    return { code: 'otherName', values: { name: named(player), value: `${name.firstName} ${name.lastName}` } }
  if (hcId !== undefined && player.hcId !== null && (player.hcId !== hcId || !isOf(player, provider)))
    return { code: 'otherHcId', values: { name: named(player), value: player.hcId } }
  const before = taken.get(player.playerId)
  if (before && dateOf(report) < dateOf(before)) return undefined
  if (before) return { code: 'standsTwice', values: { name: named(player), other: String(before.line) } }
  taken.set(player.playerId, report)
  return { report, player }
}

/** Names are written in many ways; of two people neither the first nor the last agrees. */
function isLike({ firstNameKey, lastNameKey }: NameablePlayer, name: NonNullable<ReportedIndex['name']>): boolean {
  const words = [nameKey(name.firstName), nameKey(name.lastName)]
  return (
    words.includes(lastNameKey) || words.includes(firstNameKey) || words.some(word => lastNameKey.endsWith(` ${word}`))
  )
}

function isOf(player: NameablePlayer, provider: string | undefined): boolean {
  return provider === undefined || player.provider.some(one => one.toLowerCase() === provider.toLowerCase())
}
