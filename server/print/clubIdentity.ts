/** How a club shows itself on its documents. `colour` as `#0b5d3b`, `logoPng` the bytes of a picture. */
export type ClubIdentity = {
  readonly name: string
  readonly colour?: string | undefined
  readonly logoPng?: Buffer | undefined
}

/** The identity of the community of an event. Its name alone, until communities have a colour and a logo. */
export function clubIdentity({ communityName }: { readonly communityName: string }): ClubIdentity {
  return { name: communityName }
}
