import { ago } from '../../ui/ago.ts'
import { Menu } from '../../ui/Menu.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { frame } from '../frame/frameWords.ts'
import { session } from '../session.ts'
import type { Account } from './Accounts.tsx'

type AccountLineProps = {
  readonly account: Account
  readonly words: ScreenWords<'accounts'>
  readonly onMark: () => void
  readonly onBlock: () => void
}

/** An account: whose it is, how it logs in, when it was last here and what it may do where. */
export function AccountLine({ account, words, onMark, onBlock }: AccountLineProps) {
  const { administratorId, name, email, operator, hasCodes, passkeys, seenAt, blockedAt, communities } = account
  const factors = [...(passkeys > 0 ? [words.passkeys({ count: passkeys })] : []), ...(hasCodes ? [words.codes] : [])]
  const roles = communities.map(one => `${one.name} (${frame().roles[one.role] ?? one.role})`)
  const isOwn = administratorId === session.account.administratorId
  const isBlocked = blockedAt !== undefined
  return (
    <li>
      <strong>{name}</strong>
      {isBlocked && <span class="tag harm">{words.blocked({ ago: ago(blockedAt) })}</span>}
      {operator && <span class="tag">{words.operator}</span>}
      <span class="quiet">{[email, ...(isOwn ? [words.you] : [])].join(' · ')}</span>
      <span class="end">
        <span class="quiet">{seenAt === undefined ? words.notSeen : words.seen({ ago: ago(seenAt) })}</span>
        <Menu
          label={words.actions({ name })}
          icon="more"
          look="button plain tight"
          items={[
            ...(isBlocked ? [] : [{ words: operator ? words.take : words.give, harm: operator, run: onMark }]),
            ...(isOwn ? [] : [{ words: isBlocked ? words.allow : words.block, harm: !isBlocked, run: onBlock }]),
          ]}
        />
      </span>
      <small class="whole quiet">
        {[
          factors.length > 0 ? factors.join(', ') : words.passwordOnly,
          roles.length > 0 ? roles.join(', ') : words.noRole,
        ].join(' · ')}
      </small>
    </li>
  )
}
