import type { JuniorsShown, PrintCentre } from '../../contract/settings/printCentre.ts'
import type { Language } from '../../contract/words/languages.ts'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { clubIdentity } from './clubIdentity.ts'
import { documentHead } from './documentHead.sql.ts'
import { teamsAround } from './documents.sql.ts'
import { documentVersion } from './documentVersion.ts'
import { titlesOf } from './eventDocument.ts'
import type { FormSheet } from './formSheet.ts'
import { namesShown } from './namesShown.ts'
import { playedRounds } from './playedRounds.ts'
import { type PrintedGroup, printedGroups, type ScoringLinks } from './printedGroups.ts'
import { shortenedRounds } from './stateInWords.ts'

/** What a form is drawn from; `versionOf` names what is on the paper of these groups, with `more` that stands there. */
export type ReadSheet = {
  readonly sheet: FormSheet
  readonly versionOf: (groups: readonly PrintedGroup[], more: unknown) => string
}

/** Reads what the forms of an event show, with the names of juniors as they are wanted. */
export async function readSheet(
  tx: Transaction,
  links: ScoringLinks,
  event: VisibleEvent,
  printCentre: PrintCentre,
  juniors: JuniorsShown,
  language: Language = 'en',
): Promise<ReadSheet> {
  const [head, names, teams, resultsUrl] = await Promise.all([
    documentHead(tx, event, language),
    namesShown(tx, event, printCentre, juniors, language),
    teamsAround(tx, event),
    links.ofResults(tx, event),
  ])
  const rounds = await playedRounds(tx, event, new Map(head.rounds.map(round => [round.eventId, round.name])))
  const teamNames = new Map(teams.map(team => [team.teamId, names.side(team)]))
  const groups = await printedGroups({ links, tx, event, names, teams: teamNames, language }, rounds)
  const { eventName, dates } = titlesOf(head, event, language)
  // The forms of a whole event are not of one round.
  const [shortened] = event.kind === 'M' ? [] : shortenedRounds(head, language)
  const shown = {
    club: clubIdentity(head),
    eventName,
    dates,
    groups,
    resultsUrl,
    ...(shortened !== undefined && { shortened }),
  }
  return {
    sheet: { ...shown, language },
    versionOf(groupsShown, more) {
      const club = [head.communityName, head.colour, head.logo]
      return documentVersion([more, { ...shown, club, groups: groupsShown.map(shownOf) }])
    },
  }
}

/** A group as it stands on paper and can be written as JSON, in which maps would be empty. Ids are not printed. */
function shownOf({ teePairingId: _, ...group }: PrintedGroup): unknown {
  return { ...group, cards: group.cards.map(card => ({ ...card, strokes: [...card.strokes] })) }
}
