import type { DocumentHead } from './documentHead.sql.ts'

/** How a club appears on its documents. `colour` is written `#0b5d3b`; `logoPng` are the bytes of a PNG. */
export type ClubIdentity = {
  readonly name: string
  readonly colour?: string | undefined
  readonly logoPng?: Buffer | undefined
}

/** The identity of the community of an event: its name, and the colour and logo that it has set. */
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
