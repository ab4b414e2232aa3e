import type { Consequences, RuleFinding, Standing } from '../../../contract/preview.ts'

/** What follows of a change, as helpers with a link see it: where people stand, and not what they win. */
export function withoutMoney({ standings, readiness, documents }: Consequences): Consequences {
  const unpaid = (standing: Standing | null) => standing && { ...standing, payoutCents: null }
  const boards = standings.map(({ sides, ...board }) => ({
    ...board,
    sides: sides.map(side => ({ ...side, from: unpaid(side.from), to: unpaid(side.to) })),
  }))
  const otherRules = (findings: readonly RuleFinding[]) => findings.filter(({ rule }) => rule !== 'prizes')
  return {
    standings: boards,
    readiness: { appear: otherRules(readiness.appear), go: otherRules(readiness.go) },
    documents,
  }
}
