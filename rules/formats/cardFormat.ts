import type { Card } from '../game.ts'
import type { RoundResult } from '../standings/rounds.ts'
import type { HoleRule } from './card.ts'
import type { Format } from './format.ts'
import { type RoundFormat, roundFormat } from './roundFormat.ts'
import { runningPoints } from './runningPoints.ts'
import { type SettingsOf, type SettingsSchema, withDefaults } from './settings.ts'

export type CardFormat<Schema extends SettingsSchema> = Omit<RoundFormat<Schema>, 'counting'> & {
  readonly card: (settings: SettingsOf<Schema>) => (card: Card) => RoundResult
  /** What a hole is worth, where a phone shows the points of a card while it is played. */
  readonly running?: (settings: SettingsOf<Schema>) => HoleRule
}

/** Stands in for a missing card: nothing entered, with the holes and the handicap of the latest of these cards. Null without any. */
export function emptyCard(cards: readonly Card[]): Card | null {
  const known = cards.at(-1)
  return known ? { ...known, scores: [], status: 'open' } : null
}

/** A format that counts one card for each side and round: a player's, or that of a team with one ball. */
export function cardFormat<Schema extends SettingsSchema>({ card, running, ...rule }: CardFormat<Schema>): Format {
  return roundFormat({
    ...rule,
    ...(running && { runningPoints: given => runningPoints(running(withDefaults(rule.settings, given))) }),
    counting: settings => {
      const count = card(settings)
      return {
        round: ([own], entry) => {
          const card = own ?? emptyCard(entry.rounds.flatMap(cards => cards[0] ?? []))
          return card && count(card)
        },
      }
    },
  })
}
