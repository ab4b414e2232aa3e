import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { worded } from '../../../contract/words/spoken.ts'
import type { Reply } from '../../ui/call.ts'
import { withTimeOf } from '../../ui/clock.ts'
import { Link } from '../../ui/router.tsx'
import { dayOf, type ScreenWords } from '../../ui/words.ts'

type Again = NonNullable<Reply<'readEventFile'>['again']>
type Difference = Again['differences'][number]

type DifferencesProps = {
  readonly words: ScreenWords<'eventFile'>
  readonly again: Again
  /** The places of which the file is right. */
  readonly taken: ReadonlySet<string>
  readonly onTake: (taken: ReadonlySet<string>) => void
}

const kinds = ['kept', 'changed', 'added', 'gone'] as const
const mostOpen = 12

/** What the file says otherwise, by what becomes of it; what somebody has changed here stands first, and stays until it is ticked. */
export function Differences({ words, again: { eventId, name, differences, byHand }, taken, onTake }: DifferencesProps) {
  const ofKinds = Map.groupBy(differences, ({ kind }) => kind)
  return (
    <section class="panel padded file-differences">
      <p>
        {words.ofEvent}{' '}
        <Link to="overview" params={{ eventId }}>
          {name}
        </Link>
      </p>
      {kinds.map(kind => {
        const own = ofKinds.get(kind)
        return own && <OfKind key={kind} {...{ kind, own, words, taken, onTake }} />
      })}
      {byHand.length > 0 && (
        <details>
          <summary>{words.byHand({ count: byHand.length })}</summary>
          <p class="quiet">
            {words.byHandHint}{' '}
            <a href={pathOf('setup', { eventId })} class="link">
              {words.toSetup}
            </a>
          </p>
          <ul class="few">
            {byHand.map(({ part, section }) => (
              <li key={`${part} ${section}`}>{words.inPart({ round: part, what: words.sections[section] })}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

type OfKindProps = Pick<DifferencesProps, 'words' | 'taken' | 'onTake'> & {
  readonly kind: (typeof kinds)[number]
  readonly own: readonly Difference[]
}

function OfKind({ kind, own, words, taken, onTake }: OfKindProps) {
  return (
    <details open={kind === 'kept' || own.length <= mostOpen}>
      <summary>{words.kinds[kind]({ count: own.length })}</summary>
      {kind === 'kept' && <p class="quiet">{words.keptHint}</p>}
      <table class="list">
        <thead>
          <tr>
            {kind === 'kept' && (
              <th scope="col" class="take">
                <span class="hidden">{words.take}</span>
              </th>
            )}
            <th scope="col">{words.place}</th>
            <th scope="col">{words.here}</th>
            <th scope="col">{words.inFile}</th>
          </tr>
        </thead>
        <tbody>
          {own.map(one => (
            <Row key={one.key} words={words} one={one} taken={taken} onTake={onTake} />
          ))}
        </tbody>
      </table>
    </details>
  )
}

const isDay = /^\d{4}-\d\d-\d\d$/
const withDayOf = (text: string) => text.replace(/\b\d{4}-\d\d-\d\d\b/, day => dayOf(day))

type RowProps = {
  readonly words: ScreenWords<'eventFile'>
  readonly one: Difference
  readonly taken: ReadonlySet<string>
  readonly onTake: (taken: ReadonlySet<string>) => void
}

function Row({ words, one, taken, onTake }: RowProps) {
  const { key, kind, part, what, name = '', board, here, file, stays } = one
  const shown = (text: string) => (what === 'start' || isDay.test(text) ? withTimeOf(withDayOf(text)) : text)
  const label = words.inPart({ round: part, what: worded(words.whats, what, { board: board ?? '' }) ?? what })
  return (
    <tr>
      {kind === 'kept' && (
        <td class="tight">
          <input
            type="checkbox"
            aria-label={words.takeThis({ what: [name, label].filter(Boolean).join(', ') })}
            disabled={stays !== undefined}
            checked={taken.has(key)}
            onChange={event => {
              const next = new Set(taken)
              if (event.currentTarget.checked) next.add(key)
              else next.delete(key)
              onTake(next)
            }}
          />
        </td>
      )}
      <th scope="row">
        <bdi>{name}</bdi>
        <small>{label}</small>
      </th>
      <td>
        {what === 'person'
          ? words.isHere({ is: here !== undefined })
          : here === undefined
            ? words.nothing
            : shown(here)}
      </td>
      <td>
        {what === 'person'
          ? words.isInFile({ is: file !== undefined })
          : file === undefined || file === ''
            ? words.nothing
            : shown(file)}
        {stays && <small>{words.stays}</small>}
      </td>
    </tr>
  )
}
