import { said, type Value } from '../../contract/words/say.ts'

const mostNames = 5

/** The first names of a list, and how many more there are: `Ana Silva, Bruno Costa and 3 more`. */
export function namesAndMore(names: readonly Value[]): Value {
  const shown = names.slice(0, mostNames)
  const more = names.length - shown.length
  return { all: more > 0 ? [...shown, said('warnings.more', { count: more })] : shown }
}
