import { useCallback, useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { call, type Reply } from '../../ui/call.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { useQuery } from '../../ui/data.ts'
import { Choose, Field, FieldRow } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { go, useLeaveGuard, usePlace } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { Screen } from '../frame/Screen.tsx'
import type { en } from './en.ts'

type Words = typeof en
type Recipe = Reply<'listRecipes'>['recipes'][number]
type Start = NonNullable<NonNullable<Recipe['event']['settings']>['start']>

/** What a recipe leaves open about the start. */
const usualStart = { kind: 'tee times', at: '08:30', minutes: 10, groupsOf: 4 } as const

/** One page makes an event: a recipe or last year's event, a name, a day, a course. */
export function NewEvent({ words }: { readonly words: Words }) {
  const { params } = usePlace()
  const communityId = Number(params.communityId)
  const recipes = useQuery('listRecipes', { params: { communityId } })
  return (
    <Screen
      title={words.title}
      actions={
        <button
          type="button"
          class="button"
          onClick={() => go(pathOf('eventFile', { communityId: String(communityId) }))}
        >
          <Icon name="paste" />
          {words.fromFile}
        </button>
      }
    >
      {recipes.data ? (
        <NewEventForm words={words} communityId={communityId} from={recipes.data} />
      ) : (
        <Waiting answers={[recipes]} />
      )}
    </Screen>
  )
}

function NewEventForm({
  words,
  communityId,
  from: { recipes, timeZone: clubZone = '', courseTimeZones },
}: {
  readonly words: Words
  readonly communityId: number
  readonly from: Reply<'listRecipes'>
}) {
  const courses = useQuery('searchCourses', { query: { communityId } })
  const events = useQuery('searchEvents', { criteria: { communityId } })
  const { query } = usePlace()
  const [from, setFrom] = useState<string>(query.get('from') ?? recipes[0]?.recipeId ?? 'clone')
  const [cloned, setCloned] = useState('')
  const [name, setName] = useState('')
  const [startDate, setStartDate] = useState(nextSaturday())
  const [courseId, setCourseId] = useState('')
  const [ownStart, setOwnStart] = useState<Partial<Start>>({})
  const [ownZone, setOwnZone] = useState<string | undefined>()
  const [flights, setFlights] = useState<ReadonlyMap<number, number>>(new Map())
  const [allowance, setAllowance] = useState('')
  const [isTouched, setTouched] = useState(false)
  const recipe = recipes.find(one => one.recipeId === from)
  const { kind, at, minutes, groupsOf } = { ...usualStart, ...recipe?.event.settings?.start, ...ownStart }
  // Where the course is, else where the club is; never where the reader is.
  const courseZone = courseTimeZones.find(one => String(one.courseId) === courseId)?.timeZone
  const timeZone = ownZone ?? courseZone ?? clubZone
  const setStart = (given: Partial<Start>) => setOwnStart({ ...ownStart, ...given })
  const boards = (recipe?.event.leaderboards ?? []).map((board, index) => ({
    ...board,
    flights: flightNames(flights.get(index) ?? board.flights?.length ?? 0, board.flights ?? []),
  }))
  const source = events.data?.find(one => one.eventId === cloned) ?? events.data?.at(-1)
  const isClone = from === 'clone' && source !== undefined
  useLeaveGuard(useCallback(() => (isTouched ? words.lost : undefined), [isTouched]))

  const deed = useDeed(async () => {
    const { settings } = recipe?.event ?? {}
    const made = isClone
      ? await call('cloneEvent', { params: { eventId: source.eventId }, body: { name, startDate } })
      : await call('createEvent', {
          params: { communityId },
          body: {
            ...(recipe && { recipe: recipe.recipeId }),
            name,
            startDate,
            timeZone,
            ...(courseId !== '' && { courseIds: [Number(courseId)] }),
            settings: {
              ...settings,
              ...(allowance !== '' && { allocPct: Number(allowance) }),
              start: { kind, at, ...(kind !== 'shotgun' && { minutes }), groupsOf },
            },
            ...(boards.length > 0 && { leaderboards: boards }),
          },
        })
    setTouched(false)
    // The guard has gone with the next drawing.
    setTimeout(() => go(pathOf('overview', { eventId: made.event.eventId })))
  })

  function choose(id: string): void {
    setFrom(id)
    setFlights(new Map())
    setOwnStart({})
    setAllowance('')
  }

  return (
    <DeedForm class="form" deed={deed} onInput={() => setTouched(true)}>
      <fieldset class="panel recipes">
        <legend>{words.startFrom}</legend>
        {recipes.map(one => (
          <label key={one.recipeId} class="recipe">
            <input type="radio" name="recipe" checked={from === one.recipeId} onChange={() => choose(one.recipeId)} />
            <span>
              <strong>{one.name}</strong>
              {one.own && <span class="tag honour">{words.own}</span>}
              <small>{one.description}</small>
            </span>
          </label>
        ))}
        {(events.data?.length ?? 0) > 0 && (
          <label class="recipe">
            <input
              type="radio"
              name="recipe"
              checked={from === 'clone'}
              onChange={() => {
                setFrom('clone')
                if (name === '' && source) setName(source.name)
              }}
            />
            <span>
              <strong>{words.clone}</strong>
              {from === 'clone' && (
                <select
                  class="input select"
                  aria-label={words.cloneWhich}
                  value={source?.eventId ?? ''}
                  onChange={event => setCloned(event.currentTarget.value)}
                >
                  {[...(events.data ?? [])].reverse().map(one => (
                    <option key={one.eventId} value={one.eventId}>
                      {one.name}
                    </option>
                  ))}
                </select>
              )}
            </span>
          </label>
        )}
      </fieldset>
      <section class="panel padded">
        <h2>{words.what}</h2>
        <Field
          label={words.name}
          value={name}
          onInput={setName}
          look="big serif"
          required
          maxLength={120}
          error={deed.errorAt('/name')}
        />
        <Field
          label={words.firstDay}
          type="date"
          look="date"
          value={startDate}
          onInput={setStartDate}
          required
          error={deed.errorAt('/startDate')}
        />
        {!isClone && (
          <>
            <Choose
              label={words.course}
              value={courseId}
              options={[
                { value: '', words: words.noCourse },
                ...(courses.data ?? []).map(one => ({
                  value: String(one.courseId),
                  words: one.city === undefined ? one.name : `${one.name}, ${one.city}`,
                })),
              ]}
              onChoose={setCourseId}
              error={deed.errorAt('/courseIds')}
            />
            <FieldRow label={words.start}>
              {ids => (
                <>
                  <Segments
                    label={words.start}
                    value={kind}
                    options={(['tee times', 'two tees', 'shotgun'] as const).map(value => ({
                      value,
                      words: words.kinds[value] ?? value,
                    }))}
                    onChoose={value => setStart({ kind: value })}
                  />
                  <input
                    {...ids}
                    class="input narrow"
                    type="time"
                    required
                    value={at}
                    onInput={event => setStart({ at: event.currentTarget.value })}
                  />
                  {kind !== 'shotgun' && (
                    <>
                      <span class="quiet">{words.every}</span>
                      <input
                        class="input tiny"
                        type="number"
                        min={1}
                        max={60}
                        aria-label={words.every}
                        value={minutes}
                        required
                        onInput={event => setStart({ minutes: event.currentTarget.valueAsNumber })}
                      />
                    </>
                  )}
                  <span class="quiet">{words.groupsOf}</span>
                  <input
                    class="input tiny"
                    type="number"
                    min={1}
                    max={6}
                    aria-label={words.groupsOf}
                    value={groupsOf}
                    required
                    onInput={event => setStart({ groupsOf: event.currentTarget.valueAsNumber })}
                  />
                </>
              )}
            </FieldRow>
            <Choose
              label={words.zone}
              hint={words.zoneHint}
              value={timeZone}
              required
              options={[...new Set([timeZone, ...Intl.supportedValuesOf('timeZone')])].map(value => ({
                value,
                words: value === '' ? words.chooseZone : value.replaceAll('_', ' '),
              }))}
              onChoose={setOwnZone}
              error={deed.errorAt('/timeZone')}
            />
          </>
        )}
      </section>
      {!isClone && boards.length > 0 && (
        <section class="panel padded">
          <h2>
            {words.play} <span class="quiet small">{words.playHint}</span>
          </h2>
          {boards.map((board, index) => (
            <FieldRow key={board.name} label={board.name}>
              {ids => (
                <>
                  <span class="quiet">{words.flightsOf}</span>
                  <input
                    {...ids}
                    class="input tiny"
                    type="number"
                    min={0}
                    max={20}
                    value={board.flights.length}
                    onInput={event => {
                      const { valueAsNumber } = event.currentTarget
                      if (valueAsNumber >= 0 && valueAsNumber <= 20)
                        setFlights(new Map(flights).set(index, valueAsNumber))
                    }}
                  />
                </>
              )}
            </FieldRow>
          ))}
          <Field
            label={words.allowance}
            hint={words.allowanceHint}
            type="number"
            look="narrow"
            min={0}
            max={200}
            value={allowance === '' ? String(recipe?.event.settings?.allocPct ?? 100) : allowance}
            onInput={setAllowance}
            error={deed.errorAt('/settings/allocPct')}
          />
        </section>
      )}
      {deed.error}
      <footer class="apply">
        <span>
          {isClone
            ? words.willClone(source.name)
            : words.willExist(
                recipe?.event.rounds?.length ?? 1,
                boards.length,
                boards.reduce((sum, one) => sum + one.flights.length, 0),
              )}
        </span>
        <span class="end">
          <button type="submit" class="button lead" disabled={deed.busy}>
            {words.create}
          </button>
        </span>
      </footer>
    </DeedForm>
  )
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
