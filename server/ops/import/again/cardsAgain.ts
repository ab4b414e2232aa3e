import type { Ruling } from '../../../../rules/recording/scoreLog.ts'
import { registersOf } from '../../../../rules/recording/scoreLog.ts'
import { cardIdOf } from '../../../domain/scores/card.ts'
import { changeCard, type OpenCard } from '../../../domain/scores/changeCard.ts'
import { committeeEntry } from '../../../domain/scores/committeeEntry.ts'
import type { WholeEvent } from '../../../domain/setup/wholeEvent.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { teamsInEffect } from '../fileParts.ts'
import type { Doing, PartAgain } from './doing.ts'
import { contentsOf } from './eventHere.sql.ts'

const reason = 'From the file'

/** The committee enters what the file has otherwise, hole by hole; what phones entered stays in the log of the card. */
export async function cardsAgain(
  { event, part, differences, idOf }: PartAgain,
  { first }: WholeEvent,
  doing: Doing,
): Promise<void> {
  const wanted = differences.filter(({ what }) => what === 'strokes' || what === 'status')
  if (wanted.length === 0) return
  const { teams } = await contentsOf(doing.tx, event, [first.eventId, event.eventId])
  const teamIds = new Map(teams.map(({ name, teamId }) => [name, teamId]))
  const keys = new Set(teamsInEffect(part).map(({ key }) => key))
  const cardOf = ({ of, playerId, name = '' }: (typeof wanted)[number]) => {
    if (playerId !== undefined) return cardIdOf({ side: 'P', sideId: playerId })
    const isTeam = of === undefined || keys.has(of)
    return cardIdOf(isTeam ? { side: 'T', sideId: teamIds.get(name) ?? 0 } : { side: 'P', sideId: idOf(of) })
  }
  for (const [cardId, own] of Map.groupBy(wanted, cardOf)) {
    const strokes = own.find(({ what }) => what === 'strokes')
    const status = own.find(({ what }) => what === 'status')
    await changeCard({ ...doing, event, params: { cardId }, refuse }, 'card.corrected', card => [
      ...(strokes ? corrections(card, strokes.isGone ? '' : strokes.value, doing) : []),
      ...(status && !status.isGone ? ruling(card, status.value || 'OPEN', doing) : []),
    ])
  }
}

function by({ caller, now }: Doing) {
  return { actor: caller.actor, reason, now }
}

function corrections({ side, log, card, round }: OpenCard, text: string, doing: Doing) {
  const given = text === '' ? [] : text.split(' ').map(one => (one === '-' ? null : Number(one)))
  const registers = registersOf(log)
  return Array.from({ length: round.holes }, (_, index) => given[index] ?? null).flatMap((value, index) => {
    const hole = index + 1
    if ((card.strokes[index] ?? null) === value && !card.conflicts.includes(hole)) return []
    const standing = registers.get(hole)?.find(({ register }) => register === 'C')
    const deviceSequence = (standing?.deviceSequence ?? 0) + 1
    return committeeEntry(side, by(doing), { kind: 'score', hole, value, deviceSequence })
  })
}

function ruling({ side, card }: OpenCard, status: string, doing: Doing) {
  if (status === card.status) return []
  if (status === 'SIGNED') return [committeeEntry(side, by(doing), { kind: 'sign' })]
  if (status === 'OPEN' && card.status === 'SIGNED') return [committeeEntry(side, by(doing), { kind: 'unsign' })]
  return [committeeEntry(side, by(doing), { kind: 'status', status: status as Ruling })]
}
