/** SQL by tagged template: what stands in braces is sent as a parameter, unless it is SQL itself. */

/** `sql<Row>\`select ... where id = ${id}\``; the type is that of a row, or of the value of an expression. */
export const sql = Object.assign(template, { join, ref: name, table: name, raw })

/** A piece of SQL, or a whole statement. `T` is the type of its value, or of the rows of the statement. */
export class Sql<T = unknown> {
  /** Known to the compiler only. */
  declare readonly type: T
  /** The text before, between and behind the parameters. */
  readonly texts: readonly string[]
  readonly parameters: readonly unknown[]
  /** The template as it stands in the source; the tests know the statement by it. */
  readonly template: readonly string[]

  constructor(texts: readonly string[], parameters: readonly unknown[] = [], template = texts) {
    this.texts = texts
    this.parameters = parameters
    this.template = template
  }

  /** The text as PostgreSQL takes it, with `$1` for the first parameter. */
  get text(): string {
    let text = this.texts[0] ?? ''
    for (let at = 1; at < this.texts.length; at += 1) text += `$${at}${this.texts[at]}`
    return text
  }
}

// The type is said, never guessed from where the SQL is put.
function template(strings: TemplateStringsArray, ...values: readonly unknown[]): Sql
function template<T>(strings: TemplateStringsArray, ...values: readonly unknown[]): Sql<T>
function template<T>(strings: TemplateStringsArray, ...values: readonly unknown[]): Sql<T> {
  return put(strings, values)
}

/** What is written in `strings` with `values` between: SQL becomes a part of the text, everything else a parameter. */
function put<T>(strings: readonly string[], values: readonly unknown[]): Sql<T> {
  const texts: string[] = []
  const parameters: unknown[] = []
  let open = strings[0] ?? ''
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index]
    if (value instanceof Sql) {
      for (let at = 0; at < value.parameters.length; at += 1) {
        texts.push(open + value.texts[at])
        parameters.push(value.parameters[at])
        open = ''
      }
      open += value.texts.at(-1)
    } else {
      texts.push(open)
      parameters.push(value)
      open = ''
    }
    open += strings[index + 1]
  }
  texts.push(open)
  return new Sql(texts, parameters, strings)
}

/** The items with `between` between them; what is no SQL becomes a parameter. */
function join<T = unknown>(items: readonly unknown[] | readonly Sql<T>[], between = ', '): Sql<T> {
  const strings = items.map((_, index) => (index === 0 ? '' : between))
  return put([...strings, ''], items)
}

/** A column or a table by its name, with the table in front of a column where it needs one. */
function name(dotted: string): Sql {
  return raw(
    dotted
      .split('.')
      .map(part => `"${part.replaceAll('"', '""')}"`)
      .join('.'),
  )
}

/** Text of ours as it stands: never what somebody wrote. */
function raw<T = unknown>(text: string): Sql<T> {
  return new Sql([text])
}
