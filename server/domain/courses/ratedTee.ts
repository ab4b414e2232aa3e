/** What a handicap needs to know of a tee. `holes`: 18, or 9 where the course has nine holes only. */
export type RatedTee = {
  readonly par: number
  readonly ratingTenths: number
  readonly slope: number
  readonly holes: number
}
