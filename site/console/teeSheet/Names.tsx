import { byName } from '../../ui/words.ts'
import { type Entrant, groupName, shortName } from '../frame/useRoster.ts'
import { groupOf, type Pairing } from './sheet.ts'
import type { Words } from './TeeSheet.tsx'

/** Everybody by name, with the start and who is in the group. */
export function Names({
  entrants,
  pairings,
  words,
}: {
  readonly entrants: readonly Entrant[]
  readonly pairings: readonly Pairing[]
  readonly words: Words
}) {
  const compare = byName()
  return (
    <section class="panel scrolls">
      <table class="list">
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.time}</th>
            <th scope="col">{words.partners}</th>
          </tr>
        </thead>
        <tbody>
          {[...entrants]
            .sort((a, b) => compare(a.name, b.name))
            .map(one => {
              const group = pairings.find(pairing => pairing.id === groupOf(pairings, one.playerId))
              return (
                <tr key={one.playerId}>
                  <th scope="row">{one.name}</th>
                  <td class="tight">{group ? groupName(group) : '–'}</td>
                  <td>
                    {group?.players
                      .filter(player => player.playerId !== one.playerId)
                      .map(shortName)
                      .join(', ')}
                  </td>
                </tr>
              )
            })}
        </tbody>
      </table>
    </section>
  )
}
