import type { EventState } from '../overview/StateDialog.ts'

type Part = { readonly eventId: string; readonly state: string }
type Next = { readonly name: 'completed' | 'official' | 'reopened'; readonly state: EventState; readonly of?: string }

/** What the committee does next with the results: rounds in play end first, then the event becomes official. */
export function nextState(state: string, rounds: readonly Part[]): Next | undefined {
  const playing = rounds.find(one => one.state === 'in progress' || one.state === 'suspended')
  if (playing) return { name: 'completed', state: 'completed', of: playing.eventId }
  if (state === 'in progress') return { name: 'completed', state: 'completed' }
  if (state === 'completed') return { name: 'official', state: 'official' }
  if (state === 'official') return { name: 'reopened', state: 'completed' }
  return undefined
}
