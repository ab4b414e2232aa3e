import { expect, test } from 'vitest'
import { type Need, needsInOrder } from './needsInOrder.ts'

const need = (kind: Need['kind'], eventId: string): Need => ({ kind, eventId, name: eventId, count: 1 })

test('a tie stands for the event that is not official because of it, bounced mail does not, and drafts come last', () => {
  const today = [need('draftSoon', 'S-3'), need('notOfficial', 'S-1'), need('notOfficial', 'S-2')]
  const lastWeek = [need('mailRefused', 'S-2'), need('openTies', 'S-1')]
  expect(needsInOrder(today, lastWeek).map(({ kind, eventId }) => [kind, eventId])).toEqual([
    ['openTies', 'S-1'],
    ['notOfficial', 'S-2'],
    ['mailRefused', 'S-2'],
    ['draftSoon', 'S-3'],
  ])
})
