import { useState } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Find } from '../../ui/Find.tsx'
import { plain } from '../../ui/grid.ts'
import { useChoice } from '../../ui/router.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { AccountLine } from './AccountLine.tsx'
import { BlockAccount } from './BlockAccount.tsx'
import { MarkOperator } from './MarkOperator.tsx'

export type Account = Reply<'listAccounts'>['accounts'][number]

const pageOf = 50

/** Who has an account, where with which role, and who runs the installation. */
export function Accounts({ words }: { readonly words: ScreenWords<'accounts'> }) {
  const answer = useQuery('listAccounts', {})
  const [find, setFind] = useChoice<string>('find', '')
  const [most, setMost] = useState(pageOf)
  const [open, setOpen, close] = useOpen<Account>()
  const [blocking, setBlocking, closeBlocking] = useOpen<Account>()
  const accounts = answer.data?.accounts ?? []
  const found = accounts.filter(account => plain(sought(account)).includes(plain(find)))
  return (
    <Screen
      title={words.title}
      beside={answer.data && <span class="beside">{accounts.length}</span>}
      actions={<Find label={words.find} value={find} onFind={setFind} />}
    >
      {!answer.data ? (
        <Waiting answers={[answer]} />
      ) : (
        <div class="form">
          <section class="panel padded">
            {found.length === 0 && <p class="quiet">{words.none}</p>}
            <ul class="lines staff">
              {found.slice(0, most).map(account => (
                <AccountLine
                  key={account.administratorId}
                  account={account}
                  words={words}
                  onMark={() => setOpen(account)}
                  onBlock={() => setBlocking(account)}
                />
              ))}
            </ul>
            {found.length > most && (
              <button type="button" class="button" onClick={() => setMost(most + pageOf)}>
                {words.more({ left: found.length - most })}
              </button>
            )}
          </section>
        </div>
      )}
      {open && <MarkOperator account={open} words={words} onClose={close} />}
      {blocking && <BlockAccount account={blocking} accounts={accounts} words={words} onClose={closeBlocking} />}
    </Screen>
  )
}

function sought({ name, email, communities }: Account): string {
  return [name, email, ...communities.map(one => one.name)].join(' ')
}
