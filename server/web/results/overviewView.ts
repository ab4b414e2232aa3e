import { teeInWords } from '../../../contract/site/teeInWords.ts'
import type { Language } from '../../../contract/words/languages.ts'
import type { Clock } from '../../../contract/words/timeOfDay.ts'
import { type NounWords, wordsIn } from '../../../contract/words/wordsIn.ts'
import { type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import { isInPlay } from '../../domain/events/eventState.ts'
import { type RegistrationSettings, registrationSettings } from '../../domain/events/registrationSettings.ts'
import { roundName } from '../../domain/events/roundInWords.ts'
import { type EventHead, eventHead } from '../../domain/registrations/eventHead.sql.ts'
import { roundInPlay } from '../../domain/scores/scorecard.sql.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { heardEvents } from '../../live/change.sql.ts'
import { type CountedBoard, publishedBoards } from '../../live/countedBoards.ts'
import { dayInWords, daysInWords, momentInWords, timeInWords } from '../../print/dayInWords.ts'
import { printCentreOf } from '../../print/eventDocument.ts'
import type { Names } from '../../print/names.ts'
import { namesShown } from '../../print/namesShown.ts'
import { stateWord } from '../../print/stateInWords.ts'
import { type EventFrame, eventBand, eventMasthead, readFrame } from '../frame/eventFrame.ts'
import { stateMark } from '../frame/masthead.ts'
import type { View } from '../links/view.ts'
import { type GroupsOfRound, groupsOfRound } from './groupsOut.ts'
import { holesPicture } from './holesPicture.ts'
import { miniBoards, winners } from './miniBoards.ts'
import { type OverviewPart, overviewParts } from './overview.sql.ts'
import { stateForPlayers } from './stateForPlayers.ts'

/** The overview of an event. Before: where, when, how to register; during: who leads; after: who won. */
export const overviewView: View = {
  place: ({ link }) => (link.purpose === 'overview' ? '' : undefined),
  scores: () => true,
  async show(service, { link, event: publicId, base, language }) {
    const { communityId } = link
    const event = await service.database.read([communityId], tx => visibleEvent(tx, publicId, [communityId]))
    if (!event) return undefined
    const boards = await publishedBoards(service, event)
    return service.database.read([communityId], async tx => {
      const printCentre = await printCentreOf(tx, event)
      const [frame, [about, ...rounds], field, names, eventIds] = await Promise.all([
        readFrame(service, tx, event, language),
        overviewParts(tx, event),
        eventHead(tx, { ...event, eventId: event.registrationEventId }),
        namesShown(tx, event, printCentre, printCentre.documents?.results?.juniors, language),
        heardEvents(tx, event),
      ])
      if (!about) return undefined
      const { state } = frame.head
      const round =
        isInPlay(state) || state === 'published'
          ? await roundInPlay(tx, communityId, event.eventId, service.clock())
          : undefined
      const groups = round && (await groupsOfRound(tx, event, round.roundId))
      const settings = registrationSettings(event)
      const known = { field, settings, groups, now: service.clock(), language }
      const { eventName, communityName } = frame.head
      const parts = [about, ...rounds]
      const words = wordsIn(language).overviewPage
      return {
        eventIds: [...eventIds],
        content: {
          title: eventName,
          description: [communityName, daysInWords(event, language), ...courseNames(parts)].join(' · '),
          colour: frame.club.colour,
          wide: true,
          preview: `${base}/preview.png`,
          masthead: eventMasthead(frame, event, {
            current: 'overview',
            main: mainWay(frame, words),
            state: stateForPlayers(frame, event, known),
            language,
          }),
          body: html`${eventBand(frame, event, undefined, language)}<div class="overview${frame.head.state === 'published' && ' is-ahead'}"><div class="stack">${about.info && html`<p class="info">${about.info}</p>`}${groups && onTheCourse(groups, names, language)}${boardsOf(frame, boards, names, language)}${roundsOf(rounds, eventName, language)}${coursesOf(parts, words)}</div><aside class="stack" aria-label="${words.atAGlance}">${atAGlance(frame, event, { field, boards, settings, parts, groups: isInPlay(state) ? groups : undefined, names, language })}</aside></div>`,
        },
      }
    })
  },
}

type OverviewWords = NounWords['overviewPage']

/** The one thing that most people want now. */
function mainWay({ head, paths, registers }: EventFrame, words: OverviewWords) {
  if (registers) return { name: words.register, path: paths.get('registration') ?? '' }
  return { name: isInPlay(head.state) ? words.leaderboard : words.results, path: paths.get('results') ?? '' }
}

function boardsOf(
  { head, paths }: EventFrame,
  boards: readonly CountedBoard[],
  names: Names,
  language: Language,
): Html | undefined {
  const words = wordsIn(language).overviewPage
  const results = paths.get('results') ?? ''
  const shown = miniBoards(boards, names, results, language)
  if (shown.length === 0 || head.state === 'published' || head.state === 'draft') return undefined
  const isOver = head.state === 'completed' || head.state === 'official'
  const won = isOver ? winners(boards, names, language) : []
  return html`${won.length > 0 && html`<section><h2>${head.state === 'official' ? words.winners : words.winnersSoFar}</h2><div class="winners">${won}</div></section>`}<section><h2>${isOver ? words.boards : words.boardsNow}</h2><div class="boards">${shown}</div></section>`
}

/** Where the groups are: as a picture, and with their names, hole by hole, for who wants to meet one. */
function onTheCourse(groups: GroupsOfRound, names: Names, language: Language): Html | undefined {
  const picture = holesPicture(groups, language)
  if (picture === undefined || groups.out.length === 0) return undefined
  const words = wordsIn(language).overviewPage
  const courses = Map.groupBy(groups.out, ({ courseName }) => courseName)
  const holes = [...courses].flatMap(([course, own]) =>
    [...Map.groupBy(own, ({ at }) => at)]
      .toSorted(([one], [other]) => one - other)
      .map(([hole, there]) => {
        const where = [words.hole({ hole }), courses.size > 1 && course].filter(Boolean).join(', ')
        return html`<div><dt>${where}</dt><dd>${there.map(({ players }) => html`<p><bdi>${names.players(players)}</bdi></p>`)}</dd></div>`
      }),
  )
  return html`<section><h2>${words.onTheCourse}</h2>${picture}<details class="panel where"><summary>${words.whoIsWhere}</summary><dl class="facts">${holes}</dl></details></section>`
}

type Glance = {
  readonly field: EventHead
  readonly boards: readonly CountedBoard[]
  readonly settings: RegistrationSettings
  readonly parts: readonly OverviewPart[]
  /** Of the round in play. */
  readonly groups: GroupsOfRound | undefined
  readonly names: Names
  readonly language: Language
}

function atAGlance(
  { head, registers }: EventFrame,
  event: VisibleEvent,
  { field, boards, settings, parts, groups, names, language }: Glance,
): Html {
  const words = wordsIn(language).overviewPage
  const { fieldLimit, opens, closes } = settings
  const { taken } = field
  const places = fieldLimit === undefined ? words.players({ count: taken }) : words.places({ taken, limit: fieldLimit })
  const more = [
    field.waiting > 0 && words.waiting({ count: field.waiting }),
    field.inBallot > 0 && words.inBallot({ count: field.inBallot }),
  ].filter(Boolean)
  const momentOf = (moment: Temporal.Instant) => momentInWords(moment, event, language)
  const isAhead = head.state === 'published' && event.registrationType === 'Online Questionnaire'
  const facts: readonly (readonly [string, string | undefined])[] = [
    [words.when, daysInWords(event, language)],
    [words.where, courseNames(parts).join(', ') || undefined],
    [words.play, [...new Set(boards.map(({ name }) => name))].join(', ') || undefined],
    [words.next, groups && nextInWords(groups, names, event.clock, language)],
    [words.entry, [places, ...more].join(', ')],
    [
      words.registration,
      isAhead
        ? registers
          ? words.openUntil({ moment: momentOf(closes) })
          : opens && words.opens({ moment: momentOf(opens) })
        : undefined,
    ],
  ]
  return html`<section><h2>${words.atAGlance}</h2><dl class="panel facts">${facts.map(([name, text]) => text !== undefined && html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}</dl></section>`
}

/** The next group to start; where all start together the time alone. */
function nextInWords(
  { ahead: [next, second] }: GroupsOfRound,
  names: Names,
  clock: Clock,
  language: Language,
): string | undefined {
  if (!next) return undefined
  const words = wordsIn(language).overviewPage
  const time = timeInWords(next.teeTime, clock, language)
  return second?.teeTime === next.teeTime ? time : words.nextAt({ time, names: names.players(next.players) })
}

function roundsOf(rounds: readonly OverviewPart[], eventName: string, language: Language): Html | undefined {
  if (rounds.length === 0) return undefined
  const words = wordsIn(language).overviewPage
  const rows = rounds.map(
    ({ name, startDate, state, courses }) =>
      html`<tr><th scope="row">${roundName(name, eventName, language)}</th><td class="tight">${dayInWords(startDate, language)}</td><td class="minor">${courses.map(course => course.name).join(', ')}</td><td class="tight">${stateMark(state, stateWord(state, language))}</td></tr>`,
  )
  return html`<section class="panel"><table class="list"><caption>${words.rounds}</caption><thead><tr><th scope="col">${words.round}</th><th scope="col">${words.date}</th><th scope="col" class="minor">${words.course}</th><th scope="col">${words.state}</th></tr></thead><tbody>${rows}</tbody></table></section>`
}

function coursesOf(parts: readonly OverviewPart[], words: OverviewWords): Html {
  const courses = new Map(parts.flatMap(part => part.courses.map(course => [course.name, course] as const)))
  if (courses.size === 0) return html`<p class="card">${words.noCourse}</p>`
  return html`${[...courses.values()].map(({ name, place, unit, tees }) => {
    const rows = tees.map(
      tee =>
        html`<tr><th scope="row">${teeInWords(tee.name)}</th><td>${tee.gender === 'M' ? words.men : words.women}</td><td class="end">${tee.par}</td><td class="end">${tee.length > 0 && tee.length}</td></tr>`,
    )
    return html`<section class="panel"><table class="list"><caption>${name}${place && html` <span class="quiet">${place}</span>`}</caption><thead><tr><th scope="col">${words.tee}</th><th scope="col">${words.for}</th><th scope="col" class="end">${words.par}</th><th scope="col" class="end">${unit === 'metres' ? words.metres : words.yards}</th></tr></thead><tbody>${rows}</tbody></table></section>`
  })}`
}

function courseNames(parts: readonly OverviewPart[]): readonly string[] {
  return [...new Set(parts.flatMap(({ courses }) => courses.map(({ name }) => name)))]
}
