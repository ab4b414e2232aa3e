/** Starts the service: settings, database, HTTP; ends it in order. `--demo`: the testing environment with sample data. */
import pg from 'pg'
import { createApp } from './app.ts'
import { firstStartCode } from './domain/accounts/firstStart.ts'
import { startDeliveries } from './domain/webhooks/startDeliveries.ts'
import { listen } from './http/listen.ts'
import { background } from './kernel/background.ts'
import { ensureBuilt, NotBuiltError, staleScripts } from './kernel/built/builtScript.ts'
import { type Config, ConfigError, readConfig, settingsHelp } from './kernel/config.ts'
import { analyseGrown } from './kernel/database/analyseGrown.ts'
import { HeldError, holdDatabase } from './kernel/database/hold.ts'
import { MigrationError } from './kernel/database/migrate.ts'
import { type OpenedDatabase, openDatabase } from './kernel/database/openDatabase.ts'
import { EmbeddedError } from './kernel/database/private/embeddedError.ts'
import { watchDatabase } from './kernel/database/watchDatabase.ts'
import { diskTrouble } from './kernel/diskTrouble.ts'
import { endInOrder } from './kernel/endInOrder.ts'
import { createService } from './live/createService.ts'
import { startHousekeeping } from './ops/housekeeping.ts'
import { startBackups } from './ops/nightly/startBackups.ts'
import { startRehearsals } from './ops/rehearsal/playRehearsals.ts'
import { loadSampleDataInOwnProcess } from './ops/sample/loadSampleDataInOwnProcess.ts'
import { welcome } from './ops/welcome.ts'
import { startMails } from './web/registration/startMails.ts'
import { watchOffers } from './web/registration/watchOffers.ts'

/** The port or the address cannot be used. */
class StartError extends Error {}

const demo = process.argv.includes('--demo')

if (process.argv.includes('--help')) {
  console.log(
    `Starts Caddiemaster${demo ? ' as a demo with sample data' : ''}. SIGTERM or Ctrl-C ends it in order.\n\n${settingsHelp()}`,
  )
} else if (Number(process.versions.node.split('.')[0]) < 26) {
  console.error(
    `This is Node ${process.versions.node}; Caddiemaster brings its own. Start it with "npm start" or "npm run demo".`,
  )
  process.exitCode = 1
} else {
  try {
    await start(readConfig(process.env, demo))
  } catch (error) {
    const kinds = [ConfigError, EmbeddedError, HeldError, MigrationError, NotBuiltError, StartError]
    const expected = kinds.some(kind => error instanceof kind) && error instanceof Error ? error.message : undefined
    console.error(expected ?? diskTrouble(error) ?? error)
    process.exitCode = 1
  }
}

async function start(config: Config): Promise<void> {
  // Before anything runs that would have to be stopped again.
  staleScripts()
  const atEnd = endInOrder()
  // A signal that comes while the database starts waits for it, and then ends it. One that another server started is not
  // ended before this one holds it.
  const opening = openDatabase(config)
  let isHeld = false
  atEnd('the private database', 9000, async () => {
    const started = await opening.catch(() => undefined)
    if (started && (isHeld || !started.adopted)) await started.stop(2000)
  })
  const opened = await opening
  if (opened.warning !== undefined) console.error(opened.warning)
  const hold = await holdDatabase(config, opened)
  isHeld = true
  atEnd('the hold on the database', 100, hold.end)
  try {
    await Promise.all([prepareData(config, opened), ensureBuilt()])
    const { service, close } = createService(config, opened.requestsUrl, {
      clock: () => Temporal.Now.instant(),
      strict: false,
      onError: error => console.error(`A connection to the database broke: ${error.message}`),
    })
    atEnd('the connections to the database', 400, close)
    const stops: (() => unknown)[] = []
    atEnd('what is under way', 5000, () => Promise.all(stops.map(stop => stop())))
    const app = await createApp(service)
    stops.push(() => app.stopServing(4000))
    await startListening(app, config)
    // The last wall behind `background`: a promise that nobody awaited is a fault to repair, not a reason to leave everybody alone.
    process.on('unhandledRejection', error => console.error('Nobody awaited what failed here:', error))
    background('PostgreSQL could not look at its tables', () => analyseGrown(opened.ownerUrl))
    stops.push(watchDatabase(opened, hold.renew).stop, startHousekeeping(service).stop)
    stops.push(startBackups(service, opened.ownerUrl).stop)
    const deliveries = await startDeliveries(service, {
      url: opened.requestsUrl,
      onError: error => console.error(`The queue of webhooks: ${error.message}`),
    })
    stops.push(deliveries.stop)
    const mails = await startMails(service, {
      url: opened.requestsUrl,
      onError: error => console.error(`The queue of mails: ${error.message}`),
    })
    stops.push(mails.stop, watchOffers(service).stop, startRehearsals(service).stop)
    const code = config.sampleData ? undefined : await firstStartCode(service.database, service.clock())
    console.log(welcome(config, code))
  } catch (error) {
    await hold.end()
    if (!opened.adopted) await opened.stop()
    throw error
  }
}

/** Loads the sample data where it belongs and nothing is yet. */
async function prepareData(config: Config, opened: OpenedDatabase): Promise<void> {
  const client = new pg.Client({ connectionString: opened.ownerUrl })
  await client.connect()
  const { rows } = await client.query('select not exists (select from community) as empty')
  await client.end()
  if (rows[0]?.empty === true && config.sampleData) await loadSampleDataInOwnProcess(opened.ownerUrl)
}

async function startListening(app: Awaited<ReturnType<typeof createApp>>, config: Config): Promise<void> {
  try {
    await listen(app, config)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE')
      throw new StartError(
        `PORT ${config.port} is used by another program. Choose another, such as PORT=${config.port + 1}.`,
      )
    if (code === 'EACCES') throw new StartError(`PORT ${config.port} needs more rights. Choose one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(
        `HOST "${config.host}" is no address of this machine. 127.0.0.1 is for this machine only, 0.0.0.0 for everybody.`,
      )
    throw error
  }
}
