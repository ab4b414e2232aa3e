import { holdPlayers } from '../../domain/players/holdPlayers.sql.ts'
import { randomSeed } from '../../domain/registrations/drawBallot.ts'
import { drawLots, lots } from '../../domain/registrations/drawLots.ts'
import { holdEvent } from '../../domain/registrations/holdEvent.ts'
import { inBallot } from '../../domain/registrations/queue.sql.ts'
import { recordedDraws } from '../../domain/registrations/recordedDraws.sql.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import { command, OperatorError, textOf } from './command.ts'
import { requireEvent } from './requireEvent.ts'

export const ballotDraw = command({
  name: 'ballot draw',
  args: ['EVENT'],
  options: {
    seed: { value: 'TEXT', what: 'what the lots are drawn from, such as numbers that were rolled in public' },
  },
  summary: 'Draws the lots of an event with a ballot, once its registration has closed',
  help: 'The order is that of the SHA-256 of "<seed>:<player id>". The seed is recorded: "ballot check" draws again and compares.',
  async run({ args: [publicId = ''], options, shell }) {
    const seed = options.seed === undefined ? randomSeed() : textOf(options.seed, '--seed', 200)
    const { registered, rest } = await shell
      .write(async (tx, origin) => {
        const { communityId, registrationEventId: eventId } = await requireEvent(tx, publicId)
        const place = { communityId, eventId }
        // Nobody can join any more: a ballot is drawn when registration has closed.
        const players = await holdPlayers(tx, await inBallot(tx, place), 'keep')
        const held = await holdEvent(tx, place, origin)
        if ((await inBallot(tx, place)).some(id => !players.has(id)))
          throw new OperatorError('Profiles were merged meanwhile, so nothing was drawn. Draw again.')
        return drawLots(refuse, held, seed)
      })
      .catch((error: unknown) => {
        throw error instanceof Refusal ? new OperatorError(error.message) : error
      })
    shell.print(`Drawn with the seed "${seed}": ${registered.length} registered, ${rest.length} not.`)
  },
})

export const ballotCheck = command({
  name: 'ballot check',
  args: ['EVENT'],
  options: {},
  summary: 'Draws the recorded lots of an event again and compares',
  async run({ args: [publicId = ''], shell }) {
    const draws = await shell.read(async tx => {
      const { communityId, registrationEventId } = await requireEvent(tx, publicId)
      return recordedDraws(tx, communityId, registrationEventId)
    })
    if (draws.length === 0) throw new OperatorError(`No lots have been drawn for ${publicId}.`)
    for (const { at, seed, playerIds } of draws) {
      const again = lots(seed, playerIds)
      if (again.some((id, index) => id !== playerIds[index]))
        throw new OperatorError(
          `The draw of ${at} with the seed "${seed}" comes out in another order than was recorded.`,
        )
      shell.print(`The draw of ${at} with the seed "${seed}" comes out the same: ${playerIds.join(', ')}.`)
    }
  },
})
