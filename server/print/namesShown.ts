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
  { communityId, registrationEventId: eventId }: Pick<VisibleEvent, 'communityId' | 'registrationEventId'>,
  settings: PrintCentre,
  shown: JuniorsShown = settings.juniors?.shown ?? 'full',
  language: Language = 'en',
): Promise<Names> {
  const names = await namesOfEvents(tx, [{ communityId, eventId, settings, shown }], language)
  return names(eventId)
}

type EventOfNames = {
  readonly communityId: number
  /** By which players register. */
  readonly eventId: number
  readonly settings: PrintCentre
  readonly shown?: JuniorsShown | undefined
}

/** The same of several events, with one statement, or with none where nobody is masked: the names by the event. */
export async function namesOfEvents(
  tx: Transaction,
  events: readonly EventOfNames[],
  language: Language,
): Promise<(eventId: number) => Names> {
  const masking = events.flatMap(({ shown, settings, ...event }) => {
    const how = shown ?? settings.juniors?.shown ?? 'full'
    return how === 'full' ? [] : [{ ...event, how, below: settings.juniors?.below ?? usualAge }]
  })
  const young = masking.length === 0 ? [] : await juniors(tx, masking)
  const names = new Map(
    masking.map(({ eventId, how }) => {
      const own = young.filter(junior => junior.eventId === eventId)
      const shown = own.map((junior, index): [number, string] => [
        junior.playerId,
        masked(junior, how, wordsIn(language).documents.junior({ number: index + 1 })),
      ])
      return [eventId, namesWith(new Map(shown))]
    }),
  )
  return eventId => names.get(eventId) ?? namesWith(new Map())
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
