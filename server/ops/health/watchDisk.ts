import { hostname } from 'node:os'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { operatorsToMail } from '../../domain/credentials/credentials.sql.ts'
import { background } from '../../kernel/background.ts'
import { log } from '../../kernel/log.ts'
import { mailed } from '../../kernel/mail/mailed.ts'
import type { Service } from '../../live/service.ts'
import { diskOf } from './disk.ts'
import { writeTrouble } from './requireWrites.ts'

const lookMilliseconds = 10 * 1000

type Level = 'fine' | 'high' | 'full'
const levels: readonly Level[] = ['fine', 'high', 'full']

/** From which share on a disk is nearly full, and below which it is fine again: one that goes to and fro is told once. */
const highFrom = 0.9
const fineBelow = 0.88

/** What the log says. */
const sentences: Readonly<Record<Level, string>> = {
  fine: 'The disk has room again.',
  high: 'The disk is more than 90% full. Make room: once it is full, nothing can be saved.',
  full: 'The database disk is full, so nothing can be saved. Pages are still shown. Saving resumes by itself once there is room.',
}

/** Looks at the disk until stopped: a line of the log when it fills or has room again, and a mail to operators when it fills. */
export function watchDisk(service: Service): { readonly stop: () => void } {
  const look = createDiskWatch(service)
  const lookOnce = () => background('The disk could not be looked at', look)
  lookOnce()
  const timer = setInterval(lookOnce, lookMilliseconds)
  return { stop: () => clearInterval(timer) }
}

/** Looks once with each call. A mail that could not go out, because the database was away, goes with the next look. */
export function createDiskWatch(service: Service): () => Promise<void> {
  let said: Level = 'fine'
  let told: Level = 'fine'
  return async () => {
    const level = await levelOf(service, said)
    if (level !== said) log(level === 'full' ? 'error' : level === 'high' ? 'warn' : 'info', sentences[level])
    said = level
    if (levels.indexOf(level) > levels.indexOf(told)) await tell(service, level)
    told = level
  }
}

async function levelOf(service: Service, before: Level): Promise<Level> {
  const trouble = await writeTrouble(service)
  if (trouble?.reason === 'disk') return 'full'
  const disk = await diskOf(service.config)
  const share = disk ? 1 - disk.freeMebibytes / disk.mebibytes : 0
  return share >= (before === 'fine' ? highFrom : fineBelow) ? 'high' : 'fine'
}

/** At once and past the queue, which may be on the full disk. */
async function tell(service: Service, level: Level): Promise<void> {
  const { config, database } = service
  if (!config.mail) return
  const url = `${config.baseUrl}${pathOf('communities', {})}`
  const machine = hostname()
  for (const { email, language } of await database.read('everything', operatorsToMail)) {
    const { full, fullHow, high, highHow } = wordsIn(language).letters.disk
    const [subject, how] = level === 'full' ? [full, fullHow] : [high, highHow]
    const lines = [how({ machine }), url]
    await mailed(service, { about: 'operators', fromName: 'Caddiemaster', to: email, subject, lines })
  }
}
