import { useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Link } from '../../ui/router.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { session } from '../session.ts'

type Props = { readonly communityId: number; readonly words: ScreenWords<'clubSettings'> }

/** The sub communities of a club, and the way to one more. */
export function SubCommunities({ communityId, words }: Props) {
  const [isMaking, setMaking] = useState(false)
  const own = session.communities.filter(one => one.clubCommunityId === communityId)
  return (
    <section class="panel padded">
      <h2>{words.subs}</h2>
      <p class="quiet">{words.subsWhy}</p>
      <ul class="lines">
        {own.map(one => (
          <li key={one.communityId}>
            <Link to="events" params={{ communityId: String(one.communityId) }}>
              {one.name}
            </Link>
          </li>
        ))}
      </ul>
      <p class="bar">
        <button type="button" class="button" onClick={() => setMaking(true)}>
          {words.addSub}
        </button>
      </p>
      {isMaking && <Make communityId={communityId} words={words} onClose={() => setMaking(false)} />}
    </section>
  )
}

/** The page is read anew afterwards: the session has one community more. */
function Make({ communityId, words, onClose }: Props & { readonly onClose: () => void }) {
  const [name, setName] = useState('')
  const deed = useDeed(async () => {
    const made = await call('createSubCommunity', { params: { communityId }, body: { name: name.trim() } })
    location.assign(pathOf('home', { communityId: String(made.communityId) }))
  })
  return (
    <DeedDialog title={words.addSub} submit={words.makeSub} disabled={name.trim() === ''} deed={deed} onClose={onClose}>
      <Field
        label={words.name}
        hint={words.subHint}
        value={name}
        onInput={setName}
        maxLength={100}
        error={deed.errorAt('/name')}
        required
        autofocus
      />
    </DeedDialog>
  )
}
