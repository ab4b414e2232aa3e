/** Who each line of a pasted list is, as read and as the director decides. Pure. */
import { cutText } from '../../../contract/site/cutText.ts'
import type { InputOf, Reply } from '../../ui/call.ts'

export type Line = Reply<'readPlayerTable'>['lines'][number]
export type Person = Line['people'][number]
type LineToImport = NonNullable<InputOf<'importPlayers'>['body']>['lines'][number]

/** `open`: somebody has to decide. */
export type Decision =
  | { readonly is: 'player'; readonly playerId: number }
  | { readonly is: 'new'; readonly gender: 'M' | 'F' | undefined }
  | { readonly is: 'leftOut' }
  | { readonly is: 'open' }

/** Where somebody stands in the list: `12/0`. */
export function placeOf(line: Line, at: number): string {
  return `${line.line}/${at}`
}

/** What the list says by itself: known people are themselves, several candidates are for the director. */
export function firstDecision({ verdict, candidates, gender }: Person): Decision {
  const [likely] = candidates
  if ((verdict === 'registered' || verdict === 'known') && likely) return { is: 'player', playerId: likely.playerId }
  if (verdict === 'perhaps') return { is: 'open' }
  if (verdict === 'new') return { is: 'new', gender }
  return { is: 'leftOut' }
}

/** The decision that holds; `others` is the gender of new people whose line says none. */
export function decided(
  line: Line,
  at: number,
  made: ReadonlyMap<string, Decision>,
  others: 'M' | 'F' | undefined,
): Decision {
  const person = line.people[at]
  if (!person) return { is: 'leftOut' }
  const decision = made.get(placeOf(line, at)) ?? firstDecision(person)
  // A word that says neither man nor woman is asked about here; a letter once, for the whole list.
  const isAsked = person.problems.some(
    ({ code, values }) => code === 'notAGender' && [...(values.value ?? '')].length > 1,
  )
  return decision.is === 'new' && decision.gender === undefined && !isAsked ? { ...decision, gender: others } : decision
}

/** Whether a decision is left to make: who it is, or the gender of somebody new. */
export function isOpen(decision: Decision): boolean {
  return decision.is === 'open' || (decision.is === 'new' && decision.gender === undefined)
}

/** Whether somebody comes who is not here yet. */
export function isFresh({ candidates }: Person, decision: Decision | undefined): boolean {
  if (decision?.is === 'player') return !candidates.some(one => one.playerId === decision.playerId && one.registered)
  return decision?.is === 'new' && decision.gender !== undefined
}

/** The lines as they are registered; those who are left out are not in them. */
export function linesToImport(
  lines: readonly Line[],
  made: ReadonlyMap<string, Decision>,
  others: 'M' | 'F' | undefined,
): readonly LineToImport[] {
  return lines.flatMap(line => {
    const people = line.people.flatMap((person, at): LineToImport['people'] => {
      const decision = decided(line, at, made, others)
      const { hcIndex, email, hcId, number } = person
      const index = { ...(hcIndex !== undefined && { hcIndex }), ...(number !== undefined && { number }) }
      if (decision.is === 'player') return [{ playerId: decision.playerId, ...index }]
      if (decision.is !== 'new' || decision.gender === undefined) return []
      return [
        {
          ...namesOf(person),
          gender: decision.gender,
          ...index,
          ...(email !== undefined && { email }),
          ...(hcId !== undefined && { hcId }),
        },
      ]
    })
    return people.length === 0 ? [] : [{ line: line.line, ...(line.team !== undefined && { team: line.team }), people }]
  })
}

/** First and last name; somebody with one name has it as both. */
export function namesOf({ firstName, lastName, suffix, written }: Person): {
  firstName: string
  lastName: string
  suffix?: string
} {
  const name = cutText(written, 60)
  return {
    firstName: firstName ?? lastName ?? name,
    lastName: lastName ?? firstName ?? name,
    ...(suffix !== undefined && { suffix }),
  }
}
