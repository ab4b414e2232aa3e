/** How ties are broken, as steps in their order. Pure. */
import { type CountbackStep, countbackMethods } from '../../../rules/standings/countback.ts'
import type { Settings } from './boardDraft.ts'
import { isAlike } from './valueAt.ts'

type Ties = Settings['ties']
type Method = keyof typeof countbackMethods
const methods = Object.keys(countbackMethods) as Method[]

/** The steps in their order; none where ties are shared. */
export function stepsOf(ties: Ties): readonly CountbackStep[] {
  const { steps = [] } = ties ?? {}
  return typeof steps === 'string' ? countbackMethods[steps] : steps
}

/** The usual list that these steps are; `own` where they are none. */
export function methodOf(steps: readonly CountbackStep[]): Method | 'own' {
  return methods.find(one => isAlike(countbackMethods[one], steps)) ?? 'own'
}

/** The same with other steps; what else is said of ties stays. */
export function tiesWith(ties: Ties, steps: Method | readonly CountbackStep[]): Ties {
  const list = typeof steps === 'string' ? countbackMethods[steps] : steps
  const name = methodOf(list)
  return tidied({ ...ties, steps: name === 'own' ? [...list] : name })
}

/** Ties that are shared as usual are not said; what is said of ties names steps. */
export function tidied(ties: Partial<NonNullable<Ties>> | undefined): Ties {
  if (!ties) return undefined
  const { steps = 'shared', ...others } = ties
  return steps === 'shared' && Object.keys(others).length === 0 ? undefined : { steps, ...others }
}
