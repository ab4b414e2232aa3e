const signs = {
  draft: 'draft',
  published: 'published',
  'in progress': 'live',
  suspended: 'suspended',
  completed: 'unofficial',
  official: 'official',
  cancelled: 'cancelled',
} as const

/** The sign of a state of an event, the same on public pages and in the console. */
export function signOfState(state: string): (typeof signs)[keyof typeof signs] {
  return Object.hasOwn(signs, state) ? signs[state as keyof typeof signs] : 'published'
}
