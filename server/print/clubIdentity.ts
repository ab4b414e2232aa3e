import type { DocumentHead } from './documentHead.sql.ts'

/** How a club shows itself on its documents. `colour` as `#0b5d3b`, `logoPng` the bytes of a picture. */
export type ClubIdentity = {
  readonly name: string
  readonly colour?: string | undefined
  readonly logoPng?: Buffer | undefined
}

/** The identity of the community of an event, as far as it has set one. */
export function clubIdentity({
  communityName,
  colour,
  logo,
}: Pick<DocumentHead, 'communityName' | 'colour' | 'logo'>): ClubIdentity {
  return {
    name: communityName,
    colour: colour === null ? undefined : `#${colour}`,
    logoPng: logo === null ? undefined : Buffer.from(logo, 'base64'),
  }
}
