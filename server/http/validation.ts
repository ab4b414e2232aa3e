/** Values against the schemas of the contract, strictly: nothing is coerced, nothing unknown is let through. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { TSchema } from 'typebox'
import { formats } from '../../contract/formats.ts'
import type { FieldError } from '../handler.ts'

const ajv = new Ajv({
  allErrors: true,
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

/** What does not fit, by JSON pointer; empty when `value` fits `schema`. A schema is compiled when it is first needed. */
export function misfits(schema: TSchema, value: unknown): readonly FieldError[] {
  let validate = compiled.get(schema)
  if (!validate) {
    validate = ajv.compile(schema)
    compiled.set(schema, validate)
  }
  if (validate(value)) return []
  return unique(relevant(validate.errors ?? []).map(describe)).slice(0, mostErrors)
}

/** Of alternatives that all failed, only the errors of the one that came nearest. */
function relevant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  let kept = errors
  for (const choice of errors.filter(error => error.keyword === 'anyOf')) {
    const branches = Map.groupBy(
      kept.filter(
        error =>
          error.schemaPath.startsWith(`${choice.schemaPath}/`) && error.instancePath.startsWith(choice.instancePath),
      ),
      error => error.schemaPath.slice(choice.schemaPath.length + 1).split('/')[0],
    )
    const wrongType = (branch: readonly ErrorObject[]) =>
      branch.some(error => error.keyword === 'type' && error.instancePath === choice.instancePath)
    const [nearest] = [...branches.values()].sort(
      (a, b) => Number(wrongType(a)) - Number(wrongType(b)) || a.length - b.length,
    )
    if (!nearest) continue
    const others = new Set([...branches.values()].filter(branch => branch !== nearest).flat())
    kept = kept.filter(error => error !== choice && !others.has(error))
    // A word, or a value of another type: the reader may have meant either.
    const leaves = [...branches.values()].flat().filter(({ instancePath }) => instancePath === choice.instancePath)
    if (leaves.length !== branches.size || !leaves.some(({ keyword }) => keyword === 'enum')) continue
    const messages = leaves.map(leaf => describe(leaf).message)
    kept = [...kept.filter(error => !leaves.includes(error)), { ...choice, params: { messages } }]
  }
  return kept
}

function describe(error: ErrorObject): FieldError {
  const { instancePath, keyword, params } = error
  if (keyword === 'required')
    return { pointer: `${instancePath}/${escaped(params.missingProperty)}`, message: 'is required' }
  if (keyword === 'additionalProperties')
    return { pointer: `${instancePath}/${escaped(params.additionalProperty)}`, message: 'is not known here' }
  if (keyword === 'enum') return { pointer: instancePath, message: `must be one of ${params.allowedValues.join(', ')}` }
  if (keyword === 'anyOf' && params.messages) return { pointer: instancePath, message: params.messages.join(' or ') }
  if (keyword === 'const') return { pointer: instancePath, message: `must be ${JSON.stringify(params.allowedValue)}` }
  if (keyword === 'format') {
    const example = examples[String(params.format)]
    return {
      pointer: instancePath,
      message: `must be a valid ${params.format}${example ? `, such as ${example}` : ''}`,
    }
  }
  if (keyword === 'pattern') return { pointer: instancePath, message: patternMessage(params.pattern) }
  return { pointer: instancePath, message: error.message ?? 'does not fit' }
}

/** Of formats whose name does not say enough. */
const examples: Readonly<Record<string, string>> = { date: '2026-05-03', 'date-time': '2026-05-03T14:07:09+01:00' }

function patternMessage(pattern: string): string {
  if (pattern.includes('u0000')) return 'must be text without control characters, and not blank'
  if (pattern.includes('u0021')) return 'must be visible ASCII characters without spaces'
  return `must have the form ${pattern}`
}

function unique(errors: readonly FieldError[]): readonly FieldError[] {
  return [...new Map(errors.map(error => [`${error.pointer} ${error.message}`, error])).values()]
}

function escaped(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1')
}
