import type { Reply } from '../../ui/call.ts'
import { decimalLabel } from '../../ui/words.ts'
import type { Words } from './Results.tsx'

type Tie = NonNullable<NonNullable<Reply<'explainStanding'>['reason']>['tie']>

/** Who was level, what was compared, and what broke the tie. */
export function TieSection({ tie, words }: { readonly tie: Tie; readonly words: Words['tie'] }) {
  return (
    <section class="why">
      <h3>{words.title}</h3>
      <table class="tie">
        <caption class="hidden">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.compared}</th>
            {tie.sides.map((name, at) => (
              // Two players may have one name.
              <th scope="col" key={at}>
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.total}</th>
            {tie.sides.map((_, at) => (
              <td key={at}>{tie.total !== null && figure(tie.total)}</td>
            ))}
          </tr>
          {tie.rows.map(({ what, outcome, values, best }, row) => (
            <tr key={row} class={outcome}>
              <th scope="row">
                {what}
                <small>{words[outcome]}</small>
              </th>
              {values.map((value, at) => (
                <td key={at} class={at === best ? 'best' : undefined}>
                  {value === null ? '·' : figure(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {tie.notNeeded.length > 0 && <p class="quiet">{words.notNeeded({ what: tie.notNeeded.join(', ') })}</p>}
    </section>
  )
}

/** Strokes or points, with halves where there are any. */
function figure(value: number): string {
  return decimalLabel(value, Number.isInteger(value) ? 0 : 2)
}
