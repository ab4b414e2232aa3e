import type { Entrant } from '../frame/useRoster.ts'
import { noTeam } from './arrange.ts'
import { Person } from './Person.tsx'
import type { Words } from './Teams.tsx'

type LooseProps = { readonly loose: readonly Entrant[]; readonly carried: string | undefined; readonly words: Words }

/** Who is in no team. */
export function Loose({ loose, carried, words }: LooseProps) {
  return (
    <section class="panel lane loose" data-place={noTeam} aria-label={words.without}>
      <div class="lane-head">
        <h2>{words.without}</h2>
        <span class="quiet">{loose.length}</span>
      </div>
      <div class="lane-body" data-scrolls>
        {carried !== undefined && !loose.some(one => String(one.playerId) === carried) && (
          <button type="button" class="slot free" data-slot data-place={noTeam} tabIndex={-1}>
            {words.takeOut}
          </button>
        )}
        {loose.map((one, at) => (
          <Person
            key={one.playerId}
            one={one}
            place={noTeam}
            isFirst={at === 0}
            carried={carried}
            placeName={words.noTeamName}
          />
        ))}
        <p class="note">{loose.length === 0 ? words.everybody : words.hint}</p>
      </div>
    </section>
  )
}
