import type { Reply } from '../../ui/call.ts'

export type AdjustedGross = Reply<'listAdjustedGross'>['scores'][number]
type EventPlayer = Reply<'listEventPlayers'>[number]
type Round = { readonly eventId: string; readonly name: string; readonly round?: number | undefined }

/** A score with who played it, where and in what. */
export type ScoreToPost = AdjustedGross & {
  readonly key: string
  readonly hcId: string | undefined
  readonly hcProviderId: number | undefined
  readonly firstName: string
  readonly lastName: string
  readonly competition: string
  readonly round: number | undefined
}

/** The scores of an event, each with its player and its round. */
export function scoresToPost(
  scores: readonly AdjustedGross[],
  players: readonly EventPlayer[],
  rounds: readonly Round[],
  competition: string,
): readonly ScoreToPost[] {
  const playerOf = new Map(players.map(player => [player.playerId, player]))
  const roundOf = new Map(rounds.map(round => [round.eventId, round.round]))
  return scores.flatMap(score => {
    const player = playerOf.get(score.playerId)
    if (!player) return []
    const { firstName, lastName, suffix, hcId, hcProviderId } = player
    const family = [lastName, suffix].filter(Boolean).join(' ')
    const key = `${score.eventId}/${score.playerId}`
    const round = roundOf.get(score.eventId)
    return [{ ...score, key, firstName, lastName: family, hcId, hcProviderId, competition, round }]
  })
}

/** The holes of a card in the words of a federation: all 18, or one nine. */
export function holesOf({ holesPlayed, firstHole }: AdjustedGross): '18' | 'F9' | 'B9' {
  if (holesPlayed > 9) return '18'
  return firstHole === 10 ? 'B9' : 'F9'
}
