import type { Refuse } from '../../kernel/refuse.ts'
import type { Caller } from './callers.ts'

/** Of what an operation does, a helper with a link may do a part. Refuses the rest with `UNAUTHORIZED`; nobody else is asked. */
export function requireOfLink(
  refuse: Refuse<'UNAUTHORIZED'>,
  { link }: Pick<Caller, 'link'>,
  may: (purpose: NonNullable<Caller['link']>['purpose']) => boolean,
): void {
  if (link && !may(link.purpose)) refuse('UNAUTHORIZED', 'link')
}
