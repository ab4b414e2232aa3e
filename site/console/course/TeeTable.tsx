import { type LengthUnit, lengthIn } from '../../../contract/site/lengthIn.ts'
import { decimalLabel } from '../../ui/words.ts'
import type { Words } from './Course.tsx'

export type ShownTee = {
  readonly name: string
  readonly gender?: 'M' | 'F'
  readonly par?: number
  readonly rating?: number
  readonly slope?: number
  readonly holes: readonly {
    readonly hole: number
    readonly par?: number
    readonly hc?: number
    readonly lengthYards?: number
  }[]
}

type TeeTableProps = { readonly tees: readonly ShownTee[]; readonly unit: LengthUnit; readonly words: Words }

/** The tees of a course as a card shows them: pars and stroke indexes once where they are the same, then a line of lengths a tee, in `unit`. */
export function TeeTable({ tees, unit, words }: TeeTableProps) {
  const [first] = tees
  if (!first) return null
  const numbers = first.holes.map(one => one.hole)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys too
    <section class="matrix-scroll" tabIndex={0} aria-label={words.tees}>
      <p class="quiet small">{words.lengthsIn[unit]}</p>
      <table class="tees">
        <TeeHead numbers={numbers} words={words} />
        <tbody>
          {linesOf(tees, unit, words).map(line => (
            <TeeLine key={line.name} line={line} numbers={numbers} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The holes of each nine. */
function ninesOf(numbers: readonly number[]) {
  return { out: numbers.filter(one => one <= 9), home: numbers.filter(one => one > 9) }
}

function TeeHead({ numbers, words }: { readonly numbers: readonly number[]; readonly words: Words }) {
  const { out, home } = ninesOf(numbers)
  const totals = home.length > 0 ? [words.in, words.total] : []
  return (
    <thead>
      <tr>
        {[words.tee, ...out, words.out, ...home, ...totals, words.rating, words.slope].map(title => (
          <th scope="col" key={title}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function TeeLine({ line, numbers }: { readonly line: Line; readonly numbers: readonly number[] }) {
  const { out, home } = ninesOf(numbers)
  const sum = (holes: readonly number[]) => {
    const own = line.values.filter((_, at) => holes.includes(numbers[at] ?? 0))
    return own.every(one => one !== undefined) ? own.reduce((total: number, one) => total + (one ?? 0), 0) : ''
  }
  return (
    <tr class={line.look}>
      <th scope="row">{line.name}</th>
      {out.map((hole, at) => (
        <td key={hole}>{line.values[at] ?? ''}</td>
      ))}
      <td class="total">{line.sums && sum(out)}</td>
      {home.map((hole, at) => (
        <td key={hole}>{line.values[out.length + at] ?? ''}</td>
      ))}
      {home.length > 0 && (
        <>
          <td class="total">{line.sums && sum(home)}</td>
          <td class="total">{line.sums && sum(numbers)}</td>
        </>
      )}
      <td>{line.rating === undefined ? '' : decimalLabel(line.rating, 1)}</td>
      <td>{line.slope ?? ''}</td>
    </tr>
  )
}

type Line = {
  readonly name: string
  readonly look: string
  readonly values: readonly (number | undefined)[]
  readonly sums: boolean
  readonly rating?: number | undefined
  readonly slope?: number | undefined
}

function linesOf(tees: readonly ShownTee[], unit: LengthUnit, words: Words): readonly Line[] {
  const lines: Line[] = []
  let before = ''
  for (const tee of tees) {
    const pars = tee.holes.map(one => one.par)
    const indexes = tee.holes.map(one => one.hc)
    const same = JSON.stringify([pars, indexes])
    const who = tee.gender === undefined ? '' : ` ${words.gender[tee.gender] ?? ''}`
    if (same !== before) {
      const of = before === '' ? '' : `, ${tee.name}${who}`
      lines.push({ name: `${words.par}${of}`, look: 'par', values: pars, sums: true })
      lines.push({ name: `${words.strokeIndex}${of}`, look: 'index', values: indexes, sums: false })
    }
    before = same
    const lengths = tee.holes.map(one => (one.lengthYards === undefined ? undefined : lengthIn(unit, one.lengthYards)))
    lines.push({
      name: `${tee.name}${who}`,
      look: 'yards',
      values: lengths,
      sums: true,
      rating: tee.rating,
      slope: tee.slope,
    })
  }
  return lines
}
