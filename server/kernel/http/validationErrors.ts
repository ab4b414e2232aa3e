/** Values against the schemas of the contract, strictly: nothing is coerced, nothing unknown is let through. */

import { Ajv, type ValidateFunction } from 'ajv'
import type { TSchema } from 'typebox'
import { formats } from '../../../contract/formats.ts'
import { said } from '../../../contract/words/say.ts'
import type { FieldError } from '../refuse.ts'
import { explainErrors } from './explainErrors.ts'

/** Says yes or no, and ends at the first no: a list of a million wrong elements costs one of them. */
const ajv = new Ajv({
  allErrors: false,
  strict: false,
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  multipleOfPrecision: 6,
  unicodeRegExp: true,
})
for (const [name, fits] of Object.entries(formats)) ajv.addFormat(name, fits)

const compiled = new WeakMap<TSchema, ValidateFunction>()
const mostErrors = 20

/** What does not fit, by JSON pointer, at most 20 of it; empty when `value` fits `schema`. A schema is compiled when it is first needed. */
export function validationErrors(schema: TSchema, value: unknown): readonly FieldError[] {
  let validate = compiled.get(schema)
  if (!validate) {
    validate = ajv.compile(schema)
    compiled.set(schema, validate)
  }
  if (validate(value)) return []
  const found = explainErrors(schema, value).take(mostErrors).toArray()
  return found.length > 0 ? found : [{ pointer: '', message: said('fields.doesNotFit') }]
}
