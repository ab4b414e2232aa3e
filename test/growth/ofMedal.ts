import type { AnyCase } from '../walk.ts'

/** The same question about the medal, with ids that it has. */
export function ofMedal({ input, ...rest }: AnyCase): AnyCase {
  const { params = {} } = input as { readonly params?: Readonly<Record<string, unknown>> }
  const isOfTeams = JSON.stringify(input).includes('"leaderboardId":1002') || /22\b/.test(String(params.leaderboardId))
  const own: Readonly<Record<string, unknown>> = {
    eventId: 'S-110',
    leaderboardId: isOfTeams ? 1022 : 1021,
    playerId: 1,
    teamId: 3011,
    flightId: 2021,
    teePairingId: 5021,
    cardId: 'P-1',
  }
  const changed = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, own[name] ?? value]))
  return { ...rest, input: { ...input, params: changed } } as AnyCase
}
