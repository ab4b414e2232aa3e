import Type, { type TSchema } from 'typebox'
import { orNull, strictObject } from './shapes.ts'

/** A field as it should be, or `{ from, to }`: then it is refused when it is no longer `from`. `null` clears it. */
export function changed<S extends TSchema>(schema: S) {
  return Type.Optional(Type.Union([orNull(schema), strictObject({ from: orNull(schema), to: orNull(schema) })]))
}
