/** How the domain refuses: by what it is given for it, so that the compiler sees which refusals an operation can answer. */
import type { RefusalCode } from '../../contract/errors.ts'

export type FieldError = { readonly pointer: string; readonly message: string }

/**
 * Ends the request with one of the refusals `C`. A handler is given one for those that its entry declares; a function that
 * refuses takes one for those that it needs. A handler whose entry declares too few cannot call it.
 */
export type Refuse<C extends RefusalCode> = (
  code: C,
  detail: string,
  errors?: readonly FieldError[],
  headers?: Readonly<Record<string, string>>,
) => never

/** What {@link Refuse} is called with. */
export type Refused<C extends RefusalCode> = readonly [code: C, detail: string, errors?: readonly FieldError[]]

/**
 * A `VALIDATION` refusal for these errors, of which there is at least one: the first says in words what is wrong.
 * `placeOf`: what to call the place of an error.
 */
export function invalid(
  errors: readonly FieldError[],
  placeOf: (error: FieldError) => string = fieldPlace,
): Refused<'VALIDATION'> {
  const [first] = errors
  return ['VALIDATION', first ? `${placeOf(first)} ${first.message}.` : 'Correct the request.', errors]
}

/** Refuses with `VALIDATION` when there are errors. */
export function requireNone(refuse: Refuse<'VALIDATION'>, errors: readonly FieldError[]): void {
  if (errors.length > 0) refuse(...invalid(errors))
}

function fieldPlace({ pointer }: FieldError): string {
  return pointer === '' ? 'The body' : `The field "${pointer}"`
}

/** Lets a function be called that refuses with `impossible` too, where that cannot happen. If it does, the fault is ours: it throws an Error. */
export function ruleOut<C extends RefusalCode, I extends RefusalCode>(
  refuse: Refuse<C>,
  ...impossible: readonly I[]
): Refuse<C | I> {
  const isImpossible = (code: RefusalCode): code is I => impossible.some(one => one === code)
  return (code, detail, ...more) => {
    if (isImpossible(code)) throw new Error(`${code} was ruled out here: ${detail}`)
    return refuse(code as C, detail, ...more)
  }
}
