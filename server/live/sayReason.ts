import type { Language } from '../../contract/words/languages.ts'
import { languageFacts } from '../../contract/words/languages.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import { type Fraction, subtract } from '../../rules/exact.ts'
import { toParLabel } from '../../rules/standings/board.ts'
import type { Neighbours, ReasonStep } from '../../rules/standings/reasonOf.ts'
import type { Member } from './boardInput.ts'
import { decimal } from './flightStandings.ts'
import type { ReasonScore, SideReason } from './sideReason.ts'

/** What sides are called: the whole name at first, then what is enough to know them by. */
export type ReasonNames = { readonly whole: (side: number) => string; readonly short: (side: number) => string }

/**
 * The names of those a reason speaks of. A player is known by the first name, unless another has it too, or `nameOf` shows
 * something in place of the name.
 */
export function reasonNames(
  { members, sideId, level, rival }: SideReason,
  nameOf: (member: Member) => string,
): ReasonNames {
  const spokenOf = [...new Set([sideId, ...level, ...(rival === undefined ? [] : [rival])])]
  const firstName = (side: number) => {
    const member = members.get(side)
    const [player, ...others] = member?.players ?? []
    return player && others.length === 0 && player.summary.playerId === side ? player.summary.firstName : undefined
  }
  const whole = (side: number) => {
    const member = members.get(side)
    return member ? nameOf(member) : ''
  }
  const short = (side: number) => {
    const own = firstName(side)
    const isOnly = spokenOf.every(other => other === side || firstName(other) !== own)
    return own !== undefined && isOnly && whole(side).startsWith(`${own} `) ? own : whole(side)
  }
  return { whole, short }
}

/** Lists of names stay short. */
const mostNames = 6

/** Why a side stands where it does: a heading, and a few sentences. */
export function sayReason(
  reason: SideReason,
  names: ReasonNames,
  language: Language,
): { readonly title: string; readonly text: string } {
  const words = wordsIn(language).reasons
  const { position, kind } = reason
  const sentences = [
    ...(kind === 'clear' ? [clearly(reason, names, language)] : [level(reason, names, language)]),
    ...(kind === 'broken' ? broken(reason, names, language) : []),
    ...(kind === 'shared' ? [shared(reason, names, language)] : []),
  ]
  return {
    title: kind === 'shared' ? words.titleShared({ position }) : words.title({ position }),
    text: sentences.filter(Boolean).join(' '),
  }
}

function clearly(
  { ahead, behind, isFinal, sideId, score }: SideReason,
  names: ReasonNames,
  language: Language,
): string {
  const words = wordsIn(language).reasons
  const texts = isFinal ? words.final : words.live
  const own = { name: names.short(sideId), score: sayScore(score, isFinal, language) }
  const by = (to: Neighbours) => (score.unit === 'points' ? words.points : words.strokes)({ count: decimal(to.by) })
  const sides = (to: Neighbours) =>
    listed(to.sides.map(names.whole), language, words.others({ count: to.sides.length }))
  if (ahead && behind)
    return texts.between({ ...own, lost: by(ahead), ahead: sides(ahead), won: by(behind), behind: sides(behind) })
  if (behind) return texts.first({ ...own, won: by(behind), behind: sides(behind) })
  return ahead ? texts.last({ ...own, lost: by(ahead), ahead: sides(ahead) }) : texts.alone(own)
}

function level({ kind, level: others, sideId, isFinal, score }: SideReason, names: ReasonNames, language: Language) {
  const words = wordsIn(language).reasons
  const texts = isFinal ? words.final : words.live
  const all = [names.short(sideId), ...others.slice(0, mostNames - 1).map(names.whole)]
  const more = others.length + 1 - all.length
  const said = conjoined(more > 0 ? [...all, words.others({ count: more })] : all, language)
  const own = { names: said, score: sayScore(score, isFinal, language) }
  return kind === 'broken' || others.length < 3
    ? texts.level(own)
    : texts.levelMany({ ...own, count: others.length + 1 })
}

