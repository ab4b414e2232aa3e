/** A column that the database fills where an insert leaves it out. */
export type Generated<T> = { readonly generated: T }

/** A row as it is read. */
export type Selectable<Row> = { [K in keyof Row]: Row[K] extends Generated<infer T> ? T : Row[K] }

type CanBeLeftOut<T> = [T] extends [Generated<unknown>] ? true : null extends T ? true : false

/** A row as it is written: what the database fills and what may be null can be left out. */
export type Insertable<Row> = {
  [K in keyof Row as CanBeLeftOut<Row[K]> extends false ? K : never]: Row[K]
} & {
  [K in keyof Row as CanBeLeftOut<Row[K]> extends false ? never : K]?:
    | (Row[K] extends Generated<infer T> ? T : Row[K])
    | undefined
}
