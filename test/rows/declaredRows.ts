/** The rows that the source declares: of every `sql<Row>` in the server its template and its type, as the compiler has them. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node, TypeNode } from 'typescript/unstable/ast'
import {
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
} from 'typescript/unstable/ast/is'
import {
  API,
  type Checker,
  type Symbol as Property,
  SymbolFlags,
  type Type,
  TypeFlags,
  type TypeReference,
} from 'typescript/unstable/async'

/** What a value may be. Without any of these it may be whatever it is. */
export type Shape = {
  readonly isNullable?: true
  readonly kinds?: readonly ('string' | 'number' | 'boolean')[]
  /** The only texts that it may be. */
  readonly texts?: readonly string[]
  readonly items?: Shape
  readonly fields?: Fields
}

export type Fields = Readonly<Record<string, Shape & { readonly isOptional?: true }>>

/** A row by the template of its statement, see {@link keyOf}. */
export type DeclaredRows = Readonly<Record<string, { readonly place: string; readonly fields: Fields }>>

const root = join(import.meta.dirname, '../..')
/** Types deeper than this are not looked into. */
const deepest = 5

/** The one name of a template: its texts, with a gap for each value. */
export function keyOf(template: readonly string[]): string {
  return template.join('\u0000')
}

/** Reads every declared row. Takes the compiler some seconds. */
export async function declaredRows(): Promise<DeclaredRows> {
  const api = new API({ cwd: root })
  try {
    const config = join(root, 'tsconfig.json')
    const snapshot = await api.updateSnapshot({ openProjects: [config] })
    const project = snapshot.getProject(config)
    if (!project) throw new Error(`The compiler has no project ${config}.`)
    const rows: Record<string, { place: string; fields: Fields }> = {}
    for (const path of globSync('server/**/*.ts', { cwd: root }).filter(isRead)) {
      const source = await project.program.getSourceFile(join(root, path))
      if (!source) throw new Error(`The compiler has no file ${path}.`)
      for (const { template, row, position } of statementsIn(source)) {
        const type = await project.checker.getTypeFromTypeNode(row)
        const fields = type && (await fieldsOf(project.checker, type, 0))
        const line = source.text.slice(0, position).split('\n').length
        if (!fields) continue
        const key = keyOf(template)
        const same = rows[key]
        rows[key] = { place: `${path}:${line}`, fields: same ? either(same.fields, fields) : fields }
      }
    }
    return rows
  } finally {
    await api.close()
  }
}

function isRead(path: string): boolean {
  return !path.endsWith('.test.ts') && readFileSync(join(root, path), 'utf8').includes('sql<')
}

type Declared = { readonly template: readonly string[]; readonly row: TypeNode; readonly position: number }

function statementsIn(source: Node): readonly Declared[] {
  const found: Declared[] = []
  const visit = (node: Node): undefined => {
    if (isTaggedTemplateExpression(node) && isIdentifier(node.tag) && node.tag.text === 'sql') {
      const row = node.typeArguments?.[0]
      if (row) found.push({ template: textsOf(node.template), row, position: node.pos + 1 })
    }
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

function textsOf(template: Node): readonly string[] {
  if (isNoSubstitutionTemplateLiteral(template)) return [template.text]
  if (!isTemplateExpression(template)) throw new Error('A template is neither with nor without values.')
  return [template.head.text, ...template.templateSpans.map(span => span.literal.text)]
}

/** The fields of a row; undefined where only a caller or a value knows them, and for the value of an expression. */
async function fieldsOf(checker: Checker, type: Type, depth: number): Promise<Fields | undefined> {
  if (type.isUnionType()) {
    const members = await Promise.all((await type.getTypes()).map(member => fieldsOf(checker, member, depth)))
    const known = members.filter(member => member !== undefined)
    return known.length < members.length ? undefined : known.reduce(either)
  }
  if (type.flags & (TypeFlags.TypeParameter | TypeFlags.Primitive)) return undefined
  if (type.isIntersectionType() && (await type.getTypes()).some(({ flags }) => flags & TypeFlags.TypeParameter))
    return undefined
  if (await isOpen(checker, type)) return undefined
  const properties = await checker.getPropertiesOfType(type)
  const named = properties.map(async property => [property.name, await shapeOfProperty(checker, property, depth)])
  return Object.fromEntries(await Promise.all(named))
}

async function shapeOfProperty(checker: Checker, property: Property, depth: number) {
  const type = await checker.getTypeOfSymbol(property)
  const shape: Shape = type ? await shapeOf(checker, type, depth) : {}
  return property.flags & SymbolFlags.Optional ? { ...shape, isOptional: true as const } : shape
}

async function shapeOf(checker: Checker, type: Type, depth: number): Promise<Shape> {
  const { flags } = type
  if (flags & TypeFlags.Null) return { isNullable: true }
  if (flags & TypeFlags.BooleanLike) return { kinds: ['boolean'] }
  if (flags & TypeFlags.NumberLike) return { kinds: ['number'] }
  if (type.isStringLiteralType()) return { kinds: ['string'], texts: [type.value] }
  if (flags & TypeFlags.StringLike) return { kinds: ['string'] }
  if (type.isUnionType()) {
    const defined = (await type.getTypes()).filter(member => !(member.flags & TypeFlags.Undefined))
    return (await Promise.all(defined.map(member => shapeOf(checker, member, depth)))).reduce(eitherShape)
  }
  if (!(flags & TypeFlags.Object) || depth === deepest) return {}
  if (await checker.isTupleType(type)) return { items: {} }
  if (await checker.isArrayLikeType(type)) {
    const [item] = await checker.getTypeArguments(type as TypeReference)
    return { items: item ? await shapeOf(checker, item, depth + 1) : {} }
  }
  const fields = await fieldsOf(checker, type, depth + 1)
  return fields ? { fields } : {}
}

/** Has fields whose names only a value knows. */
async function isOpen(checker: Checker, type: Type): Promise<boolean> {
  return (await checker.getIndexInfosOfType(type)).length > 0
}

/** One or the other; what only one of them says is not known of both. */
function eitherShape(a: Shape, b: Shape): Shape {
  const isNullable = (a.isNullable || b.isNullable) && { isNullable: true as const }
  if (isNull(a)) return { ...b, ...isNullable }
  if (isNull(b)) return { ...a, ...isNullable }
  return {
    ...isNullable,
    ...(a.kinds && b.kinds && { kinds: [...new Set([...a.kinds, ...b.kinds])] }),
    ...(a.texts && b.texts && { texts: [...new Set([...a.texts, ...b.texts])] }),
    ...(a.items && b.items && { items: eitherShape(a.items, b.items) }),
    ...(a.fields && b.fields && { fields: either(a.fields, b.fields) }),
  }
}

function isNull(shape: Shape): boolean {
  return shape.isNullable === true && Object.keys(shape).length === 1
}

function either(a: Fields, b: Fields): Fields {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return Object.fromEntries(
    names.map(name => {
      const [one, other] = [a[name], b[name]]
      const isOptional = (!one || !other || one.isOptional || other.isOptional) && { isOptional: true as const }
      return [name, { ...(one && other ? eitherShape(one, other) : (one ?? other)), ...isOptional }]
    }),
  )
}
