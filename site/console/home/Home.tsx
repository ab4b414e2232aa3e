import { pathOf } from '../../../contract/site/consoleScreens.ts'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { go, usePlace } from '../../ui/router.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { mayIn } from '../session.ts'
import { Champions } from './Champions.tsx'
import { Filling } from './Filling.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { Lately } from './Lately.tsx'
import { Needs } from './Needs.tsx'
import { Season } from './Season.tsx'
import { Today } from './Today.tsx'
import { WhoCame } from './WhoCame.tsx'

export type Words = ScreenWords<'home'>
export type Dashboard = Reply<'getDashboard'>
export type Week = Reply<'getClubWeek'>

/** What a director asks on a Monday: who came, what needs somebody, how the next ones fill, and the season so far. */
export function Home({ words }: { readonly words: Words }) {
  const { params } = usePlace()
  const communityId = Number(params.communityId)
  const dashboard = useQuery('getDashboard', { params: { communityId } })
  const { data } = dashboard
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
      {data ? <Monday data={data} words={words} /> : <Waiting answers={[dashboard]} />}
    </Screen>
  )
}

/** What is read of the last week and the year before comes after what is on, and stands beside it. */
function Monday({ data, words }: { readonly data: Dashboard; readonly words: Words }) {
  const { communityId } = data
  const { data: week } = useQuery('getClubWeek', { params: { communityId } })
  return (
    <div class="home-columns">
      <div class="needs-side">
        <Needs toDo={data.toDo} more={week?.needs ?? []} communityId={communityId} words={words} />
      </div>
      <div class="home-main">
        <FirstSteps data={data} words={words} />
        {data.today.length > 0 && <Today lines={data.today} words={words} />}
        {data.firstSteps.event && (
          <WhoCame past={week?.past} mayWrite={mayIn(communityId, 'messages.send')} words={words} />
        )}
        <Filling next={data.next} week={week} words={words} />
        {mayIn(communityId, 'club.see') && <Season communityId={communityId} words={words} />}
      </div>
      <div class="lately-side">
        <Champions champions={week?.champions ?? []} words={words} />
        <Lately entries={data.lately} words={words} />
      </div>
    </div>
  )
}
