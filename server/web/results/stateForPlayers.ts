import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { RegistrationSettings } from '../../domain/events/registrationSettings.ts'
import type { EventHead } from '../../domain/registrations/eventHead.sql.ts'
import { phaseOf } from '../../domain/registrations/phaseOf.ts'
import { momentInWords, weekdayAndTime } from '../../print/dayInWords.ts'
import type { EventFrame } from '../frame/eventFrame.ts'
import type { GroupsOfRound } from './groupsOut.ts'

type Known = {
  readonly field: EventHead
  readonly settings: RegistrationSettings
  /** Of the round that is played, or next. */
  readonly groups: GroupsOfRound | undefined
  readonly now: Temporal.Instant
  readonly language: Language
}

/**
 * How an event stands, as a player would say it: `Registration open, 12 places by lot`, `Starts Friday 08:10`,
 * `Playing: 14 of 32 groups out`, `Results official`. Undefined where the word for its state says all that is known.
 */
export function stateForPlayers({ head }: EventFrame, event: VisibleEvent, known: Known): string | undefined {
  const words = wordsIn(known.language).overviewPage.states
  if (head.publishedAt !== null) return undefined
  switch (head.state) {
    case 'published':
      return beforePlay(head.state, event, known)
    case 'in progress':
      return playing(event, known)
    case 'suspended':
      return words.suspended
    case 'completed':
      return words.unofficial
    case 'official':
      return words.official
    default:
      return undefined
  }
}

function beforePlay(state: string, event: VisibleEvent, known: Known): string | undefined {
  const words = wordsIn(known.language).overviewPage.states
  const { settings, now, language } = known
  const phase = event.registrationType === 'Online Questionnaire' ? phaseOf(event, state, settings, now) : undefined
  if (phase === 'open') return whileOpen(known)
  if (phase === 'not yet' && settings.opens)
    return words.opens({ moment: momentInWords(settings.opens, event, language) })
  return firstTime(event, known) ?? words.noTimes
}

function whileOpen({ field, settings, language }: Known): string {
  const words = wordsIn(language).overviewPage.states
  const { fieldLimit, mode, waitingList } = settings
  if (fieldLimit === undefined) return words.open
  if (mode === 'ballot') return words.openByLot({ count: fieldLimit })
  const left = fieldLimit - field.taken
  if (left > 0) return words.openLeft({ count: left })
  return waitingList ? words.openWaiting : words.full
}

/** When the next round begins, as long as nobody of it has. */
function firstTime(event: VisibleEvent, { groups, language }: Known): string | undefined {
  const [first] = groups?.all ?? []
  if (!first) return undefined
  return wordsIn(language).results.startsAt(weekdayAndTime(first.teeTime, event, language))
}

function playing(event: VisibleEvent, known: Known): string | undefined {
  const words = wordsIn(known.language).overviewPage.states
  const { groups } = known
  if (!groups || groups.all.length === 0) return undefined
  const count = groups.all.length
  const begun = groups.out.length + groups.inCount
  if (begun === 0) return firstTime(event, known)
  if (groups.inCount === count) return words.allIn
  if (groups.ahead.length > 0) return words.playing({ out: begun, count })
  return groups.inCount > 0 ? words.comingIn({ in: groups.inCount, count }) : words.allOut({ count })
}
