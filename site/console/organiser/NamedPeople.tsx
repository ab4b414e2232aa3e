import type { ComponentChildren } from 'preact'
import { timeFormat } from '../../ui/clock.ts'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import { indexLabel, type ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { ofLink } from '../helper/ofLink.ts'
import { LazyPasteDialog } from './LazyPasteDialog.ts'
import { PersonDialog } from './PersonDialog.tsx'
import { fullNameOf, type Named, type Part, sizeInWords, teamsOf } from './part.ts'
import { RemoveDialog } from './RemoveDialog.tsx'

type Words = ScreenWords<'organiser'>

type NamedPeopleProps = {
  readonly params: { readonly eventId: string; readonly organiserId: number }
  readonly words: Words
  /** Above all, for somebody who is not the organiser. */
  readonly head?: (label: string) => ComponentChildren
}

type Open = { readonly is: 'add' | 'paste' } | { readonly is: 'change' | 'remove'; readonly person: Named }

/** The people whom an organiser has named, by their teams, and the ways to add, correct and remove them. */
export function NamedPeople({ params, words, head }: NamedPeopleProps) {
  const answer = useQuery('listNamedPlayers', { params })
  const [open, setOpen, close] = useOpen<Open>()
  const part = ofLink(answer)
  const common = { params, words, onClose: close }
  return (
    <Screen
      title={words.title}
      beside={part && <span class="quiet">{words.named({ count: part.people.length, places: part.places })}</span>}
    >
      {part ? (
        <div class="organiser">
          {head?.(part.label)}
          <p class={part.begun ? 'banner' : 'quiet'}>
            {part.begun && <Icon name="lock" />}
            <span>{part.begun ? words.begun : words.until({ time: lastMinute(part.until, part.timeZone) })}</span>
          </p>
          {!part.begun && <Ways part={part} words={words} onOpen={setOpen} />}
          {part.people.length === 0 && <Empty title={words.emptyTitle}>{words.empty}</Empty>}
          {groupsOf(part, words).map(({ name, beside, people }) => (
            <section key={name} class="panel padded">
              <h2>
                {name} {beside !== undefined && <small class="quiet">{beside}</small>}
              </h2>
              <ul class="lines staff">
                {people.map(person => (
                  <Line key={person.playerId} person={person} words={words} onOpen={part.begun ? undefined : setOpen} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      ) : (
        <Waiting answers={[answer]} />
      )}
      {/* Dialogs stay when the link has ended meanwhile: what was typed is not lost. */}
      {answer.data && open?.is === 'add' && <PersonDialog part={answer.data} {...common} />}
      {answer.data && open?.is === 'change' && <PersonDialog part={answer.data} person={open.person} {...common} />}
      {open?.is === 'paste' && <LazyPasteDialog params={params} own={words} onClose={close} />}
      {open?.is === 'remove' && <RemoveDialog person={open.person} {...common} />}
    </Screen>
  )
}

type WaysProps = { readonly part: Part; readonly words: Words; readonly onOpen: (open: Open) => void }

/** The ways in which people are named, as long as there are places. */
function Ways({ part, words, onOpen }: WaysProps) {
  const isFull = part.people.length >= part.places
  return (
    <p class="bar">
      {isFull ? (
        <span class="quiet">{words.full}</span>
      ) : (
        <>
          <button type="button" class="button lead" onClick={() => onOpen({ is: 'add' })}>
            <Icon name="add" />
            {words.add}
          </button>
          <button type="button" class="button" onClick={() => onOpen({ is: 'paste' })}>
            <Icon name="paste" />
            {words.paste}
          </button>
        </>
      )}
    </p>
  )
}

type LineProps = {
  readonly person: Named
  readonly words: Words
  readonly onOpen: ((open: Open) => void) | undefined
}

function Line({ person, words, onOpen }: LineProps) {
  const name = fullNameOf(person)
  return (
    <li>
      <span class="organiser-name">
        <strong>{name}</strong>
        <small>
          {person.hcIndex === undefined ? words.noIndex : words.index({ index: indexLabel(person.hcIndex) })}
        </small>
      </span>
      {onOpen && (
        <span class="end">
          <button
            type="button"
            class="button tight"
            aria-label={words.changeOf({ name })}
            onClick={() => onOpen({ is: 'change', person })}
          >
            {words.change}
          </button>
          <button
            type="button"
            class="button tight"
            aria-label={words.removeOf({ name })}
            onClick={() => onOpen({ is: 'remove', person })}
          >
            {words.remove}
          </button>
        </span>
      )}
    </li>
  )
}

type Group = { readonly name: string; readonly beside?: string; readonly people: readonly Named[] }

/** The own teams first, then those in a team with others, and in none. */
function groupsOf(part: Parameters<typeof teamsOf>[0], words: Words): readonly Group[] {
  if (!part.teams) return part.people.length === 0 ? [] : [{ name: words.everybody, people: part.people }]
  const own = [...teamsOf(part)].map(([name, people]) => ({
    name,
    beside: sizeInWords(people.length, part.teamSize, words),
    people,
  }))
  const others = part.people.filter(({ otherTeam }) => otherTeam)
  const alone = part.people.filter(({ team, otherTeam }) => team === undefined && !otherTeam)
  return [...own, { name: words.otherTeam, people: others }, { name: words.noTeam, people: alone }].filter(
    ({ people }) => people.length > 0,
  )
}

/** The last minute before an end, which people name by its day: midnight belongs to the day before. */
function lastMinute(until: string, timeZone: string): string {
  const format = timeFormat({ dateStyle: 'full', timeStyle: 'short', timeZone })
  return format.format(new Date(Date.parse(until) - 1))
}
