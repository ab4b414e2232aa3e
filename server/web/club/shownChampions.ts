import { type Language, languageFacts } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { eventSettings } from '../../domain/events/eventSettings.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type ChampionRow, champions } from '../../live/eventStates/champions.sql.ts'
import { countedAs } from '../../live/eventStates/countedAs.ts'
import type { Service } from '../../live/service.ts'
import { decimal } from '../../print/decimal.ts'
import type { Names } from '../../print/names.ts'
import { namesOfEvents } from '../../print/namesShown.ts'
import { sideName } from '../../print/sideName.ts'
import { pathForAnyone } from '../links/link.ts'

/** More would be no names to be read. */
const mostNamed = 3

/** Who won an event, as pages say it. */
export type Champion = Pick<
  ChampionRow,
  'publicId' | 'communityId' | 'communityName' | 'name' | 'series' | 'startDate' | 'endDate'
> & {
  /** `Anna Lopes`; `Anna Lopes and Rui Dias` where they share the first place. */
  readonly winner: string
  /** `net 68`, `39 points`; empty where nothing is counted. */
  readonly score: string
  /** Of the results. */
  readonly path: string
}

/** The champions of the official events of these communities that ended on `from` or later, the newest first: see `champions.sql.ts`. */
export async function shownChampions(
  { secrets, tx }: Pick<Service, 'secrets'> & { readonly tx: Transaction },
  communityIds: readonly number[],
  { from, most, language }: { readonly from: string; readonly most: number; readonly language: Language },
): Promise<readonly Champion[]> {
  const rows = await champions(tx, communityIds, from, most)
  const names = await namesOfEvents(
    tx,
    rows.map(({ communityId, eventId, settings: given }) => {
      const { printCentre: settings } = eventSettings({ settings: given })
      return { communityId, eventId, settings, shown: settings.documents?.results?.juniors }
    }),
    language,
  )
  return rows.map(row => {
    const { publicId, communityId, communityName, name, series, startDate, endDate } = row
    return {
      ...{ publicId, communityId, communityName, name, series, startDate, endDate },
      winner: winnerOf(row, names(row.eventId), language),
      score: scoreOf(row, language),
      path: pathForAnyone({ secrets }, row, 'results', row.generations.results),
    }
  })
}

function winnerOf({ sides }: ChampionRow, names: Names, language: Language): string {
  if (sides.length > mostNamed) return wordsIn(language).clubPage.shared({ count: sides.length })
  const named = sides.map(({ name, ...side }) => sideName({ ...side, name: name ?? '' }, names))
  return new Intl.ListFormat(languageFacts[language].locale).format(named)
}

function scoreOf(row: ChampionRow, language: Language): string {
  const counted = countedAs(row)
  if (counted === undefined || row.value === null) return ''
  const { clubPage, resultsPage } = wordsIn(language)
  if (counted !== 'strokes' && counted !== 'net') return resultsPage.counted[counted]({ count: row.value })
  const strokes = decimal(row.value, language)
  return counted === 'net' ? clubPage.net({ strokes }) : strokes
}
