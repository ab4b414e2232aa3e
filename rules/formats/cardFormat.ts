import type { Card } from '../game.ts'
import type { RoundResult } from '../standings/rounds.ts'
import type { Format } from './format.ts'
import { type RoundFormat, roundFormat } from './roundFormat.ts'
import type { SettingsOf, SettingsSchema } from './settings.ts'

export type CardFormat<Schema extends SettingsSchema> = Omit<RoundFormat<Schema>, 'counting'> & {
  readonly card: (settings: SettingsOf<Schema>) => (card: Card) => RoundResult
}

/** A format that counts one card per side and round: of a player, or of a team that plays one ball. */
export function cardFormat<Schema extends SettingsSchema>({ card, ...rule }: CardFormat<Schema>): Format {
  return roundFormat({
    ...rule,
    counting: settings => {
      const count = card(settings)
      return { round: ([own]) => (own ? count(own) : null) }
    },
  })
}
