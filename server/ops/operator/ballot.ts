import { said } from '../../../contract/words/say.ts'
import { holdPlayers } from '../../domain/players/holdPlayers.sql.ts'
import { randomSeed } from '../../domain/registrations/drawBallot.ts'
import { drawLots, lots } from '../../domain/registrations/drawLots.ts'
import { holdEvent } from '../../domain/registrations/holdEvent.ts'
import { inBallot } from '../../domain/registrations/queue.sql.ts'
import { recordedDraws } from '../../domain/registrations/recordedDraws.sql.ts'
import { refuse } from '../../kernel/refusal.ts'
import { command, OperatorError, textOf } from './command.ts'
import { requireEvent } from './requireEvent.ts'

export const ballotDraw = command({
  name: 'ballot draw',
  args: ['EVENT'],
  options: {
    seed: { value: 'TEXT', what: said('commands.ballotDraw.seed') },
  },
  summary: said('commands.ballotDraw.summary'),
  help: said('commands.ballotDraw.help'),
  async run({ args: [publicId = ''], options, shell }) {
    const seed = options.seed === undefined ? randomSeed() : textOf(options.seed, '--seed', 200)
    const { registered, rest } = await shell.write(async (tx, origin) => {
      const { communityId, registrationEventId: eventId } = await requireEvent(tx, publicId)
      const place = { communityId, eventId }
      // Nobody can join any more: a ballot is drawn when registration has closed.
      const players = await holdPlayers(tx, await inBallot(tx, place), 'keep')
      const held = await holdEvent(tx, place, origin)
      if ((await inBallot(tx, place)).some(id => !players.has(id)))
        throw new OperatorError(said('operator.ballots.merged'))
      return drawLots(refuse, held, seed)
    })
    shell.print(said('operator.ballots.drawn', { seed, registered: registered.length, rest: rest.length }))
  },
})

export const ballotCheck = command({
  name: 'ballot check',
  args: ['EVENT'],
  options: {},
  summary: said('commands.ballotCheck.summary'),
  async run({ args: [publicId = ''], shell }) {
    const draws = await shell.read(async tx => {
      const { communityId, registrationEventId } = await requireEvent(tx, publicId)
      return recordedDraws(tx, communityId, registrationEventId)
    })
    if (draws.length === 0) throw new OperatorError(said('operator.ballots.none', { id: publicId }))
    for (const { at, seed, playerIds } of draws) {
      const again = lots(seed, playerIds)
      if (again.some((id, index) => id !== playerIds[index]))
        throw new OperatorError(said('operator.ballots.other', { at, seed }))
      shell.print(said('operator.ballots.same', { at, seed, order: playerIds.join(', ') }))
    }
  },
})
