import { fraction, multiply, round, toDecimal } from '../exact.ts'
import type { Explanation, ExplanationStep } from '../game.ts'
import { phrase } from '../phrases.ts'
import { splitByWeights } from './splitExactly.ts'

/** An amount taken out of fees and added money before the places are paid: for skins, closest to the pin, the club. */
export type CarveOut = { readonly name: string } & (
  | { readonly cents: number }
  | { readonly centsPerEntry: number }
  /** Of fees and added money together. */
  | { readonly percentThousandths: number }
)

export type PurseSettings = {
  readonly feeCents: number
  readonly addedCents?: number
  /** Taken in this order; when too little is left, a carve-out takes what there is. */
  readonly carveOuts?: readonly CarveOut[]
}

export type Purse = {
  readonly purseCents: number
  readonly carveOuts: readonly { readonly name: string; readonly cents: number }[]
  readonly steps: Explanation
}

/** The purse for this many entries: fees and added money less the carve-outs. Purse and carve-outs add up to the income. */
export function purseOf(entries: number, { feeCents, addedCents = 0, carveOuts = [] }: PurseSettings): Purse {
  const incomeCents = entries * feeCents + addedCents
  const steps: ExplanationStep[] = [
    {
      what: phrase('feesAndAdded'),
      formula: `${entries} x ${toDecimal(feeCents, 2)} + ${toDecimal(addedCents, 2)}`,
      result: `${toDecimal(incomeCents, 2)}`,
    },
  ]
  let purseCents = incomeCents
  const taken = carveOuts.map(carveOut => {
    const wanted = carveOutCents(carveOut, entries, incomeCents)
    const cents = wanted > purseCents ? purseCents : wanted
    purseCents -= cents
    const { name } = carveOut
    steps.push({ what: { name }, formula: `- ${toDecimal(cents, 2)}`, result: `${toDecimal(purseCents, 2)}` })
    return { name, cents }
  })
  steps.push({ what: phrase('purse'), result: `${toDecimal(purseCents, 2)}` })
  return { purseCents, carveOuts: taken, steps }
}

/** A purse divided among flights in proportion to their entries, in the order given, exact to the cent. */
export function flightPurses(purseCents: number, entries: readonly number[]): readonly number[] {
  return splitByWeights(purseCents, entries)
}

function carveOutCents(carveOut: CarveOut, entries: number, incomeCents: number): number {
  if ('cents' in carveOut) return carveOut.cents
  if ('centsPerEntry' in carveOut) return carveOut.centsPerEntry * entries
  return round(multiply(fraction(incomeCents), fraction(carveOut.percentThousandths, 100_000)))
}
