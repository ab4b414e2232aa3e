import { useState } from 'preact/hooks'
import { useQuery } from '../../ui/data.ts'
import { Find } from '../../ui/Find.tsx'
import { plain } from '../../ui/grid.ts'
import { lazy } from '../../ui/lazy.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { byName, type ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { mayIn } from '../session.ts'
import type { LinkCode } from './CodeDialog.tsx'
import { Helpers } from './Helpers.tsx'
import { LinkLine } from './LinkLine.tsx'
import { WallScreen } from './WallScreen.tsx'

type Words = ScreenWords<'links'>

const CodeDialog = lazy(() => import('./CodeDialog.tsx').then(one => one.CodeDialog))

const pages = ['getOverviewLink', 'getResultsLink', 'getTeeSheetLink', 'getPlayersLink', 'getFlightsLink'] as const
const personal = ['getPlayerScoringLink', 'getPlayerRegistrationLink'] as const
const mostFound = 5

/** The links of an event, to copy, to show as a code and to open: for everybody, and for one player. */
export function Links({ words }: { readonly words: Words }) {
  const { eventId, roundId, event, rounds, setup } = useEvent()
  const [shown, setShown, close] = useOpen<LinkCode>()
  const mayRenew = mayIn(setup.communityId, 'links.see')
  const lines = { words, onCode: setShown, mayRenew }
  const params = { eventId }
  // Teams and scores are those of a round.
  const ofRound = { eventId: roundId }
  return (
    <Screen title={words.title}>
      <div class="form">
        <section class="panel padded">
          <h2>{words.everybody}</h2>
          <p class="quiet">{event.state === 'draft' ? words.draft : words.everybodyWhy}</p>
          <ul class="lines staff">
            {pages.map(id => (
              <LinkLine key={id} id={id} params={params} name={words.names[id]} {...lines} />
            ))}
            <LinkLine id="getTeamsLink" params={ofRound} name={words.names.getTeamsLink} {...lines} />
          </ul>
        </section>
        <section class="panel padded">
          <h2>{words.players}</h2>
          <p class="quiet">{words.playersWhy}</p>
          <ul class="lines staff">
            <PublicLine params={params} {...lines} />
            <LinkLine id="getScoringLink" params={ofRound} name={words.names.getScoringLink} {...lines} />
          </ul>
        </section>
        <WallScreen
          parts={[event, ...rounds.filter(one => one.eventId !== eventId)]}
          boards={setup.leaderboards}
          words={words}
          onCode={setShown}
        />
        {mayRenew && (
          <Helpers {...{ params, timeZone: setup.timeZone, startDate: event.startDate, words }} onCode={setShown} />
        )}
        <Personal eventId={eventId} roundId={roundId} {...lines} />
      </div>
      {shown && <CodeDialog shown={shown} words={words} onClose={close} />}
    </Screen>
  )
}

type PublicLineProps = Omit<Parameters<typeof LinkLine>[0], 'id' | 'name'>

/** The page on which players sign up, where there is one. */
function PublicLine(props: PublicLineProps) {
  const { words } = props
  const name = words.names.getPublicRegistrationLink
  if (useEvent().setup.registrationType === 'Online Questionnaire')
    return <LinkLine id="getPublicRegistrationLink" name={name} {...props} />
  return (
    <li>
      <strong>{name}</strong>
      <span class="quiet">{words.notPublic}</span>
    </li>
  )
}

type PersonalProps = {
  readonly eventId: string
  readonly roundId: string
  readonly words: Words
  readonly onCode: (shown: LinkCode) => void
  readonly mayRenew: boolean
}

/** The links of one player, who is found by name. */
function Personal({ eventId, roundId, words, onCode, mayRenew }: PersonalProps) {
  const players = useQuery('listEventPlayers', { params: { eventId } })
  const [find, setFind] = useState('')
  const compare = byName()
  const found = (players.data ?? [])
    .map(({ playerId, firstName, lastName }) => ({ playerId, name: `${lastName}, ${firstName}` }))
    .filter(one => find.trim() !== '' && plain(one.name).includes(plain(find.trim())))
    .sort((a, b) => compare(a.name, b.name))
  return (
    <section class="panel padded">
      <h2>{words.personal}</h2>
      <p class="quiet">{words.personalWhy}</p>
      {!players.data ? (
        <Waiting answers={[players]} />
      ) : players.data.length === 0 ? (
        <p class="quiet">{words.nobodyYet}</p>
      ) : (
        <div class="bar">
          <Find label={words.findPlayer} value={find} onFind={setFind} />
        </div>
      )}
      {players.data && find.trim() !== '' && found.length === 0 && (
        <p class="quiet">{words.nobody({ text: find.trim() })}</p>
      )}
      {found.slice(0, mostFound).map(({ playerId, name }) => (
        <section key={playerId}>
          <h3>{name}</h3>
          <ul class="lines staff">
            {personal.map(id => (
              <LinkLine
                key={id}
                id={id}
                params={{ eventId: id === 'getPlayerScoringLink' ? roundId : eventId, playerId }}
                name={words.names[id]}
                of={name}
                words={words}
                onCode={onCode}
                mayRenew={mayRenew}
              />
            ))}
          </ul>
        </section>
      ))}
      {found.length > mostFound && <p class="quiet">{words.more({ count: found.length - mostFound })}</p>}
    </section>
  )
}
