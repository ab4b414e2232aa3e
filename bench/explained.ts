/** Explains each statement that the service sends, on the connection and in the moment in which it sends it. */
import pg from 'pg'

export type Explained = {
  readonly text: string
  readonly milliseconds: number
  /** Pages of 8 KB that it looked at. */
  readonly pages: number
  /** Rows that it took from each table, also those that it then left out. */
  readonly rows: ReadonlyMap<string, number>
  /** Tables that it read from one end to the other. */
  readonly scanned: readonly string[]
}

type Node = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly Node[]
}

/** What `work` sends, explained; each statement is done twice, the first time taken back. */
export async function explained(work: () => Promise<unknown>): Promise<readonly Explained[]> {
  const found: Promise<Explained | undefined>[] = []
  const send = pg.Client.prototype.query as (...args: unknown[]) => Promise<pg.QueryResult>
  const opened = new WeakSet<object>()
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [statement] = args
    if (typeof statement === 'string') {
      if (/^begin/.test(statement)) opened.add(this)
      if (/^(commit|rollback)/.test(statement)) opened.delete(this)
    } else if (isStatement(statement)) {
      const isOpen = opened.has(this)
      if (isOpen) send.call(this, 'savepoint looked_at').catch(() => undefined)
      const { text, values } = statement
      found.push(
        send
          .call(this, { text: `explain (analyze, buffers, format json) ${text}`, values })
          .then(planOf(text), () => undefined),
      )
      if (isOpen) send.call(this, 'rollback to savepoint looked_at').catch(() => undefined)
    }
    return send.apply(this, args)
  } as typeof pg.Client.prototype.query
  try {
    await work()
    return (await Promise.all(found)).filter(one => one !== undefined)
  } finally {
    pg.Client.prototype.query = send as typeof pg.Client.prototype.query
  }
}

function isStatement(value: unknown): value is { readonly text: string; readonly values: unknown[] } {
  return typeof value === 'object' && value !== null && 'text' in value && 'values' in value
}

function planOf(text: string): (answer: pg.QueryResult) => Explained {
  return answer => {
    const [{ Plan: plan, 'Execution Time': milliseconds }] = answer.rows[0]['QUERY PLAN']
    const scans = scansOf(plan)
    const rows = new Map<string, number>()
    for (const { table, count } of scans) rows.set(table, (rows.get(table) ?? 0) + count)
    return {
      text,
      milliseconds,
      pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      rows,
      scanned: scans.filter(({ isWhole }) => isWhole).map(({ table }) => table),
    }
  }
}

type Scan = { readonly table: string; readonly count: number; readonly isWhole: boolean }

function scansOf(node: Node): readonly Scan[] {
  const table = node['Relation Name']
  const below = (node.Plans ?? []).flatMap(scansOf)
  if (table === undefined || !node['Node Type'].endsWith('Scan')) return below
  const count = Math.round((node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'])
  return [{ table, count, isWhole: node['Node Type'] === 'Seq Scan' }, ...below]
}
