import { publicEventId } from '../../domain/access/visibleEvent.ts'
import { record } from '../../domain/audit/record.ts'
import { rebuildCards } from '../../domain/scores/rebuildCards.ts'
import { roundIds } from '../../domain/scores/recording.sql.ts'
import { command, OperatorError } from './command.ts'
import { requireEvent } from './requireEvent.ts'

export const cardsRebuild = command({
  name: 'cards rebuild',
  args: ['EVENT'],
  options: { check: { what: 'only compares; exit code 1 if a card differs' } },
  summary: 'Rebuilds the cards of an event from the log of its scores',
  help: 'The log is the truth. On a sound database nothing differs and nothing changes. Scores wait until it is done.',
  async run({ args: [publicId = ''], options, shell }) {
    const rounds = await shell.write(async (tx, origin) => {
      const event = await requireEvent(tx, publicId)
      const { communityId } = event
      const rebuilt = []
      for (const eventId of await roundIds(tx, event)) {
        const { cards, differing } = await rebuildCards(tx, { communityId, eventId }, { write: !options.check })
        rebuilt.push({ round: publicEventId('R', eventId), cards, differing })
        if (options.check || differing.length === 0) continue
        const subject = { cardIds: differing }
        await record(tx, { communityId, eventId, kind: 'card.rebuilt', subject }, origin)
      }
      return rebuilt
    })
    for (const { round, cards, differing } of rounds) {
      const found =
        differing.length === 0 ? 'as the log makes them' : `${differing.length} differed: ${differing.join(', ')}`
      shell.print(`${round}: ${cards} cards, ${found}`)
    }
    if (options.check && rounds.some(({ differing }) => differing.length > 0))
      throw new OperatorError(`Cards differ. "caddiemaster cards rebuild ${publicId}" rebuilds them.`)
  },
})
