/** How the domain refuses: by what it is given for it, so that the compiler sees which refusals an operation can answer. */
import type { RefusalCode } from '../../contract/errors.ts'
import type { DetailOf, DetailsOf, ValuesOf } from '../../contract/refusalWords.ts'
import { type Said, said } from '../../contract/words/say.ts'

export type FieldError = {
  readonly pointer: string
  /** What the value must be. */
  readonly message: Said
  /** Of something that somebody else changed: what it is now. */
  readonly present?: unknown
}

type Extras = {
  readonly errors?: readonly FieldError[]
  readonly headers?: Readonly<Record<string, string>>
  /** The rows that somebody else has changed, as steps name them: `team/3011`. The mount says who and when. */
  readonly rows?: readonly string[]
}

/** What a detail is given: values for its blanks, and places of the request or headers of the answer where there are any. */
type Given<Text> = keyof ValuesOf<Text> extends never ? [given?: Extras | undefined] : [given: ValuesOf<Text> & Extras]

/** A refusal with one of the codes `C` in words of the catalogue: the code, the reason where it has several, and what fills them. */
export type Refused<C extends RefusalCode> = C extends RefusalCode
  ? [DetailOf<C>] extends [never]
    ? { [R in keyof DetailsOf<C>]: readonly [code: C, reason: R, ...given: Given<DetailsOf<C>[R]>] }[keyof DetailsOf<C>]
    : readonly [code: C, ...given: Given<DetailOf<C>>]
  : never

/**
 * Ends the request with one of the refusals `C`. A handler is given one for those that its entry declares; a function that
 * refuses takes one for those that it needs. A handler whose entry declares too few cannot call it.
 */
export type Refuse<C extends RefusalCode> = (...refused: Refused<C>) => never

/**
 * A `VALIDATION` refusal for these errors, of which there is at least one: the first says in words what is wrong.
 * `placeOf`: what to call the place of an error.
 */
export function invalid(
  errors: readonly FieldError[],
  placeOf: (error: FieldError) => Said = fieldPlace,
): Refused<'VALIDATION'> {
  const [first = { pointer: '', message: said('fields.doesNotFit') }] = errors
  return ['VALIDATION', 'field', { place: placeOf(first), message: first.message, errors }]
}

/** Refuses with `VALIDATION` when there are errors. */
export function requireNone(refuse: Refuse<'VALIDATION'>, errors: readonly FieldError[]): void {
  if (errors.length > 0) refuse(...invalid(errors))
}

function fieldPlace({ pointer }: FieldError): Said {
  return pointer === '' ? said('fields.body') : said('fields.field', { pointer })
}

/** Lets a function be called that refuses with `impossible` too, where that cannot happen. If it does, the fault is ours: it throws an Error. */
export function ruleOut<C extends RefusalCode, I extends RefusalCode>(
  refuse: Refuse<C>,
  ...impossible: readonly I[]
): Refuse<C | I> {
  return (...refused) => {
    const [code] = refused as Refused<RefusalCode>
    if (impossible.some(one => one === code)) throw new Error(`${code} was ruled out here.`)
    return refuse(...(refused as unknown as Refused<C>))
  }
}
