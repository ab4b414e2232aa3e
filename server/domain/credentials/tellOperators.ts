import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { mailed } from '../../kernel/mail/mailed.ts'
import type { DomainService } from '../operation/domainService.ts'
import { operatorEmails } from './credentials.sql.ts'
import { waiting } from './letters.ts'

/** Mails every operator that requests wait for a decision: those for access, or those of another `screen`. */
export async function tellOperators(
  { config, database }: Pick<DomainService, 'config' | 'database'>,
  subject: string,
  lines: readonly string[],
  screen: 'operatorAccess' | 'communities' = 'operatorAccess',
): Promise<void> {
  if (!config.mail) return
  const emails = await database.read('everything', operatorEmails)
  for (const to of emails) await mailed(config, waiting(to, subject, lines, `${config.baseUrl}${pathOf(screen, {})}`))
}
