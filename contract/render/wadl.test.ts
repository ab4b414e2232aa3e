import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { needs } from '../../test/needs.ts'
import { v1 } from '../all.ts'
import type { Operation } from '../operation.ts'
import { exampleProblem, Problem } from '../problem.ts'
import { grammars, namespace } from './grammars.ts'
import { wadl } from './wadl.ts'
import { escaped, xml } from './xml.ts'

const published: readonly Operation[] = Object.values(v1)
const printed = wadl(published, 'https://golf.test')
const files = grammars(published)
const wadlSchema = fileURLToPath(new URL('../../../shared/schemas/wadl.xsd', import.meta.url))
const xmllint = hasXmllint()

describe('the application description', () => {
  it('has exactly the 78 published operations, each once', () => {
    const ids = [...printed.matchAll(/<method id="(\w+)" name="(\w+)"/g)].map(([, id, name]) => `${id} ${name}`)
    expect(ids.toSorted()).toEqual(published.map(op => `${op.id} ${op.method}`).toSorted())
    expect(ids).toHaveLength(78)
  })

  it('includes every grammar, and its elements are in them', () => {
    const included = [...printed.matchAll(/href="application\.wadl\/([^"]+)"/g)].map(([, file]) => file)
    expect(included).toEqual([...files.keys()])
    for (const [, element] of printed.matchAll(/element="cm:(\w+)"/g)) expect(files.has(`${element}.xsd`)).toBe(true)
  })

  it('leaves out what the service adds to the published interface', () => {
    for (const addition of ['revokeToken', 'cursor', 'Idempotency-Key', 'QUERY'])
      expect(printed).not.toContain(addition)
  })

  it('gives the undeclared playerId of the lock of all handicaps in prose only', () => {
    const resource = printed
      .split('<resource ')
      .find(part => part.startsWith('path="v1/events/{eventId}/players/handicaps/lock"'))
    expect(resource).toContain('path parameter `playerId`')
    expect(resource).not.toContain('<param name="playerId"')
  })
})

const isChecked = needs(
  xmllint && existsSync(wadlSchema),
  'the schema of WADL, which is not part of this repository, or xmllint is missing',
  'apt-get install libxml2-utils, and save https://www.w3.org/submissions/wadl/wadl.xsd as ../shared/schemas/wadl.xsd',
)

describe.runIf(isChecked)('the schema of WADL', () => {
  it('accepts the application description', async () => {
    await inFolder(async folder => {
      await writeFile(join(folder, 'application.wadl'), printed)
      await validate(wadlSchema, join(folder, 'application.wadl'))
    })
  })
})

describe.runIf(needs(xmllint, 'the grammars, because xmllint is missing', 'apt-get install libxml2-utils'))(
  'the grammars',
  () => {
    let folder = ''
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'grammars-'))
      for (const [file, text] of files) await writeFile(join(folder, file), text)
    })
    afterAll(() => rm(folder, { recursive: true }))

    it.each([...samples()])('%s accepts the examples of its record', async (title, values) => {
      for (const { schema, value } of values) {
        await writeFile(join(folder, `${title}.xml`), document(title, schema, value))
        await validate(join(folder, `${title}.xsd`), join(folder, `${title}.xml`))
      }
    })

    it('refuse a field that nobody knows and a value out of bounds', async () => {
      for (const fields of ['<id>1</id><name>Ria</name><town>Faro</town>', '<id>0</id><name>Ria</name>']) {
        await writeFile(join(folder, 'wrong.xml'), `<Community xmlns="${namespace}">${fields}</Community>`)
        await expect(validate(join(folder, 'Community.xsd'), join(folder, 'wrong.xml'))).rejects.toThrow('Community')
      }
    })
  },
)

type Sample = { readonly schema: object; readonly value: unknown }

/** The examples of bodies, criteria, answers and problems by the title of their record. */
function samples(): ReadonlyMap<string, readonly Sample[]> {
  const found = new Map<string, Sample[]>()
  function add(schema: object, value: unknown): void {
    if (Array.isArray(value) && 'items' in schema) for (const each of value) add(Object(schema.items), each)
    if ('title' in schema && typeof schema.title === 'string')
      found.set(schema.title, [...(found.get(schema.title) ?? []), { schema, value }])
  }
  add(Problem, exampleProblem('VALIDATION', 'https://golf.test'))
  for (const { body, criteria, reply, example } of published) {
    if (body !== undefined) add(body, example.body)
    if (criteria !== undefined) add(criteria, example.criteria)
    add(reply, example.reply)
  }
  return found
}

/** A value as XML, its fields in the order of its schema, as a sequence of XML Schema wants them. */
function document(title: string, schema: object, value: unknown): string {
  return xml(
    title,
    { xmlns: namespace, 'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance' },
    ...fields(schema, value),
  )
}

function fields(schema: object, value: unknown): readonly string[] {
  const properties: Record<string, object> = Object(Object(schema).properties)
  return Object.entries(properties).flatMap(([name, field]) => {
    const inside: unknown = Object(value)[name]
    const values = Array.isArray(inside) ? inside : inside === undefined ? [] : [inside]
    return values.map(each => element(name, 'items' in field ? Object(field.items) : field, each))
  })
}

function element(name: string, schema: object, value: unknown): string {
  if (value === null) return xml(name, { 'xsi:nil': true })
  return xml(name, {}, ...(typeof value === 'object' ? fields(schema, value) : [escaped(String(value))]))
}

async function validate(schema: string, file: string): Promise<void> {
  await promisify(execFile)('xmllint', ['--noout', '--nonet', '--schema', schema, file])
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wadl-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function hasXmllint(): boolean {
  try {
    execFileSync('xmllint', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
