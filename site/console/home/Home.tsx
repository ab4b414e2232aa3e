import { pathOf } from '../../../contract/site/consoleScreens.ts'
import type { Reply } from '../../ui/call.ts'
import { timeFormat } from '../../ui/clock.ts'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { go, Link, usePlace } from '../../ui/router.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { dayOf, type ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { StateMark } from '../frame/StateMark.tsx'
import { whatHappened } from '../frame/whatHappened.ts'
import { screens } from '../screens.ts'
import { communityOf, session } from '../session.ts'

type Words = ScreenWords<'home'>
type Dashboard = Reply<'getDashboard'>
type Line = Dashboard['today'][number]

/** What is on in a community, what comes next, what is to do and what happened last. */
export function Home({ words }: { readonly words: Words }) {
  const { params } = usePlace()
  const communityId = Number(params.communityId)
  const dashboard = useQuery('getDashboard', { params: { communityId } })
  const { data } = dashboard
  const { hasCodes, passkeys } = session.account
  const isOwner = communityOf(communityId)?.role === 'manager'
  const needsSecondStep = isOwner && !hasCodes && passkeys === 0
  return (
    <Screen
      title={data?.name ?? words.title}
      actions={
        <button
          type="button"
          class="button lead"
          onClick={() => go(pathOf('newEvent', { communityId: String(communityId) }))}
        >
          <Icon name="add" />
          {words.newEvent}
        </button>
      }
    >
      {!data ? (
        <Waiting answers={[dashboard]} />
      ) : (
        <div class="columns">
          <FirstSteps data={data} words={words} communityId={String(communityId)} />
          <Lines title={words.today} lines={data.today} empty={words.nothingToday} words={words} />
          <Lines title={words.next} lines={data.next} empty={words.nothingNext} words={words} />
          <section class="panel padded">
            <h2>{words.toDo}</h2>
            {needsSecondStep && (
              <ul class="lines">
                <li>
                  <Icon name="lock" />
                  <Link to="account" params={{}}>
                    {words.secondStep}
                  </Link>
                </li>
              </ul>
            )}
            {data.toDo.length === 0 && !needsSecondStep && <p class="quiet">{words.nothingToDo}</p>}
            <ul class="lines">
              {data.toDo.map(one => (
                <li key={one.text}>
                  <Icon name="warn" />
                  {one.eventId === undefined ? (
                    <span>{one.text}</span>
                  ) : (
                    <Link to="overview" params={{ eventId: one.eventId }}>
                      {one.text}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </section>
          <section class="panel padded">
            <h2>{words.lately}</h2>
            {data.lately.length === 0 && <p class="quiet">{words.nothingLately}</p>}
            <ul class="lines">
              {gathered(data.lately, words).map(one => (
                <li key={one.at}>
                  <span>{one.words}</span>
                  <span class="end quiet">{timeOf(one.at)}</span>
                </li>
              ))}
            </ul>
          </section>
          <section class="panel padded">
            <h2>{words.year}</h2>
            <dl class="figures">
              {(['players', 'members', 'events'] as const).map(name => (
                <div key={name}>
                  <dt>{words[name]}</dt>
                  <dd>{data.counts[name]}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      )}
    </Screen>
  )
}

function Lines({
  title,
  lines,
  empty,
  words,
}: {
  readonly title: string
  readonly lines: readonly Line[]
  readonly empty: string
  readonly words: Words
}) {
  return (
    <section class="panel padded">
      <h2>{title}</h2>
      {lines.length === 0 && <p class="quiet">{empty}</p>}
      <ul class="lines">
        {lines.map(one => (
          <li key={one.eventId}>
            <span class="quiet">{dayOf(one.startDate)}</span>
            <Link to="overview" params={{ eventId: one.eventId }}>
              <strong>{one.name}</strong>
            </Link>
            <span class="end">
              <StateMark state={one.round?.state ?? one.state} />
            </span>
            <small class="whole quiet">
              {[
                one.places === undefined
                  ? words.field({ count: one.registered })
                  : words.fieldOf({ registered: one.registered, places: one.places }),
                one.waiting > 0 && words.waiting({ count: one.waiting }),
                one.inBallot > 0 && words.inBallot({ count: one.inBallot }),
                one.round && one.round.groups > 0 && words.groups({ out: one.round.out, all: one.round.groups }),
                one.round && one.round.differing > 0 && words.differ({ count: one.round.differing }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The path of a new community; a line goes when it is done. */
function FirstSteps({
  data,
  words,
  communityId,
}: {
  readonly data: Dashboard
  readonly words: Words
  readonly communityId: string
}) {
  const open = Object.entries(data.firstSteps).filter(([, isDone]) => !isDone)
  if (data.firstSteps.event || open.length === 0) return null
  const ways = { course: 'courses', event: 'newEvent' } as const
  return (
    <section class="panel padded">
      <h2>{words.firstTitle}</h2>
      <ol class="lines">
        {open.map(([name]) => {
          const way = name === 'course' || name === 'event' ? ways[name] : undefined
          return (
            <li key={name}>
              <Icon name="draft" />
              {way && screens[way] ? (
                <Link to={way} params={{ communityId }}>
                  {words.first[name]}
                </Link>
              ) : (
                <span>{words.first[name]}</span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** One line for what one person did to one event in a row. */
function gathered(
  entries: Dashboard['lately'],
  words: Words,
): readonly { readonly words: string; readonly at: string }[] {
  const lines: { words: string; at: string }[] = []
  for (const entry of entries.filter(one => one.eventName !== undefined)) {
    const { who, what } = whatHappened(entry, words)
    const line = `${who} ${what} ${entry.eventName}`
    if (lines.at(-1)?.words !== line) lines.push({ words: line, at: entry.at })
  }
  return lines
}

function timeOf(moment: string): string {
  return timeFormat({ dateStyle: 'short', timeStyle: 'short' }).format(new Date(moment))
}
