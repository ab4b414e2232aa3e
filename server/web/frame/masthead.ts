/** The board over the door of every page of an event or a club: who, what, how it stands, and the way to the other pages. */
import { crestLetters } from '../../../contract/site/crestLetters.ts'
import { signOfState } from '../../../contract/site/signOfState.ts'
import { Html, html } from '../../kernel/http/html.ts'
import { type IconName, icon } from '../pages/icon.ts'
import { contourBox, contours } from './contours.ts'

export type Club = {
  readonly communityId: number
  readonly name: string
  /** Six hexadecimal digits. */
  readonly colour: string | null
  /** A PNG in base64. */
  readonly logo: string | null
  /** Where the club has a page of its own. */
  readonly home?: string
}

/** A way to elsewhere. `icon`: shown alone where there is little room. */
export type Way = { readonly name: string; readonly path: string; readonly icon?: IconName; readonly download?: true }

export type Masthead = {
  readonly club: Club
  /** Draws the contours. */
  readonly number: number
  readonly title: string
  /** What stands below the title, beginning with the state. */
  readonly facts: readonly (Html | string | false | undefined)[]
  readonly actions?: readonly Way[]
  /** Beside the title: the numbers of a player. */
  readonly beside?: Html | undefined
  readonly pages?: readonly (Way & { readonly isCurrent: boolean })[]
  /** Says what the pages are of. */
  readonly navName?: string
  /** In place of the club line. */
  readonly back?: Way
  /** The page of a club: its emblem beside its name, and no club line. */
  readonly emblem?: Html
}

/** The head of a page: club, title, a line of facts, and the ways to the other pages of the event. */
export function masthead({
  club,
  number,
  title,
  facts,
  actions = [],
  beside,
  pages = [],
  navName = 'Event',
  back,
  emblem,
}: Masthead): Html {
  const nav =
    pages.length > 0 &&
    html`<nav class="nav" aria-label="${navName}">${pages.map(({ name, path, isCurrent }) => html`<a href="${path}"${isCurrent && html` aria-current="page"`}>${name}</a>`)}</nav>`
  const line = back
    ? html`<a class="button tight" href="${back.path}">${icon('arrowLeft')}${back.name}</a><span class="of">${club.name}</span>`
    : clubLine(club)
  const ways = actions.length > 0 && html`<span class="actions">${actions.map(action)}</span>`
  const over = emblem === undefined && html`<div class="club-line">${line}${ways}</div>`
  const shown = facts.filter(fact => fact !== undefined && fact !== false && fact !== '')
  const factsLine = shown.length > 0 && html`<ul class="facts-line">${shown.map(fact => html`<li>${fact}</li>`)}</ul>`
  return html`<header class="masthead board-ground"><svg class="contours" viewBox="${contourBox}" preserveAspectRatio="xMaxYMid slice" aria-hidden="true"><path d="${new Html(contours(number))}"/></svg><div class="wrap">${over}<div class="title${emblem && ' with-emblem'}">${emblem && html`<div class="emblem">${emblem}</div>`}<div><h1 class="serif"><bdi>${title}</bdi></h1>${factsLine}</div>${beside}</div>${nav}</div></header>`
}

function action({ name, path, icon: sign, download }: Way): Html {
  return html`<a class="button tight brief" href="${path}"${download && html` download`}>${sign && icon(sign)}<span>${name}</span></a>`
}

function clubLine(club: Club): Html {
  const { name, home } = club
  const words = html`${crest(club)}<span>${name}</span>`
  return home === undefined
    ? html`<span class="home">${words}</span>`
    : html`<a class="home" href="${home}">${words}</a>`
}

/** The logo, or the first letters of the name. */
export function crest({ name, logo }: Pick<Club, 'name' | 'logo'>): Html {
  if (logo !== null) return html`<img class="crest" src="data:image/png;base64,${logo}" alt="" width="30" height="30">`
  return html`<span class="crest serif" aria-hidden="true">${crestLetters(name)}</span>`
}

/** The state of an event: a shape and a word. */
export function stateMark(state: string, word: string): Html {
  const sign = signOfState(state)
  return html`<span class="state is-${sign}">${icon(sign)}${word}</span>`
}
