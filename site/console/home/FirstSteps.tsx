import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/router.tsx'
import { screens } from '../screens.ts'
import type { Dashboard, Words } from './Home.tsx'

/** The path of a new community; a line goes when it is done. */
export function FirstSteps({ data, words }: { readonly data: Dashboard; readonly words: Words }) {
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
                <Link to={way} params={{ communityId: String(data.communityId) }}>
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
