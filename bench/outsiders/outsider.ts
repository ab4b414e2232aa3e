import type { Target } from '../compare.ts'

/** A program of others over the same database, and how it is asked for what the service is asked for. */
export type Outsider = {
  readonly name: string
  readonly version: string
  /** The 300 players of the event. */
  readonly list: Target
  /** One tee of a course. */
  readonly tee: Target
  /** Players are put into another flight, one a request. */
  readonly assign: Target
  /** Where and how loadOutsiderCards.ts sends cards of 18 holes. */
  readonly cards: {
    readonly style: CardStyle
    readonly url: string
    readonly headers: Readonly<Record<string, string>>
  }
  /** Its answers with the names, the shape and the units of ours. */
  readonly listAsOurs: (answer: unknown) => unknown
  readonly teeAsOurs: (answer: unknown) => unknown
  readonly close: () => Promise<void>
}

export type CardStyle = 'mutations' | 'items'

/** The columns of a tee, under whatever names they were answered. */
export type TeeColumns = {
  readonly tee_id: string
  readonly gender: string
  readonly name: string
  readonly par: number
  readonly par_front: number
  readonly par_back: number
  readonly rating_tenths: number
  readonly rating_front_tenths: number
  readonly rating_back_tenths: number
  readonly slope: number
  readonly slope_front: number
  readonly slope_back: number
  readonly hole_pars: readonly number[]
  readonly stroke_indexes: readonly number[]
  readonly yards: readonly number[]
}

/** The list of one tee that the service answers. */
export function teeOf(columns: TeeColumns): unknown {
  return [
    {
      id: Number(columns.tee_id),
      gender: columns.gender,
      name: columns.name,
      par: columns.par,
      parFront: columns.par_front,
      parBack: columns.par_back,
      rating: columns.rating_tenths / 10,
      ratingFront: columns.rating_front_tenths / 10,
      ratingBack: columns.rating_back_tenths / 10,
      slope: columns.slope,
      slopeFront: columns.slope_front,
      slopeBack: columns.slope_back,
      holes: columns.hole_pars.map((par, at) => ({
        hole: at + 1,
        par,
        hc: columns.stroke_indexes[at],
        lengthYards: columns.yards[at],
      })),
    },
  ]
}

/** Without the fields that are null, which the service leaves out. */
export function withoutNulls(record: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined))
}
