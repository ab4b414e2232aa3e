/** XML Schemas of the records, for the WADL. */
import type { Operation } from '../operation.ts'
import { Problem } from '../problem.ts'
import { type Json, sharedSchemas } from './sharedSchemas.ts'
import { type Attributes, escaped, xml, xmlDocument } from './xml.ts'

export const namespace = 'urn:caddiemaster:v1'
const schemaNamespace = 'http://www.w3.org/2001/XMLSchema'

/** One XML Schema for each record of the operations, by file name such as `Community.xsd`. */
export function grammars(operations: readonly Operation[]): ReadonlyMap<string, string> {
  const schemas = sharedSchemas('')
  schemas.refer(Problem)
  for (const { body, criteria, reply } of operations)
    for (const schema of [body, criteria, reply]) if (schema !== undefined) schemas.refer(schema)
  return new Map(
    Object.entries(schemas.components()).map(([title, schema]) => [
      `${title}.xsd`,
      xmlDocument(grammar(title, schema)),
    ]),
  )
}

function grammar(title: string, schema: Json): string {
  const type = recordType(title, schema)
  const includes = [...new Set([...type.matchAll(/type="cm:(\w+)"/g)].map(([, name]) => name))].filter(
    name => name !== undefined && name !== title,
  )
  return xml(
    'xs:schema',
    {
      'xmlns:xs': schemaNamespace,
      'xmlns:cm': namespace,
      targetNamespace: namespace,
      elementFormDefault: 'qualified',
    },
    ...includes.map(name => xml('xs:include', { schemaLocation: `${name}.xsd` })),
    xml('xs:element', { name: title, type: `cm:${title}` }),
    type,
  )
}

function recordType(title: string, schema: Json): string {
  const required = Array.isArray(schema.required) ? schema.required : []
  const fields = Object.entries(fieldsOf(schema)).map(([name, field]) => element(name, field, required.includes(name)))
  return xml('xs:complexType', { name: title }, xml('xs:sequence', {}, ...fields))
}

function element(name: string, field: Json, required: boolean): string {
  const items = field.items
  if (isJson(items)) {
    const least = required ? numberOf(field.minItems, 0) : 0
    return typed({ name, minOccurs: least, maxOccurs: 'unbounded' }, items, field.description)
  }
  const present = alternatives(field)?.find(each => each.type !== 'null')
  const occurs = { name, ...(!required && { minOccurs: 0 }), ...(present && { nillable: true }) }
  return typed(occurs, present ?? field, present?.description ?? field.description)
}

function typed(attributes: Attributes, schema: Json, description: unknown): string {
  const about =
    typeof description === 'string' ? [xml('xs:annotation', {}, xml('xs:documentation', {}, escaped(description)))] : []
  if (typeof schema.$ref === 'string') return xml('xs:element', { ...attributes, type: `cm:${schema.$ref}` }, ...about)
  const facets = facetsOf(schema)
  if (facets.length === 0) return xml('xs:element', { ...attributes, type: simpleType(schema) }, ...about)
  const restriction = xml('xs:restriction', { base: simpleType(schema) }, ...facets)
  return xml('xs:element', attributes, ...about, xml('xs:simpleType', {}, restriction))
}

/** The built-in type of XML Schema for a value that is neither a record nor a list. */
export function simpleType(schema: Json): string {
  if (schema.format === 'date') return 'xs:date'
  if (schema.format === 'date-time') return 'xs:dateTime'
  switch (schema.type ?? typeof schema.const) {
    case 'boolean':
      return 'xs:boolean'
    case 'integer':
      return 'xs:long'
    case 'number':
      return Number.isInteger(schema.const) ? 'xs:long' : 'xs:decimal'
    default:
      return 'xs:string'
  }
}

const facetNames = {
  minLength: 'xs:minLength',
  maxLength: 'xs:maxLength',
  minimum: 'xs:minInclusive',
  maximum: 'xs:maxInclusive',
} as const

function facetsOf(schema: Json): readonly string[] {
  const allowed = Array.isArray(schema.enum) ? schema.enum : 'const' in schema ? [schema.const] : []
  const bounds = Object.entries(facetNames).filter(([keyword]) => keyword in schema)
  const pattern = typeof schema.pattern === 'string' ? xmlPattern(schema.pattern) : undefined
  return [
    ...allowed.map(value => xml('xs:enumeration', { value: String(value) })),
    ...bounds.map(([keyword, facet]) => xml(facet, { value: String(schema[keyword]) })),
    ...(pattern === undefined ? [] : [xml('xs:pattern', { value: pattern })]),
  ]
}

/** XML Schema anchors a pattern at both ends and knows neither lookaheads nor the control characters that XML excludes. */
function xmlPattern(pattern: string): string | undefined {
  if (pattern.includes('(?') || pattern.includes('\\u')) return undefined
  const begun = pattern.startsWith('^') ? pattern.slice(1) : `.*${pattern}`
  return begun.endsWith('$') ? begun.slice(0, -1) : `${begun}.*`
}

function fieldsOf(schema: Json): Readonly<Record<string, Json>> {
  const { properties } = schema
  if (!isJson(properties)) return {}
  return Object.fromEntries(Object.entries(properties).filter((entry): entry is [string, Json] => isJson(entry[1])))
}

/** The alternatives of a union, or undefined. */
export function alternatives(schema: Json): readonly Json[] | undefined {
  return Array.isArray(schema.anyOf) ? schema.anyOf.filter(isJson) : undefined
}

/** Whether a value is a JSON object, not a list. */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}
