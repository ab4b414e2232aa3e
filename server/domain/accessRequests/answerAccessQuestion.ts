import { background } from '../../kernel/background.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { record } from '../audit/record.ts'
import { writeAnswer } from '../credentials/accessRequests.sql.ts'
import { handle } from '../operation/handler.ts'
import { requireOpen } from './decisions.ts'
import { tellOperators } from './tellOperators.ts'

export const answerAccessQuestion = handle(
  'answerAccessQuestion',
  async ({ params, body, caller, service, database, requestId, now, refuse }) => {
    const { communityId } = params
    const { answer } = body
    requireCommunity(refuse, caller, communityId)
    const { communityName: community, contactEmail } = await database.write('everything', async tx => {
      const request = await requireOpen(refuse, tx, params.requestId, communityId)
      if (request.question === null) refuse('NOT_FOUND', 'accessQuestion')
      await writeAnswer(tx, request, answer)
      const change = {
        communityId,
        kind: 'apiAccess.answered',
        subject: { requestId: request.requestId },
        after: { answer },
      }
      await record(tx, change, { actor: caller.actor, requestId, now })
      return request
    })
    background('Operators could not be told of an answer', () =>
      tellOperators(service, words => ({
        subject: words.answered({ community }),
        lines: [words.answeredBy({ email: contactEmail, community }), answer],
      })),
    )
    return { answer }
  },
)
