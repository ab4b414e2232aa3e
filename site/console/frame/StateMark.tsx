import { Icon, type IconName } from '../../ui/Icon.tsx'
import { frame } from './frameWords.ts'

const signs: Readonly<Record<string, IconName>> = {
  draft: 'draft',
  published: 'published',
  'in progress': 'live',
  suspended: 'suspended',
  completed: 'unofficial',
  official: 'official',
  cancelled: 'cancelled',
}

/** The state of an event: a shape and a word. */
export function StateMark({ state }: { readonly state: string }) {
  const sign = signs[state] ?? 'published'
  return (
    <span class={`state is-${sign}`}>
      <Icon name={sign} />
      {frame().states[state] ?? state}
    </span>
  )
}
