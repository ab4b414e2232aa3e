import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { language } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { DeclineRequest } from './DeclineRequest.tsx'
import type { en } from './en.ts'
import { Health } from './Health.tsx'
import { type CommunityAsked, NewCommunity } from './NewCommunity.tsx'
import { Requests } from './Requests.tsx'

type Words = typeof en
type Open = { readonly what: 'new' } | { readonly what: 'approve' | 'decline'; readonly request: CommunityAsked }

/** What an installation holds and how it fares. */
export function Communities({ words }: { readonly words: Words }) {
  const answer = useQuery('listCommunities', {})
  const [open, setOpen, close] = useOpen<Open>()
  const communities = answer.data?.communities
  const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(language())
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
        {!communities ? (
          <Waiting answers={[answer]} />
        ) : (
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
                {communities.map(
                  ({ communityId, name, isClub, clubCommunityId, players, events, lastEvent, owners }) => (
                    <tr key={communityId} class={clubCommunityId === undefined ? '' : 'sub'}>
                      <th scope="row">
                        {name}
                        <small>
                          {[
                            String(communityId),
                            isClub ? words.club : undefined,
                            owners.length > 0
                              ? words.ownedBy(owners.join(', '))
                              : clubCommunityId === undefined && words.noOwner,
                            lastEvent && words.lastEvent(day.format(new Date(lastEvent))),
                          ]
                            .filter(Boolean)
                            .join(' · ')}
                        </small>
                      </th>
                      <td class="end">{number.format(players)}</td>
                      <td class="end">{number.format(events)}</td>
                    </tr>
                  ),
                )}
              </tbody>
            </table>
          </section>
        )}
      </div>
      {open?.what === 'new' && <NewCommunity words={words} onClose={close} />}
      {open?.what === 'approve' && <NewCommunity words={words} request={open.request} onClose={close} />}
      {open?.what === 'decline' && <DeclineRequest words={words} request={open.request} onClose={close} />}
    </Screen>
  )
}
