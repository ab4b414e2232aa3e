import { randomInt } from 'node:crypto'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { record } from '../../domain/audit/record.ts'
import { partRows } from '../../domain/setup/eventSetup.sql.ts'
import { insertRows } from '../../kernel/database/insertRows.ts'
import { handleLive } from '../../live/handleLive.ts'
import { copyEvent } from './copyEvent.ts'
import { drawScores } from './drawScores.ts'
import { groupsOf } from './groupsOf.ts'
import { rehearsalReply } from './rehearsalReply.ts'
import { holdForRehearsal, rehearsalOf } from './rehearsals.sql.ts'
import { requireEvent } from './requireEvent.ts'

const usualSpeed = 60

/** What stands before the name of a copy, in the language of who starts it. */
const words: Readonly<Record<string, string>> = { en: 'Rehearsal', pt: 'Ensaio' }

export const startRehearsal = handleLive(
  'startRehearsal',
  async ({ params, body, caller, database, service, requestId, now, refuse }) => {
    const { seed = randomInt(1, 1_000_000), holes = 18, speed = usualSpeed, toTheEnd = false } = body
    const event = await requireEvent(refuse, database, caller, params.eventId)
    const { actor, staff } = caller
    const word = words[staff.account.locale.slice(0, 2)] ?? 'Rehearsal'
    const { communityId } = event
    await database.write('everything', async tx => {
      await holdForRehearsal(tx, event)
      if (await rehearsalOf(tx, event, false)) return
      const { rounds, roundId } = await roundsOf()
      const copy = await copyEvent(tx, { event, rounds, roundId, word, now })
      const round = await visibleEvent(tx, `S-${copy.roundId}`, [copy.communityId])
      if (!round) throw new Error(`The copy of round ${roundId} is not there.`)
      const groups = await groupsOf(tx, round)
      const taps = drawScores({ seed, holes, groups })
      const [first, last] = [groups.map(one => one.teeTime).sort()[0], taps.at(-1)]
      if (first === undefined || !last) return refuse('NOT_READY', 'rehearsal')
      await insertRows(tx, 'rehearsal', [
        {
          community_id: copy.communityId,
          event_id: copy.eventId,
          round_id: copy.roundId,
          of_community_id: communityId,
          of_event_id: event.registrationEventId,
          seed,
          holes,
          speed,
          clock: toTheEnd ? last.at.toString() : first,
          set_at: now.toString(),
          told: first,
          ends_at: last.at.toString(),
          expected: taps.length,
          started_at: now.toString(),
          actor,
        },
      ])
      const after = { seed, holes }
      const eventId = event.registrationEventId
      await record(
        tx,
        { communityId, eventId, kind: 'rehearsal.started', subject: {}, after },
        { actor, requestId, now },
      )

      /** The rounds in their order, and the one that is rehearsed: that of the request, else the first that is not over. */
      async function roundsOf() {
        const [whole, ...parts] = await partRows(tx, event)
        const rounds = whole?.kind === 'M' ? parts : whole ? [whole] : []
        const asked = rounds.find(one => one.eventId === event.eventId)
        const open = rounds.find(one => !['completed', 'official', 'cancelled'].includes(one.state))
        const round = asked ?? open ?? rounds.at(-1) ?? refuse('NOT_READY', 'rehearsal')
        return { rounds: rounds.map(one => one.eventId), roundId: round.eventId }
      }
    })
    return (await rehearsalReply(service, event, now)) ?? refuse('UNAUTHORIZED', 'event')
  },
)
