/** What a command works with: the settings, the clock, the terminal and the database, which it opens when it needs it. */
import { resolve } from 'node:path'
import type { Language } from '../../../contract/words/languages.ts'
import type { Origin } from '../../domain/audit/record.ts'
import type { Config } from '../../kernel/config.ts'
import { analyseGrown } from '../../kernel/database/analyseGrown.ts'
import { connect, type Database, type Transaction } from '../../kernel/database/connect.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { type OpenedDatabase, openDatabase } from '../../kernel/database/openDatabase.ts'
import { createForeignFiles, type ForeignFiles, usualForeignLimits } from '../../kernel/foreign/foreignFiles.ts'
import type { Sender } from '../../kernel/mail/mailed.ts'
import { type Line, spokenLine } from '../../kernel/saidError.ts'

export type Terminal = {
  /** Says a line of the result. */
  readonly print: (line: string) => void
  /** Says how far long work has come; no part of the result. */
  readonly progress: (line: string) => void
}

export type Shell = {
  readonly language: Language
  /** Says a line of the result. */
  readonly print: (line: Line) => void
  /** Says lines of two parts; the first ones are as wide as the widest of them. */
  readonly table: (rows: readonly (readonly [Line, Line])[]) => void
  /** Says how far long work has come; no part of the result. */
  readonly progress: (line: Line) => void
  readonly config: Config
  readonly now: Temporal.Instant
  /** The file that a path on the command line means. */
  readonly file: (path: string) => string
  readonly ownerUrl: () => Promise<string>
  /** Reads the files that others made, in a process of its own. */
  readonly foreignFiles: ForeignFiles
  readonly read: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  /** One transaction over everything; `origin` names the operator in the audit. */
  readonly write: <T>(work: (tx: Transaction, origin: Origin) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** The operator has files of a season or of all courses of a country: 256 MiB of JSON are several times that as values. */
const mostMiBOfFile = 3072

/** `folder`: where relative paths of the command line begin. */
export function createShell(config: Config, folder: string, language: Language, terminal: Terminal): Shell {
  const now = Temporal.Now.instant()
  const foreignFiles = createForeignFiles({ ...usualForeignLimits, mostMiB: mostMiBOfFile })
  let opened: Promise<OpenedDatabase> | undefined
  let database: Promise<Database> | undefined
  let hasWritten = false
  const open = () => {
    opened ??= openDatabase(config)
    return opened
  }
  const connected = () => {
    database ??= open().then(({ ownerUrl }) =>
      connect({ url: ownerUrl, poolSize: 1, onError: () => undefined, asOwner: true }),
    )
    return database
  }
  const say = (line: Line) => spokenLine(line, language)
  return {
    language,
    print: line => terminal.print(say(line)),
    table: rows => aligned(rows.map(([first, rest]) => [say(first), say(rest)])).forEach(terminal.print),
    progress: line => terminal.progress(say(line)),
    config,
    now,
    foreignFiles,
    file: path => resolve(folder, path),
    ownerUrl: async () => (await open()).ownerUrl,
    read: async work => (await connected()).read('everything', work),
    async write(work) {
      const done = await (await connected()).write('everything', tx => work(tx, { actor: 'operator', now }))
      hasWritten = true
      return done
    },
    async close() {
      await foreignFiles.close()
      // What failed to open has been told already.
      await database?.then(it => it.close()).catch(() => undefined)
      const running = await opened?.catch(() => undefined)
      if (!running) return
      // What was done is done, whether the planner knows of it or not.
      if (hasWritten) await analyseGrown(running.ownerUrl).catch(() => undefined)
      await stopUnlessUsed(running)
    },
  }
}

function aligned(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([first]) => first.length))
  return rows.map(([first, rest]) => `${first.padEnd(width)}  ${rest}`)
}

/** How a command mails: what fails is kept in the database. */
export function senderOf({ config, write }: Shell): Sender {
  return { config, database: { write: (_scope, work) => write(work) } }
}

/** A database that was started for this command ends with it, unless a server has begun to use it meanwhile. */
async function stopUnlessUsed(opened: OpenedDatabase): Promise<void> {
  if (opened.adopted) return
  const others = await withClient(opened.ownerUrl, client =>
    client.query("select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()"),
  )
  if (others.rowCount === 0) await opened.stop()
}
