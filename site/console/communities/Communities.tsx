import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { language, type ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { DeclineRequest } from './DeclineRequest.tsx'
import { Health } from './Health.tsx'
import { type CommunityAsked, NewCommunity } from './NewCommunity.tsx'
import { Requests } from './Requests.tsx'

type Words = ScreenWords<'communities'>
type Open = { readonly what: 'new' } | { readonly what: 'approve' | 'decline'; readonly request: CommunityAsked }

/** What an installation holds and how it fares. */
export function Communities({ words }: { readonly words: Words }) {
  const answer = useQuery('listCommunities', {})
  const [open, setOpen, close] = useOpen<Open>()
  const communities = answer.data?.communities
  return (
    <Screen
      title={words.title}
      beside={communities && <span class="beside">{communities.length}</span>}
      actions={
        <button type="button" class="button lead" onClick={() => setOpen({ what: 'new' })}>
          <Icon name="add" />
          {words.add}
        </button>
      }
    >
      <div class="form">
        <Requests words={words} onOpen={(what, request) => setOpen({ what, request })} />
        <Health words={words} />
        {!communities ? <Waiting answers={[answer]} /> : <CommunityTable communities={communities} words={words} />}
      </div>
      {open?.what === 'new' && <NewCommunity words={words} onClose={close} />}
      {open?.what === 'approve' && <NewCommunity words={words} request={open.request} onClose={close} />}
      {open?.what === 'decline' && <DeclineRequest words={words} request={open.request} onClose={close} />}
    </Screen>
  )
}

type CommunityTableProps = { readonly communities: readonly Community[]; readonly words: Words }
type Community = Reply<'listCommunities'>['communities'][number]

function CommunityTable({ communities, words }: CommunityTableProps) {
  const number = new Intl.NumberFormat(language())
  return (
    <section class="panel">
      <table class="list installed">
        <thead>
          <tr>
            <th scope="col">{words.community}</th>
            <th scope="col" class="end">
              {words.players}
            </th>
            <th scope="col" class="end">
              {words.events}
            </th>
          </tr>
        </thead>
        <tbody>
          {communities.map(one => (
            <tr key={one.communityId} class={one.clubCommunityId === undefined ? '' : 'sub'}>
              <th scope="row">
                {one.name}
                <small>{aboutOf(one, words)}</small>
              </th>
              <td class="end">{number.format(one.players)}</td>
              <td class="end">{number.format(one.events)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function aboutOf({ communityId, isClub, clubCommunityId, lastEvent, owners }: Community, words: Words): string {
  const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' })
  return [
    String(communityId),
    isClub ? words.club : undefined,
    owners.length > 0 ? words.ownedBy({ names: owners.join(', ') }) : clubCommunityId === undefined && words.noOwner,
    lastEvent && words.lastEvent({ day: day.format(new Date(lastEvent)) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
