import type { JuniorsShown, PrintCentre } from '../../contract/settings/printCentre.ts'
import type { Language } from '../../contract/words/languages.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { juniors } from './documents.sql.ts'
import { type Named, type Names, namesWith } from './names.ts'

const usualAge = 18

/**
 * The names as everybody may see them in this event, with juniors masked where it says so. `shown` is what a single
 * document asks for. A player without a date of birth is not a junior.
 */
export async function namesShown(
  tx: Transaction,
  event: VisibleEvent,
  settings: PrintCentre,
  shown: JuniorsShown = settings.juniors?.shown ?? 'full',
  language: Language = 'en',
): Promise<Names> {
  if (shown === 'full') return namesWith(new Map())
  const young = await juniors(tx, event, settings.juniors?.below ?? usualAge)
  return namesWith(
    new Map(
      young.map((junior, index) => [
        junior.playerId,
        masked(junior, shown, wordsIn(language).documents.junior({ number: index + 1 })),
      ]),
    ),
  )
}

function masked({ firstName, lastName }: Named, shown: Exclude<JuniorsShown, 'full'>, numbered: string): string {
  switch (shown) {
    case 'firstName':
      return `${firstName} ${initial(lastName)}`
    case 'initials':
      return `${initial(firstName)} ${initial(lastName)}`
    case 'number':
      return numbered
  }
}

function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return `${first?.segment ?? ''}.`
}
