/** Which changes webhooks are told about, and how much of them. */

import type { WebhookTopic } from '../../../contract/webhooks/extensions.ts'
import { messageTypes } from '../../../contract/webhooks/messageTypes.ts'
import type { Change } from './record.ts'

const nouns = new Set(Object.keys(messageTypes).map(nounOf))

/** The topics that a change belongs to; none when it concerns nobody outside. Throws when a message would be sent that the contract does not describe. */
export function topicsOf({
  kind,
  subject,
  before,
  after,
}: Pick<Change, 'kind' | 'subject' | 'before' | 'after'>): readonly WebhookTopic[] {
  const type = Object.hasOwn(messageTypes, kind) ? messageTypes[kind] : undefined
  if (type === undefined) {
    if (nouns.has(nounOf(kind))) throw new Error(`The message type ${kind} is missing in messageTypes.`)
    return []
  }
  const others = Object.keys(idsOf(subject)).filter(name => !type.ids.some(known => known === name))
  if (others.length > 0) throw new Error(`The message type ${kind} does not describe ${others.join(', ')}.`)
  return [type.topic, ...(concernsResult(before) || concernsResult(after) ? (['result'] as const) : [])]
}

function nounOf(kind: string): string {
  return kind.split('.', 1)[0] ?? ''
}

/** Results become official, or stop being official. */
function concernsResult(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'state' in value && value.state === 'official'
}

/** What a message says about a change besides its community and its event: the fields of its subject that hold ids. */
export function idsOf(subject: Change['subject']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(subject).filter(([name]) => /Ids?$/.test(name) && !/^(event|communityId$)/.test(name)),
  )
}
