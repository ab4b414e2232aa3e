import type { Language } from '../../../contract/words/languages.ts'
import { type NounWords, wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { Service } from '../../live/service.ts'
import { crest } from '../frame/masthead.ts'
import { publicClubs } from './clubEvents.sql.ts'

const most = 200

/** The clubs of the installation that have a public page, those with an event in play first; undefined when none has. */
export async function listOfClubs(service: Service, language: Language): Promise<Html | undefined> {
  const today = service.clock().toZonedDateTimeISO('UTC').toPlainDate().toString()
  const clubs = await service.database.read('everything', tx => publicClubs(tx, today, most))
  if (clubs.length === 0) return undefined
  const words = wordsIn(language).pages.start
  return html`<h2>${words.clubs}</h2><ul class="panel clubs">${clubs.map(club => html`<li>${crest(club)}<a href="/c/${club.communityId}"><bdi>${club.name}</bdi></a><span>${wordsOf(club, words)}</span></li>`)}</ul>`
}

function wordsOf(
  { live, coming }: { readonly live: number; readonly coming: number },
  words: NounWords['pages']['start'],
): Html | string {
  if (live > 0) return html`<span class="tag good">${words.liveNow({ count: live })}</span>`
  if (coming > 0) return words.ahead({ count: coming })
  return ''
}
