import type { Reply } from '../../ui/call.ts'
import { Link } from '../../ui/router.tsx'
import { kit, type ScreenWords } from '../../ui/words.ts'
import { numberOf } from '../members/people.ts'
import { mayIn } from '../session.ts'
import type { Which } from './EventsSheet.tsx'
import { OfEvents } from './Figures.tsx'
import { FillBar } from './FillBar.tsx'

type Words = ScreenWords<'numbers'>
type Numbers = Reply<'getClubNumbers'>

type GroupsProps = {
  readonly data: Numbers
  readonly words: Words
  readonly onList: (which: Which) => void
  /** Undefined where one of them is chosen. */
  readonly onChoose: ((group: string) => void) | undefined
}

/** The groups of the club, with how full their events were beside the year before. */
export function Groups({ data, words, onList, onChoose }: GroupsProps) {
  return (
    <section class="panel whole">
      <header class="panel-head">
        <h2 id="groups-head">{words.whatFills}</h2>
        <span class="quiet">{words.whatFillsHelp}</span>
      </header>
      <div class="scrolls">
        <table class="list" aria-labelledby="groups-head">
          <thead>
            <tr>
              <th scope="col">{words.group}</th>
              <th scope="col">{words.fill}</th>
              {[words.players, words.events, words.rounds, words.pace].map(name => (
                <th key={name} scope="col" class="end">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.groups.map(one => (
              <GroupLine key={one.communityId} {...{ one, data, words, onList, onChoose }} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function GroupLine({ one, data, words, onList, onChoose }: GroupsProps & { readonly one: Group }) {
  return (
    <tr>
      <th scope="row">
        {onChoose && one.communityId !== data.communityId ? (
          <button type="button" class="number" onClick={() => onChoose(String(one.communityId))}>
            {one.name}
          </button>
        ) : (
          one.name
        )}
      </th>
      <Fill
        one={one}
        before={data.before.groups.find(({ communityId }) => communityId === one.communityId)}
        words={words}
      />
      <td class="end">
        {mayIn(one.communityId, 'players.see') ? (
          <Link to="members" params={{ communityId: String(one.communityId) }} query={`year=${data.year}`}>
            {numberOf(one.players)}
          </Link>
        ) : (
          numberOf(one.players)
        )}
      </td>
      {(['events', 'rounds'] as const).map(name => (
        <td key={name} class="end">
          <OfEvents
            value={one[name]}
            label={`${one.name}, ${words[name]}`}
            onList={() => onList({ communityId: one.communityId })}
          />
        </td>
      ))}
      <td class="end">{paceOf(one)}</td>
    </tr>
  )
}

type Group = Numbers['groups'][number]

type FillProps = {
  readonly one: Group
  readonly before: Numbers['before']['groups'][number] | undefined
  readonly words: Words
}

/** The share of the places that were taken, as a bar with last year's mark and in words. */
function Fill({ one, before, words }: FillProps) {
  const share = shareOf(one)
  const lastYear = before && shareOf(before)
  return (
    <td class="group-fill">
      {share === undefined ? (
        '–'
      ) : (
        <>
          <FillBar taken={share} places={100} mark={lastYear} />
          {kit().percent({ value: share })}
          {lastYear !== undefined && (
            <small class="quiet">{words.lastYear({ value: kit().percent({ value: lastYear }) })}</small>
          )}
        </>
      )}
    </td>
  )
}

function shareOf({ places, placesTaken }: Pick<Group, 'places' | 'placesTaken'>): number | undefined {
  return places > 0 ? Math.round((100 * placesTaken) / places) : undefined
}

/** As golfers say it: 4:21. */
function paceOf({ paceMinutes }: Group): string {
  return paceMinutes === undefined
    ? '–'
    : `${Math.floor(paceMinutes / 60)}:${String(paceMinutes % 60).padStart(2, '0')}`
}
