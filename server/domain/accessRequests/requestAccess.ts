import { background } from '../../kernel/background.ts'
import { requireCommunity } from '../access/requireCommunity.ts'
import { handle } from '../operation/handler.ts'
import { askForAccess } from './askForAccess.ts'
import { tellOperators } from './tellOperators.ts'

export const requestAccess = handle(
  'requestAccess',
  async ({ params, body, caller, service, database, requestId, now, refuse }) => {
    const { communityId } = params
    requireCommunity(refuse, caller, communityId)
    const { administratorId, communities } = caller.staff.account
    const request = { ...body, communityId, requestedBy: administratorId }
    const made = await database.write('everything', tx =>
      askForAccess(refuse, tx, request, { actor: caller.actor, requestId, now }),
    )
    const community = communities.find(one => one.communityId === communityId)?.name ?? ''
    background('Operators could not be told of a request for access', () =>
      tellOperators(service, words => ({
        subject: words.access({ community }),
        lines: [words.accessBy({ contact: `${body.contactName} <${body.contactEmail}>`, community }), body.intendedUse],
      })),
    )
    return { requestId: made }
  },
)
