/** The pages before the console: log in, the first start of an installation, invitations, new passwords, the passwords of programs, and requests for communities. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '../../../contract/errors.ts'
import { newCommunityPath } from '../../../contract/site/newCommunityPath.ts'
import { isFromOwnPage } from '../../kernel/http/isFromOwnPage.ts'
import { refusalOf } from '../../kernel/http/problems.ts'
import type { Service } from '../../live/service.ts'
import { postConfirmation, sendConfirmation } from '../communityRequests/sendConfirmation.ts'
import { postNewCommunity, sendNewCommunity } from '../communityRequests/sendNewCommunity.ts'
import { sendWords } from '../links/linkGuard.ts'
import { takeForms } from '../pages/takeForms.ts'
import { entryWords } from './entryForm.ts'
import { postCode, sendCode } from './sendCode.ts'
import { postCredential, sendCredential } from './sendCredential.ts'
import { postInvitation, sendInvitation } from './sendInvitation.ts'
import { postLogin, sendLogin } from './sendLogin.ts'
import { postForgotten, postPassword, sendForgotten, sendPassword } from './sendPassword.ts'
import { postStart, sendStart } from './sendStart.ts'

const mostFormBytes = 16 * 1024

type Page = (service: Service, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const pages: Readonly<Record<string, { readonly show: Page; readonly post: Page }>> = {
  '/console/login': { show: sendLogin, post: postLogin },
  '/console/login/code': { show: sendCode, post: postCode },
  '/console/start': { show: sendStart, post: postStart },
  '/console/invitation/:token': { show: sendInvitation, post: postInvitation },
  '/console/password/:token': { show: sendPassword, post: postPassword },
  '/console/credential/:token': { show: sendCredential, post: postCredential },
  [newCommunityPath]: { show: sendNewCommunity, post: postNewCommunity },
  [`${newCommunityPath}/:token`]: { show: sendConfirmation, post: postConfirmation },
  '/console/forgotten': { show: sendForgotten, post: postForgotten },
}

/** Mounts the pages and the forms that they send. */
export function mountEntryPages(app: FastifyInstance, service: Service): void {
  app.register(async entry => {
    takeForms(entry, mostFormBytes)
    entry.setErrorHandler((error: FastifyError, request, reply) => sendFailure(service, error, request, reply))
    for (const [path, { show, post }] of Object.entries(pages)) {
      entry.get(path, (request, reply) => show(service, request, reply))
      entry.post(path, async (request, reply) => {
        if (isFromOwnPage(request)) return post(service, request, reply)
        const { otherPage, otherPageHow } = entryWords(reply).failures
        return sendWords(service, reply, 403, otherPage, otherPageHow)
      })
    }
  })
}

/** A person sees a page, whatever went wrong. */
function sendFailure(service: Service, error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error)
  if (refusal.code === 'INTERNAL') request.log.error({ error, requestId: request.id }, 'internal error')
  reply.headers(refusal.headers)
  const { failed, failedHow } = entryWords(reply).failures
  return sendWords(service, reply, refusals[refusal.code].status, failed, failedHow({ number: request.id }))
}
