/** How a club shows itself on its documents. `colour` as `#0b5d3b`, `logoPng` the bytes of a picture. */
export type ClubIdentity = {
  readonly name: string
  readonly colour?: string | undefined
  readonly logoPng?: Buffer | undefined
}
