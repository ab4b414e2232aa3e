/** Who people of a group are. */
import type { PhoneCard, PhoneRound } from '../../contract/site/scorecard.ts'
import { words } from './words.ts'

/** The name behind a scorer of the log, such as `player:7` or `committee`. */
export function scorerNamed(round: PhoneRound, scorer: string): string {
  if (scorer === 'committee') return words().committee
  const found = round.players?.find(({ playerId }) => scorer === `player:${playerId}`)
  return found?.name ?? words().anotherScorer
}

/** Who has signed a card, first as the player, then as the marker; a role without anybody is missing. */
export type Signers = { readonly player: string | undefined; readonly marker: string | undefined }

/** The committee signs for both. */
export function signersOf(round: PhoneRound, { signedBy, playerIds }: PhoneCard): Signers {
  const committee = signedBy.find(scorer => scorer === 'committee')
  const isPlayer = (scorer: string) => playerIds.some(playerId => scorer === `player:${playerId}`)
  const player = signedBy.find(isPlayer) ?? committee
  const marker = signedBy.find(scorer => scorer !== 'committee' && !isPlayer(scorer)) ?? committee
  const named = (scorer: string | undefined) => (scorer === undefined ? undefined : scorerNamed(round, scorer))
  return { player: named(player), marker: named(marker) }
}

/** `Anna L.`, for where there is little room. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.split(/\s+/u)
  const last = /\p{L}/u.exec(others.at(-1) ?? '')?.[0]
  return last === undefined ? first : `${first} ${last}.`
}