function broken({ steps, sideId, rival = 0, score: { unit } }: SideReason, names: ReasonNames, language: Language) {
  const words = wordsIn(language).reasons
  const decider = steps.find(({ outcome }) => outcome === 'decides')
  if (!decider) return []
  const before = steps.slice(0, steps.indexOf(decider))
  const [only] = before
  const still =
    only &&
    (before.length === 1
      ? words.stillLevel({ on: on(only, language) })
      : words.stillLevelMany({ count: before.length }))
  if (decider.step === 'byHand') return [still, words.brokenByHand]
  const values = decider.values
    .slice(0, mostNames)
    .map(({ side, value }) => `${names.short(side)} ${value ? figure(value, language) : '–'}`)
    .join(', ')
  if (decider.step === 'lowerHandicap') return [still, words.brokenByLower({ values })]
  if (decider.step === 'higherHandicap') return [still, words.brokenByHigher({ values })]
  const [own, other] = [sideId, rival].map(side => decider.values.find(one => one.side === side)?.value)
  const count = own && other ? Math.abs(decimal(subtract(own, other))) : 0
  const decided = unit === 'points' ? words.decidedByPoints : words.decidedByStrokes
  const isSaid = decider.values.length === 2 && Number.isInteger(count) && count > 0
  return [still, words.broken({ on: on(decider, language), values }), isSaid && decided({ count })]
}

function shared(
  { steps, sideId, sharedWith, isFinal, breaksTies }: SideReason,
  names: ReasonNames,
  language: Language,
) {
  const words = wordsIn(language).reasons
  if (!isFinal) return breaksTies ? words.brokenLater : ''
  if (steps.length === 0) return breaksTies ? words.otherPlaces : words.notBroken
  if (steps.some(({ outcome }) => outcome === 'decides')) return words.otherPlaces
  const all = [sideId, ...sharedWith].map(names.short)
  return words.allLevel({ names: listed(all, language, words.others({ count: all.length })) })
}

/** Where a tie was looked at, as it stands in a sentence. */
function on({ step, round, holes = [], name }: ReasonStep, language: Language): string {
  const { on: words } = wordsIn(language).reasons
  const isOfRound = name.code === 'ofRound' && round !== undefined
  const inRound = (said: string) => (isOfRound ? words.ofRound({ on: said, round: round + 1 }) : said)
  const [first = 0, last = 0] = [holes[0], holes.at(-1)]
  if (step === 'discarded') return words.discarded
  if (step === 'lastRound') return words.round({ round: (round ?? 0) + 1 })
  if (step === 'hardestHoles') return inRound(words.hole({ hole: first }))
  if (step === 'previousRounds' && isWholeRound(name)) return words.round({ round: (round ?? 0) + 1 })
  if (first === last) return inRound(words.hole({ hole: first }))
  const isLast = step === 'lastHoles' || step === 'backNine'
  return inRound(isLast ? words.lastHoles({ count: holes.length }) : words.holes({ first, last }))
}

function isWholeRound({ values }: ReasonStep['name']): boolean {
  const what = values?.what
  return typeof what === 'object' && 'code' in what && what.code === 'total'
}

function sayScore(
  { unit, isNet, value, toPar, thru, status }: ReasonScore,
  isFinal: boolean,
  language: Language,
): string {
  const words = wordsIn(language).reasons
  const { score: texts } = words
  const isStrokes = unit !== 'points'
  const par = toPar === null ? '' : toParLabel(toPar).replace('-', '−')
  if (isFinal) {
    const score = value ?? 0
    return isStrokes ? (isNet ? texts.net({ score }) : texts.gross({ score })) : texts.points({ score })
  }
  const score = isStrokes ? (isNet ? texts.net({ score: par }) : par) : texts.points({ score: value ?? 0 })
  return status === 'playing' && thru > 0 ? words.through({ score, holes: thru }) : score
}

function figure(value: Fraction, language: Language): string {
  return decimal(value).toLocaleString(languageFacts[language].locale, { maximumFractionDigits: 2 })
}

/** Up to three names in a sentence; more than that, how many. */
function listed(names: readonly string[], language: Language, many: string): string {
  return names.length > 3 ? many : conjoined(names, language)
}

function conjoined(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(languageFacts[language].locale).format(names)
}
