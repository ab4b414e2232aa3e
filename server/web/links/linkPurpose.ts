/** What a web link opens, one purpose each. `personal`: there is also one for each player. */
export const linkPurposes = {
  overview: { personal: false },
  flights: { personal: false },
  players: { personal: false },
  scoring: { personal: true },
  registration: { personal: true },
  results: { personal: false },
  teams: { personal: false },
  teeSheet: { personal: false },
} as const satisfies Readonly<Record<string, { readonly personal: boolean }>>

export type LinkPurpose = keyof typeof linkPurposes
