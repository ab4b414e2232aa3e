/** Starts the service: settings, database, HTTP; ends it in order. `--demo`: the testing environment with sample data. */
import pg from 'pg'
import { createApp } from './app.ts'
import { type Config, ConfigError, readConfig, settingsHelp } from './config.ts'
import { createService } from './createService.ts'
import { EmbeddedError } from './database/embedded.ts'
import { MigrationError } from './database/migrate.ts'
import { type OpenedDatabase, openDatabase } from './database/open.ts'
import { startHousekeeping } from './housekeeping.ts'
import { startMails } from './mail/startMails.ts'
import { watchOffers } from './registration/watchOffers.ts'
import { loadSampleDataApart } from './sample/loadApart.ts'
import { startDeliveries } from './webhooks/startDeliveries.ts'
import { welcome } from './welcome.ts'

/** Another server holds the data folder, or the port. */
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
    const expected = [ConfigError, EmbeddedError, MigrationError, StartError].some(kind => error instanceof kind)
    console.error(expected && error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

async function start(config: Config): Promise<void> {
  const opened = await openDatabase(config)
  const lock = await holdDatabase(config, opened)
  try {
    const firstStart = await prepareData(config, opened)
    const { service, close } = createService(config, opened.ownerUrl, {
      clock: () => Temporal.Now.instant(),
      strict: false,
      onError: error => console.error(`A connection to the database broke: ${error.message}`),
    })
    const app = await createApp(service)
    await listen(app, config)
    const housekeeping = startHousekeeping(service, opened)
    const deliveries = await startDeliveries(service, {
      url: opened.ownerUrl,
      onError: error => console.error(`The queue of webhooks: ${error.message}`),
    })
    const mails = await startMails(service, {
      url: opened.ownerUrl,
      onError: error => console.error(`The queue of mails: ${error.message}`),
    })
    const offers = watchOffers(service)
    console.log(welcome(config, firstStart))
    endInOrder(async () => {
      housekeeping.stop()
      offers.stop()
      await Promise.all([app.close(), deliveries.stop(), mails.stop()])
      await close()
      await lock.end().catch(() => undefined)
      await opened.stop()
    })
  } catch (error) {
    await lock.end().catch(() => undefined)
    if (!opened.adopted) await opened.stop()
    throw error
  }
}

/** One server for each private database: the lock lives as long as this process, however it ends. */
async function holdDatabase(config: Config, opened: OpenedDatabase): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: opened.ownerUrl, application_name: 'caddiemaster lock' })
  client.on('error', () => undefined)
  await client.connect()
  if (config.databaseUrl !== undefined) return client
  const { rows } = await client.query("select pg_try_advisory_lock(hashtext('caddiemaster server')) as held")
  if (rows[0]?.held) return client
  await client.end()
  throw new StartError(
    `Another Caddiemaster server uses the data folder ${config.dataDir}. End it first, or choose another folder with DATA_DIR.`,
  )
}

/** Loads the sample data where it belongs; says whether there is no community yet. */
async function prepareData(config: Config, opened: OpenedDatabase): Promise<boolean> {
  const client = new pg.Client({ connectionString: opened.ownerUrl })
  await client.connect()
  const { rows } = await client.query('select not exists (select from community) as empty')
  await client.end()
  const empty = rows[0]?.empty === true
  if (empty && config.sampleData) {
    await loadSampleDataApart(opened.ownerUrl)
  }
  return empty
}

async function listen(app: Awaited<ReturnType<typeof createApp>>, config: Config): Promise<void> {
  try {
    await app.listen({ host: config.host, port: config.port })
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

function endInOrder(end: () => Promise<void>): void {
  let ending = false
  const once = () => {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), 10_000).unref()
    end().then(
      () => process.exit(0),
      error => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', once)
  process.on('SIGINT', once)
}
