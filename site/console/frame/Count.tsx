import { frame } from './frameWords.ts'

/** How many there are, or how many things ask for the director. */
export function Count({ of }: { readonly of: { readonly count: number; readonly asks: boolean } | undefined }) {
  if (!of) return null
  return (
    <span class={of.asks ? 'n asks' : 'n'}>
      <span aria-hidden={of.asks}>{of.count}</span>
      {of.asks && <span class="hidden"> {frame().asksForYou({ count: of.count })}</span>}
    </span>
  )
}
