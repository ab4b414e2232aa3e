/** The interface as Markdown, for people without the interactive reference and for language models. */
import type { TSchema } from 'typebox'
import { refusals } from '../errors.ts'
import { type Operation, refusalsOf, scopeOf } from '../operation.ts'
import { tags } from '../tags.ts'
import { messageTypes } from '../webhooks/messageTypes.ts'
import { introduction } from './introduction.ts'

/** `/llms.txt` (llmstxt.org): what this is and where its documents stand. */
export function llmsText(operations: readonly Operation[], baseUrl: string): string {
  const sections = Object.entries(byTag(operations)).map(([tag, list]) => {
    const lines = list.map(
      op => `- [${op.method} ${op.path}](${baseUrl}/docs/reference.md#${anchor(op)}): ${op.summary}`,
    )
    return `## ${tag}\n\n${lines.join('\n')}`
  })
  return `# Caddiemaster

> HTTP interface of a service that runs golf events: registrations, handicaps, flights, teams, tee pairings, scores and leaderboards. JSON over \`/v1\`, bearer tokens, problem details.

## Documents

- [First steps](${baseUrl}/docs/first-steps.md): from the login to a results link, with curl
- [Reference](${baseUrl}/docs/reference.md): every operation with its parameters, answers and refusals, as Markdown
- [OpenAPI 3.1](${baseUrl}/openapi.json): for generators
- [OpenAPI 3.2](${baseUrl}/openapi-3.2.json): with the QUERY method
- [Problems](${baseUrl}/problems): every refusal and what it means

${sections.join('\n\n')}
`
}

/** Every operation with its parameters, body, answer and refusals. */
export function referenceMarkdown(operations: readonly Operation[], baseUrl: string): string {
  const sections = Object.entries(byTag(operations)).map(
    ([tag, list]) =>
      `# ${tag}\n\n${tags[tag] ?? ''}\n\n${list.map(operationMarkdown).join('\n\n')}${tag === 'Webhooks' ? `\n\n${messagesMarkdown()}` : ''}`,
  )
  return `# Caddiemaster, version 1\n\n${introduction(baseUrl)}\n\n${sections.join('\n\n')}\n`
}

/** The types of messages, with the ids that each names. */
function messagesMarkdown(): string {
  const lines = Object.entries(messageTypes).map(([type, { topic, says, ids }]) => {
    const named = ids.map(name => `\`${name}\``).join(', ')
    return `- \`${type}\` (topic \`${topic}\`${named && `; ${named}`}): ${says}`
  })
  return `## Messages\n\nEach is \`{ "type", "timestamp", "data" }\`; the data are \`communityId\`, \`eventId\` and the ids named here.\n\n${lines.join('\n')}`
}

function byTag(operations: readonly Operation[]): Readonly<Record<string, readonly Operation[]>> {
  const found = Object.keys(tags).map(tag => [tag, operations.filter(op => op.tag === tag)] as const)
  return Object.fromEntries(found.filter(([, list]) => list.length > 0))
}

function anchor(op: Operation): string {
  return op.id.toLowerCase()
}

function operationMarkdown(op: Operation): string {
  const { params, query, criteria, body, reply, example } = op
  const parts = [
    `## ${op.id}`,
    `\`${op.method} ${op.path}\``,
    `${op.summary}. ${op.description}`,
    fields('In the path', params),
    fields('In the query', query),
    fields('Criteria, in the body or in the query', criteria),
    body && `Body: ${shapeOf(body)}\n\n${fields('', body) ?? ''}`,
    example.body !== undefined && code(example.body),
    `Answer: ${op.mediaType ?? shapeOf(reply)}`,
    op.stream && fields('Events, with what their data is', eventsOf(op.stream)),
    op.mediaType === undefined && code(example.reply),
    scopeOf(op) && `Needs the scope \`${scopeOf(op)}\`.`,
    `Refusals: ${refusalsOf(op)
      .map(name => `${refusals[name].status} \`${name}\``)
      .join(', ')}`,
  ]
  return parts.filter(part => typeof part === 'string' && part !== '').join('\n\n')
}

function eventsOf(stream: NonNullable<Operation['stream']>): TSchema {
  return { properties: stream, required: Object.keys(stream) } as unknown as TSchema
}

function code(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, undefined, 2)}\n\`\`\``
}

type Shape = {
  readonly title?: string
  readonly type?: string
  readonly description?: string
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
}

function fields(heading: string, schema: TSchema | undefined): string | undefined {
  const { properties, required = [] } = recordIn(schema)
  const entries = Object.entries(properties ?? {})
  if (entries.length === 0) return undefined
  const lines = entries.map(([name, field]) => {
    const optional = required.includes(name) ? '' : ', optional'
    return `- \`${name}\` (${shapeOf(field)}${optional})${field.description ? `: ${field.description}` : ''}`
  })
  return `${heading === '' ? '' : `${heading}:\n\n`}${lines.join('\n')}`
}

/** The record that a body is, or has many of. */
function recordIn(schema: Shape | undefined): Shape {
  if (schema?.items) return recordIn(schema.items)
  const first = schema?.anyOf?.find(one => recordIn(one).properties)
  return first ? recordIn(first) : (schema ?? {})
}

function shapeOf(schema: Shape): string {
  if (schema.title !== undefined) return schema.title
  if (schema.items) return `list of ${shapeOf(schema.items)}`
  if (schema.anyOf) return [...new Set(schema.anyOf.map(shapeOf))].join(' or ')
  if (schema.enum) return schema.enum.map(value => `\`${value}\``).join(', ')
  if (schema.const !== undefined) return `\`${schema.const}\``
  return schema.type ?? 'any'
}
