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
    const name = communities.find(one => one.communityId === communityId)?.name
    background('Operators could not be told of a request for access', () =>
      tellOperators(service, `${name} asks for access`, [
        `${body.contactName} <${body.contactEmail}> asks for access to the interface for ${name}:`,
        body.intendedUse,
      ]),
    )
    return { requestId: made }
  },
)
