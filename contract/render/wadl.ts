/** The application description (WADL 2009) of the published operations. */
import type { TObject } from 'typebox'
import { refusals } from '../errors.ts'
import { type Operation, refusalsOf } from '../operation.ts'
import { alternatives, grammars, isJson, namespace, simpleType } from './grammars.ts'
import { type Json, sharedSchemas } from './sharedSchemas.ts'
import { escaped, xml, xmlDocument } from './xml.ts'

/**
 * Prints the operations exactly as published: what the service adds to them (pages, criteria as query parameters,
 * QUERY, Idempotency-Key) stands in the OpenAPI document only. `baseUrl` without a slash at the end.
 */
export function wadl(operations: readonly Operation[], baseUrl: string): string {
  const byPath = Map.groupBy(operations, op => op.path)
  return xmlDocument(
    xml(
      'application',
      {
        xmlns: 'http://wadl.dev.java.net/2009/02',
        'xmlns:xs': 'http://www.w3.org/2001/XMLSchema',
        'xmlns:cm': namespace,
      },
      doc('Caddiemaster', 'Bodies are JSON; the grammars name and describe the fields of each record.'),
      xml(
        'grammars',
        {},
        ...[...grammars(operations).keys()].map(file => xml('include', { href: `application.wadl/${file}` })),
      ),
      xml('resources', { base: `${baseUrl}/` }, ...[...byPath].map(([path, ops]) => resource(path, ops))),
    ),
  )
}

function resource(path: string, ops: readonly Operation[]): string {
  const template = ops[0]?.params
  return xml('resource', { path: path.slice(1) }, ...params(template, 'template'), ...ops.map(method))
}

function method(op: Operation): string {
  const refused = refusalsOf(op)
  const statuses = [...new Set(refused.map(code => refusals[code].status))].sort((a, b) => a - b)
  return xml(
    'method',
    { id: op.id, name: op.method },
    doc(op.summary, op.description),
    ...request(op),
    xml('response', { status: 200 }, ...representations(op.reply, op.mediaType)),
    xml(
      'response',
      { status: statuses.join(' ') },
      doc('Refusals', [...refused].sort().join(', ')),
      xml('representation', { mediaType: 'application/problem+json', element: 'cm:Problem' }),
    ),
  )
}

function request(op: Operation): readonly string[] {
  const authorization = xml('param', { name: 'Authorization', style: 'header', required: true }, doc('Bearer <token>'))
  const body = op.body ?? op.criteria
  const parts = [
    ...(op.access === 'token' ? [authorization] : []),
    ...params(op.query, 'query'),
    ...(body ? representations(body) : []),
  ]
  return parts.length === 0 ? [] : [xml('request', {}, ...parts)]
}

function params(fields: TObject | undefined, style: 'template' | 'query'): readonly string[] {
  if (fields === undefined) return []
  const required: readonly string[] = fields.required ?? []
  return Object.entries(fields.properties).map(([name, field]) => {
    const schema: Json = { ...field }
    const { description } = schema
    const about = typeof description === 'string' ? [doc(undefined, description)] : []
    return xml('param', { name, style, type: simpleType(schema), required: required.includes(name) }, ...about)
  })
}

/** One representation for each record that the schema allows, alone or as a list. */
function representations(schema: object, mediaType = 'application/json'): readonly string[] {
  const found = records(sharedSchemas('').refer(schema), false)
  if (found.length === 0) return [xml('representation', { mediaType })]
  return found.map(({ title, list }) =>
    xml('representation', { mediaType, element: `cm:${title}` }, ...(list ? [doc(`A list of ${title}`)] : [])),
  )
}

function records(schema: Json, list: boolean): readonly { readonly title: string; readonly list: boolean }[] {
  if (typeof schema.$ref === 'string') return [{ title: schema.$ref, list }]
  if (isJson(schema.items)) return records(schema.items, true)
  return (alternatives(schema) ?? []).flatMap(each => records(each, list))
}

function doc(title: string | undefined, text?: string): string {
  return xml('doc', { title, 'xml:lang': 'en' }, ...(text === undefined ? [] : [escaped(text)]))
}
