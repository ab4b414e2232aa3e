/** The service over an open database: sample data and pages, HTTP, and the work that goes on beside it. */
import pg from 'pg'
import { said } from '../contract/words/say.ts'
import { createApp } from './app.ts'
import { ensureBuilt } from './built/builtScript.ts'
import { firstStartCode } from './domain/accounts/firstStart.ts'
import { startDeliveries } from './domain/webhooks/startDeliveries.ts'
import { listen } from './http/listen.ts'
import { background } from './kernel/background.ts'
import type { Config } from './kernel/config.ts'
import { analyseGrown } from './kernel/database/analyseGrown.ts'
import type { Hold } from './kernel/database/hold.ts'
import type { OpenedDatabase } from './kernel/database/openDatabase.ts'
import { watchDatabase } from './kernel/database/watchDatabase.ts'
import type { Ending } from './kernel/endInOrder.ts'
import { log } from './kernel/log.ts'
import { requireSecret } from './kernel/requireSecret.ts'
import { StartError } from './kernel/startError.ts'
import { createService } from './live/createService.ts'
import { loadDemoInOwnProcess } from './ops/demo/loadDemoInOwnProcess.ts'
import { startPlayingOn } from './ops/demo/playOn.ts'
import { watchDisk } from './ops/health/watchDisk.ts'
import { startHousekeeping } from './ops/housekeeping.ts'
import { startBackups } from './ops/nightly/startBackups.ts'
import { startRehearsals } from './ops/rehearsal/playRehearsals.ts'
import { publishedAccounts } from './ops/sample/publishedAccounts.ts'
import { sayWelcome } from './ops/welcome.ts'
import { startMails } from './web/registrations/startMails.ts'
import { watchOffers } from './web/registrations/watchOffers.ts'

/** Serves, says where, and leaves with `atEnd` how that ends. Throws {@link StartError} and SecretError, and when it is to end before. */
export async function serve(
  config: Config,
  opened: OpenedDatabase,
  hold: Hold,
  { atEnd, signal }: Ending,
): Promise<void> {
  await Promise.all([prepareData(config, opened), ensureBuilt()])
  await requireSecret(config, opened.ownerUrl)
  signal.throwIfAborted()
  const { service, close } = createService(config, opened.requestsUrl, {
    clock: () => Temporal.Now.instant(),
    strict: false,
    onError: error => log('warn', 'A connection to the database broke', error),
  })
  atEnd('the connections to the database', 400, close)
  const stops: (() => unknown)[] = []
  atEnd('what is under way', 5000, () => Promise.all(stops.map(stop => stop())))
  const app = await createApp(service)
  stops.push(() => app.stopServing(4000))
  await startListening(app, config)
  signal.throwIfAborted()
  // The last wall behind `background`: a promise that nobody awaited is a fault to repair, not a reason to leave everybody alone.
  process.on('unhandledRejection', error => log('error', 'Nobody awaited what failed here', error))
  background('PostgreSQL could not look at its tables', () => analyseGrown(opened.ownerUrl))
  stops.push(watchDatabase(opened, hold.renew).stop, startHousekeeping(service).stop)
  stops.push(startBackups(service, opened.ownerUrl).stop, watchDisk(service).stop)
  const deliveries = await startDeliveries(service, {
    url: opened.requestsUrl,
    onError: error => log('error', 'The queue of webhooks', error),
  })
  stops.push(deliveries.stop)
  signal.throwIfAborted()
  const mails = await startMails(service, {
    url: opened.requestsUrl,
    onError: error => log('error', 'The queue of mails', error),
  })
  stops.push(mails.stop, watchOffers(service).stop, startRehearsals(service).stop)
  if (config.playsOn) stops.push(startPlayingOn(service).stop)
  signal.throwIfAborted()
  const code = config.sampleData ? undefined : await firstStartCode(service.database, service.clock())
  sayWelcome(config, code)
}

/** Loads the sample data where it belongs and nothing is yet. */
async function prepareData(config: Config, opened: OpenedDatabase): Promise<void> {
  const client = new pg.Client({ connectionString: opened.ownerUrl })
  await client.connect()
  const { rows } = await client.query('select not exists (select from community) as empty')
  const published = config.environment === 'production' ? await publishedAccounts(client) : []
  await client.end()
  if (published.length > 0) log('warn', said('start.publishedAccounts', { accounts: published.join(', ') }))
  if (rows[0]?.empty === true && config.sampleData) await loadDemoInOwnProcess(opened.ownerUrl, config.playsOn)
}

async function startListening(app: Awaited<ReturnType<typeof createApp>>, config: Config): Promise<void> {
  try {
    await listen(app, config)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE')
      throw new StartError(said('start.trouble.portUsed', { port: config.port, other: config.port + 1 }))
    if (code === 'EACCES') throw new StartError(said('start.trouble.portNeedsRights', { port: config.port }))
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(said('start.trouble.noHost', { host: config.host }))
    throw error
  }
}
