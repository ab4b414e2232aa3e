import { Link } from '../../ui/router.tsx'
import { Empty } from '../../ui/Waiting.tsx'
import { Screen } from './Screen.tsx'
import { useEvent } from './useEvent.ts'

/** What a screen says that needs a leaderboard first, and the way to one. */
export type NoBoardsWords = {
  readonly title: string
  readonly emptyTitle: string
  readonly empty: string
  readonly toBoards: string
}

/** In place of a screen about leaderboards, while the event has none: what they are for, and where they are made. */
export function NoBoards({ words }: { readonly words: NoBoardsWords }) {
  const { eventId } = useEvent()
  return (
    <Screen title={words.title}>
      <Empty
        title={words.emptyTitle}
        action={
          <Link to="leaderboards" params={{ eventId }} class="button lead">
            {words.toBoards}
          </Link>
        }
      >
        {words.empty}
      </Empty>
    </Screen>
  )
}
