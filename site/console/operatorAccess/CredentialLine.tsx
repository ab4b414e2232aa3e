import { ago } from '../../ui/ago.ts'
import type { Reply } from '../../ui/call.ts'
import { timeFormat } from '../../ui/clock.ts'
import { Menu } from '../../ui/Menu.tsx'
import { language, type ScreenWords } from '../../ui/words.ts'

type CredentialLineProps = {
  readonly credential: Reply<'listCredentials'>['credentials'][number]
  readonly words: ScreenWords<'operatorAccess'>
  readonly onOpen: (what: 'renew' | 'revoke') => void
}

/** What a program logs in with: what for, what it reaches, how it was used. */
export function CredentialLine({ credential, words, onOpen }: CredentialLineProps) {
  const { email, intendedUse, scope, since, reaches, hasPassword, linkUntil, lastCallAt, callsToday } = credential
  const day = timeFormat({ dateStyle: 'medium' })
  const time = timeFormat({ dateStyle: 'short', timeStyle: 'short' })
  const list = new Intl.ListFormat(language())
  const waits =
    linkUntil === undefined ? words.linkEnded : words.waitsForContact({ when: time.format(new Date(linkUntil)) })
  const called = lastCallAt === undefined ? words.neverCalled : words.lastCall({ when: ago(lastCallAt) })
  return (
    <li>
      <strong>{email}</strong>
      <span class="end">
        <span class="quiet">{hasPassword ? called : waits}</span>
        <Menu
          label={words.more({ email })}
          icon="more"
          look="button plain tight"
          items={[
            { words: words.renew, run: () => onOpen('renew') },
            { words: words.revoke, harm: true, run: () => onOpen('revoke') },
          ]}
        />
      </span>
      <small class="whole quiet">{intendedUse}</small>
      <small class="whole quiet">
        {[
          list.format(reaches.map(one => (one.isClub ? words.withGroups({ name: one.name }) : one.name))),
          scope === 'read' ? words.reads : words.writes,
          words.since({ day: day.format(new Date(since)) }),
          ...(lastCallAt === undefined ? [] : [words.today({ count: callsToday })]),
        ].join(' · ')}
      </small>
    </li>
  )
}
