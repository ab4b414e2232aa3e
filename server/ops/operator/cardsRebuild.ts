import { said } from '../../../contract/words/say.ts'
import { publicEventId } from '../../domain/access/visibleEvent.ts'
import { record } from '../../domain/audit/record.ts'
import { rebuildCards } from '../../domain/scores/rebuildCards.ts'
import { roundIds } from '../../domain/scores/recording.sql.ts'
import { command, OperatorError } from './command.ts'
import { requireEvent } from './requireEvent.ts'

export const cardsRebuild = command({
  name: 'cards rebuild',
  args: ['EVENT'],
  options: { check: { what: said('commands.cardsRebuild.check') } },
  summary: said('commands.cardsRebuild.summary'),
  help: said('commands.cardsRebuild.help'),
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
      const counted = { round, cards: said('operator.events.cards', { count: cards }) }
      shell.print(
        differing.length === 0
          ? said('operator.cards.same', counted)
          : said('operator.cards.differing', { ...counted, count: differing.length, ids: differing.join(', ') }),
      )
    }
    if (options.check && rounds.some(({ differing }) => differing.length > 0))
      throw new OperatorError(said('operator.cards.differ', { event: publicId }))
  },
})
