import type { Match } from './match.ts'

const gap = 5
const middle = 8

/** The holes of a match in the order of play: up where the first side has won one, down where the second has. It ends with the match. */
export function HoleStrip({ match }: { readonly match: Match }) {
  const { holes, thru } = match
  const width = holes.length * gap + 4
  return (
    <svg class="hole-strip" viewBox={`0 0 ${width} 16`} width={width} height={16} aria-hidden="true">
      {holes.map(({ hole, winner }, at) => {
        const x = at * gap + 2
        if (at >= thru || winner === null)
          return <rect key={hole} class="open" x={x + 0.5} y={middle - 0.75} width={2} height={1.5} />
        if (winner === 'halved') return <rect key={hole} class="halved" x={x} y={middle - 1} width={3} height={2} />
        return <rect key={hole} class={winner} x={x} y={winner === 'a' ? 1 : middle + 1} width={3} height={6} />
      })}
    </svg>
  )
}
