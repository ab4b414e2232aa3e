/** Starts the service: settings, database, HTTP; ends it in order. `--demo`: the testing environment with sample data. */
import { setTimeout as wait } from 'node:timers/promises'
import { said } from '../contract/words/say.ts'
import { staleScripts } from './built/builtScript.ts'
import { type Config, readConfig } from './kernel/config.ts'
import { holdDatabase } from './kernel/database/hold.ts'
import { openDatabase } from './kernel/database/openDatabase.ts'
import { diskTrouble } from './kernel/diskTrouble.ts'
import { type Ending, endInOrder } from './kernel/endInOrder.ts'
import { log } from './kernel/log.ts'
import { SaidError } from './kernel/saidError.ts'

const demo = process.argv.includes('--demo')

// What Node itself has to say is a line of the log as well.
process.removeAllListeners('warning')
process.on('warning', warning => log('warn', warning.message, warning))
process.on('uncaughtException', error => {
  log('fatal', 'A fault ended the server', error)
  process.exit(1)
})

if (process.argv.includes('--help')) {
  const { startHelp } = await import('./ops/startHelp.ts')
  console.log(startHelp(demo, process.env))
} else if (Number(process.versions.node.split('.')[0]) < 26) {
  log('fatal', said('start.wrongNode', { version: process.versions.node }))
  process.exitCode = 1
} else {
  try {
    const config = readConfig(process.env, demo)
    // Before anything runs that would have to be stopped again.
    staleScripts()
    await endInOrder(ending => start(config, ending))
  } catch (error) {
    const trouble = error instanceof SaidError ? error : diskTrouble(error)
    if (trouble === undefined) log('fatal', said('start.failed'), error)
    else log('fatal', trouble)
    process.exitCode = 1
  }
}

async function start(config: Config, { atEnd, signal }: Ending): Promise<void> {
  // A signal that comes while the database starts waits for it, and then ends it. One that another server started is not
  // ended before this one holds it.
  const opening = openDatabase(config, () => void readModules().catch(() => undefined))
  let isHeld = false
  atEnd('the private database', 9000, async () => {
    const started = await opening.catch(() => undefined)
    if (started && (isHeld || !started.adopted)) await started.stop(2000)
  })
  const opened = await opening
  signal.throwIfAborted()
  if (opened.warning !== undefined) log('warn', opened.warning)
  const hold = await holdDatabase(config, opened)
  isHeld = true
  atEnd('the hold on the database', 100, hold.end)
  try {
    const { serve } = await readModules()
    await serve(config, opened, hold, { atEnd, signal })
  } catch (error) {
    if (!signal.aborted) {
      await hold.end()
      if (!opened.adopted) await opened.stop()
    }
    throw error
  }
}

/** The thousand modules of the service: read, which takes a second or two, while PostgreSQL makes its files or starts. Whoever is refused the database has not waited for them. */
async function readModules(): Promise<typeof import('./serve.ts')> {
  // Reading leaves nothing else a turn: PostgreSQL has to be on its way first.
  await wait(0)
  return import('./serve.ts')
}
