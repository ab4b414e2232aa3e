import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import { stateRows } from '../domain/events/eventState.sql.ts'
import type { EventState } from '../domain/events/eventState.ts'
import type { Config } from '../kernel/config.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { Refusal } from '../kernel/refusal.ts'
import { readFacts } from '../live/readiness/facts.ts'
import { heldRules } from '../live/readiness/readiness.ts'

/**
 * A person starts a round that is ready, or for a reason, which the audit keeps with the state. Some rules no reason overrides.
 * Programs start rounds as they are: nobody is there to answer. Refuses with `NOT_READY`.
 */
export async function requireReady(
  tx: Transaction,
  event: VisibleEvent,
  { state, reason }: { readonly state: EventState; readonly reason?: string },
  { baseUrl, mail }: Config,
): Promise<void> {
  if (event.kind === 'M' || state !== 'in progress') return
  const { own } = await stateRows(tx, event, true)
  if (own.state !== 'published') return
  const rules = heldRules(await readFacts(tx, event, { papers: [], baseUrl, sendsMail: mail !== undefined }))
  const broken = rules.filter(({ level, findings }) => level === 'stop' && findings.length > 0)
  const always = broken.filter(({ overridable }) => !overridable)
  const told = always.length > 0 ? always : reason === undefined ? broken : []
  const finding = told[0]?.findings[0]?.said
  if (finding === undefined) return
  const errors = told.flatMap(({ rule, findings }) =>
    findings.map(({ said: message }) => ({ pointer: `/${rule}`, message })),
  )
  throw new Refusal('NOT_READY', always.length > 0 ? 'always' : 'reason', { finding, errors: errors.slice(0, 20) })
}
