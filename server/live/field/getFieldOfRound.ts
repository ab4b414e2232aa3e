import { eventSettings } from '../../domain/events/eventSettings.ts'
import { placedPlayers } from '../../domain/teeSheet/publishedTeeSheet.sql.ts'
import { requireRound } from '../../domain/teeSheet/requireTeePairings.ts'
import { handleLive } from '../handleLive.ts'
import { boardRows, leavers, roundRows } from '../readiness/facts.sql.ts'
import { fieldOfRound } from '../readiness/fieldOfRound.ts'

export const getFieldOfRound = handleLive('getFieldOfRound', async ({ tx, event, refuse }) => {
  requireRound(refuse, event)
  if (event.kind === 'S') return { cut: 'none' as const, out: [] }
  const [rows, boards, gone] = await Promise.all([roundRows(tx, event), boardRows(tx, event), leavers(tx, event)])
  const [parent, ...rounds] = rows
  const place = rounds.findIndex(({ eventId }) => eventId === event.eventId)
  const round = rounds[place]
  if (!parent || !round) return { cut: 'none' as const, out: [] }
  const { afterCut } = eventSettings({ settings: event.settings, parentSettings: parent.settings })
  const roundIds = rounds.map(({ eventId }) => eventId)
  const field = await fieldOfRound(tx, { event, roundIds, place, boards, leavers: gone, afterCut })
  const out = field.out.map(one => ({ ...one, leaderboardIds: [...one.leaderboardIds] }))
  if (round.state === 'draft' || round.state === 'published') return { cut: field.cut, out }
  // What is being played, or was, has the field that it had: nobody comes in or goes out, and who was left out is not waiting.
  const placed = new Set(await placedPlayers(tx, event))
  return { cut: 'none' as const, out: out.filter(({ playerId }) => !placed.has(playerId)) }
})
