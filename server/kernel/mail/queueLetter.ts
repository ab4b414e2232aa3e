import type { Config } from '../config.ts'
import type { Transaction } from '../database/connect.ts'
import { seal, unseal } from '../sealed.ts'
import type { Secrets } from '../secrets.ts'
import type { Letter } from './mailed.ts'
import { insertLetterJob, type LetterJob } from './mailQueue.sql.ts'

export type Queuing = {
  readonly config: Pick<Config, 'mail'>
  readonly secrets: Pick<Secrets, 'sealKeys'>
}

/**
 * Queues a letter in the transaction of what it tells; it is tried again like every mail, until `until`, after which what it says is
 * no longer good. What it says, such as a link that lets somebody in, stands sealed in the database. Nothing where mail is not set up.
 */
export async function queueLetter(
  tx: Transaction,
  { config, secrets }: Queuing,
  letter: Letter,
  until: Temporal.Instant,
): Promise<void> {
  if (!config.mail) return
  const [key] = secrets.sealKeys
  const { about, ...rest } = letter
  await insertLetterJob(tx, {
    about: 'letter',
    kind: about,
    sealed: seal(key, JSON.stringify(rest)),
    until: until.toString(),
  })
}

/** The letter of a job; undefined when it is too late for it, or nobody can read it any more because the secret is another. */
export function letterOf(
  { sealed, until }: LetterJob,
  { sealKeys }: Pick<Secrets, 'sealKeys'>,
  now: Temporal.Instant,
): Omit<Letter, 'about'> | undefined {
  if (Temporal.Instant.compare(now, Temporal.Instant.from(until)) > 0) return undefined
  const text = unseal(sealKeys, sealed)
  return text === undefined ? undefined : JSON.parse(text)
}
