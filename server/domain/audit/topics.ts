/** Which changes webhooks are told about, and how much of them. */

import type { WebhookTopic } from '../../../contract/extensions/webhooks.ts'
import type { Change } from './record.ts'

const topicsByNoun: Readonly<Record<string, WebhookTopic>> = {
  registration: 'registration',
  score: 'score',
  card: 'score',
  teePairing: 'teeSheet',
  event: 'state',
}

/** The topics that a change belongs to; none when it concerns nobody outside. */
export function topicsOf({ kind, before, after }: Pick<Change, 'kind' | 'before' | 'after'>): readonly WebhookTopic[] {
  const [noun = ''] = kind.split('.')
  const topic = topicsByNoun[noun]
  if (topic === undefined) return []
  return [topic, ...(concernsResult(before) || concernsResult(after) ? (['result'] as const) : [])]
}

/** Results become official, or stop being official. */
function concernsResult(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'state' in value && value.state === 'official'
}

/** What a message says about a change besides its event: the fields of its subject that hold ids. */
export function idsOf(subject: Change['subject']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(subject).filter(([name]) => /Ids?$/.test(name) && !/^event/.test(name)))
}
