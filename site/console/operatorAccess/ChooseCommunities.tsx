import { useState } from 'preact/hooks'
import { useQuery } from '../../ui/data.ts'
import { Check, Field } from '../../ui/Field.tsx'
import { plain } from '../../ui/grid.ts'
import type { ScreenWords } from '../../ui/words.ts'

type ChooseCommunitiesProps = {
  readonly words: ScreenWords<'operatorAccess'>
  readonly chosen: readonly number[]
  readonly onChoose: (chosen: readonly number[]) => void
  readonly error: string | undefined
}

/** How many are offered at once: of more, a letter of the name helps sooner than reading. */
const mostOffered = 8

/** What a credential reaches: some of all communities, found by name or number. A chosen club takes its groups along. */
export function ChooseCommunities({ words, chosen, onChoose, error }: ChooseCommunitiesProps) {
  const [sought, setSought] = useState('')
  const all = useQuery('listCommunities', {}).data?.communities ?? []
  const isChosen = (communityId: number | undefined) => communityId !== undefined && chosen.includes(communityId)
  const found = all.filter(
    ({ communityId, name, clubCommunityId }) =>
      !isChosen(clubCommunityId) &&
      !isChosen(communityId) &&
      (plain(name).includes(plain(sought.trim())) || String(communityId) === sought.trim()),
  )
  const offered = found.slice(0, mostOffered)
  return (
    <>
      <Field
        label={words.communities}
        hint={
          found.length > mostOffered
            ? words.moreCommunities({ more: found.length - mostOffered })
            : words.communitiesHint
        }
        type="search"
        value={sought}
        onInput={setSought}
        error={error}
      />
      <fieldset>
        <legend class="hidden">{words.reach}</legend>
        {[...all.filter(one => isChosen(one.communityId)), ...offered].map(({ communityId, name, isClub }) => (
          <Check
            key={communityId}
            words={isClub ? words.withGroups({ name }) : name}
            checked={isChosen(communityId)}
            onChange={isOn => onChoose(isOn ? [...chosen, communityId] : chosen.filter(id => id !== communityId))}
          />
        ))}
        {found.length === 0 && sought.trim() !== '' && <p class="quiet">{words.noCommunity}</p>}
      </fieldset>
    </>
  )
}
