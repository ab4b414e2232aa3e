import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { language, type ScreenWords } from '../../ui/words.ts'
import type { Account } from './Accounts.tsx'

type BlockProps = {
  readonly account: Account
  /** All accounts: who else owns the communities of this one. */
  readonly accounts: readonly Account[]
  readonly words: ScreenWords<'accounts'>
  readonly onClose: () => void
}

/** Blocks an account, and says before which communities nobody would own; or allows it again. */
export function BlockAccount({ account: chosen, accounts, words, onClose }: BlockProps) {
  const account = accounts.find(one => one.administratorId === chosen.administratorId) ?? chosen
  const { administratorId, name } = account
  const isBlocked = account.blockedAt !== undefined
  const alone = isBlocked ? [] : ownedAlone(account, accounts)
  const deed = useDeed(async () => {
    const withoutOwner = alone.map(one => one.communityId)
    await call('setBlocked', { params: { administratorId }, body: { blocked: !isBlocked, withoutOwner } })
    announce(isBlocked ? words.allowed({ name }) : words.blockDone({ name }))
    onClose()
  })
  return (
    <DeedDialog
      title={isBlocked ? words.allowTitle({ name }) : words.blockTitle({ name })}
      submit={isBlocked ? words.allow : words.block}
      harm={!isBlocked}
      deed={deed}
      onClose={onClose}
    >
      {alone.length > 0 && (
        <p class="banner">
          <span>
            {words.ownerless({ name, communities: new Intl.ListFormat(language()).format(alone.map(one => one.name)) })}
          </span>
        </p>
      )}
      <p class="quiet">{isBlocked ? words.allowEffects : words.blockEffects}</p>
    </DeedDialog>
  )
}

/** The communities that nobody who can log in would own without this account. */
function ownedAlone({ administratorId, communities }: Account, accounts: readonly Account[]): Account['communities'] {
  const others = accounts.filter(one => one.administratorId !== administratorId && one.blockedAt === undefined)
  const owned = new Set(
    others.flatMap(one =>
      one.communities.filter(({ role }) => role === 'manager').map(({ communityId }) => communityId),
    ),
  )
  return communities.filter(({ communityId, role }) => role === 'manager' && !owned.has(communityId))
}
