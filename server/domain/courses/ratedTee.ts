/** What a handicap needs to know of a tee. `holes` is 18, or 9 when the course has only nine. */
export type RatedTee = {
  readonly par: number
  readonly ratingTenths: number
  readonly slope: number
  readonly holes: number
}
