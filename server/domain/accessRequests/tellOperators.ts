import { pathOf } from '../../../contract/site/consoleScreens.ts'
import type { Letter } from '../../kernel/mail/mailed.ts'
import { queueLetter } from '../../kernel/mail/queueLetter.ts'
import { operatorEmails } from '../credentials/credentials.sql.ts'
import { waiting } from '../credentials/letters.ts'
import type { DomainService } from '../operation/domainService.ts'

type Telling = Pick<DomainService, 'config' | 'database' | 'secrets' | 'clock'>

/** What nobody has read after this time has been seen in the console. */
const goodForHours = 48

/** Mails every operator that requests wait for a decision: those for access, or those of another `screen`. */
export function tellOperators(
  service: Telling,
  subject: string,
  lines: readonly string[],
  screen: 'operatorAccess' | 'communities' = 'operatorAccess',
): Promise<void> {
  const url = `${service.config.baseUrl}${pathOf(screen, {})}`
  return mailOperators(service, to => waiting(to, subject, lines, url))
}

/** Queues a letter to every operator. */
export async function mailOperators(service: Telling, letterTo: (email: string) => Letter): Promise<void> {
  if (!service.config.mail) return
  const until = service.clock().add({ hours: goodForHours })
  await service.database.write('everything', async tx => {
    for (const to of await operatorEmails(tx)) await queueLetter(tx, service, letterTo(to), until)
  })
}
