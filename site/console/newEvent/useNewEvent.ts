import { useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { call, type Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { go, usePlace } from '../../ui/router.tsx'

export type Recipes = Reply<'listRecipes'>
type Recipe = Recipes['recipes'][number]
export type Start = NonNullable<NonNullable<Recipe['event']['settings']>['start']>
export type NewEvent = ReturnType<typeof useNewEvent>

/** What a recipe leaves open about the start. */
const usualStart = { kind: 'tee times', at: '08:30', minutes: 10, groupsOf: 4 } as const

/** The event that is being made: what was chosen, over what its recipe says. */
export function useNewEvent(communityId: number, { recipes, timeZone: clubZone = '', courseTimeZones }: Recipes) {
  const events = useQuery('searchEvents', { criteria: { communityId } }).data ?? []
  const { query } = usePlace()
  const [from, setFrom] = useState<string>(query.get('from') ?? recipes[0]?.recipeId ?? 'clone')
  const [cloned, setCloned] = useState('')
  const [fields, setFields] = useState({ name: '', startDate: nextSaturday(), courseId: '', allowance: '' })
  const [ownStart, setOwnStart] = useState<Partial<Start>>({})
  const [ownZone, setOwnZone] = useState<string | undefined>()
  const [flights, setFlights] = useState<ReadonlyMap<number, number>>(new Map())
  const recipe = recipes.find(one => one.recipeId === from)
  const source = events.find(one => one.eventId === cloned) ?? events.at(-1)
  // Where the course is, else where the club is; never where the reader is.
  const courseZone = courseTimeZones.find(one => String(one.courseId) === fields.courseId)?.timeZone
  const boards = (recipe?.event.leaderboards ?? []).map((board, index) => ({
    ...board,
    flights: flightNames(flights.get(index) ?? board.flights?.length ?? 0, board.flights ?? []),
  }))
  return {
    communityId,
    events,
    from,
    recipe,
    source,
    /** The event that is copied; undefined where a recipe is followed. */
    copied: from === 'clone' ? source : undefined,
    fields,
    start: { ...usualStart, ...recipe?.event.settings?.start, ...ownStart },
    timeZone: ownZone ?? courseZone ?? clubZone,
    boards,
    set: (given: Partial<typeof fields>) => setFields({ ...fields, ...given }),
    setStart: (given: Partial<Start>) => setOwnStart({ ...ownStart, ...given }),
    setZone: setOwnZone,
    setCloned,
    setFlights: (board: number, count: number) => setFlights(new Map(flights).set(board, count)),
    follow(recipeId: string): void {
      setFrom(recipeId)
      setFlights(new Map())
      setOwnStart({})
      setFields({ ...fields, allowance: '' })
    },
    copy(): void {
      setFrom('clone')
      if (fields.name === '' && source) setFields({ ...fields, name: source.name })
    },
  }
}

/** Makes the event, and opens it. */
export async function makeEvent(event: NewEvent, onMade: () => void): Promise<void> {
  const { communityId, copied, recipe, fields, start, timeZone, boards } = event
  const { name, startDate, courseId, allowance } = fields
  const { kind, at, minutes, groupsOf } = start
  const made = copied
    ? await call('cloneEvent', { params: { eventId: copied.eventId }, body: { name, startDate } })
    : await call('createEvent', {
        params: { communityId },
        body: {
          ...(recipe && { recipe: recipe.recipeId }),
          name,
          startDate,
          timeZone,
          ...(courseId !== '' && { courseIds: [Number(courseId)] }),
          settings: {
            ...recipe?.event.settings,
            ...(allowance !== '' && { allocPct: Number(allowance) }),
            start: { kind, at, ...(kind !== 'shotgun' && { minutes }), groupsOf },
          },
          ...(boards.length > 0 && { leaderboards: boards }),
        },
      })
  onMade()
  // The guard has gone with the next drawing.
  setTimeout(() => go(pathOf('overview', { eventId: made.event.eventId })))
}

/** So many flights: the recipe's own names first, then letters. */
function flightNames(count: number, given: readonly { readonly name: string }[]): { readonly name: string }[] {
  return Array.from({ length: count }, (_, at) => given[at] ?? { name: String.fromCharCode(65 + at) })
}

function nextSaturday(): string {
  const day = new Date()
  day.setDate(day.getDate() + ((13 - day.getDay()) % 7 || 7))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
