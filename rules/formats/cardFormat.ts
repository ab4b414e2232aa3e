import type { Card } from '../game.ts'
import type { RoundResult } from '../standings/rounds.ts'
import type { Entry, Format } from './format.ts'
import { type RoundFormat, roundFormat } from './roundFormat.ts'
import type { SettingsOf, SettingsSchema } from './settings.ts'

export type CardFormat<Schema extends SettingsSchema> = Omit<RoundFormat<Schema>, 'counting'> & {
  readonly card: (settings: SettingsOf<Schema>) => (card: Card) => RoundResult
}

/** A round without a card counts as one on which nothing was entered, on the holes and with the handicap of another round. */
function emptyCard({ rounds }: Entry): Card | null {
  const known = rounds.flatMap(cards => cards[0] ?? []).at(-1)
  return known ? { ...known, scores: [], status: 'open' } : null
}

/** A format that counts one card per side and round: of a player, or of a team that plays one ball. */
export function cardFormat<Schema extends SettingsSchema>({ card, ...rule }: CardFormat<Schema>): Format {
  return roundFormat({
    ...rule,
    counting: settings => {
      const count = card(settings)
      return {
        round: ([own], entry) => {
          const card = own ?? emptyCard(entry)
          return card && count(card)
        },
      }
    },
  })
}
