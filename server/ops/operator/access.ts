import { said } from '../../../contract/words/say.ts'
import { languageOfAddress } from '../../domain/access/languageOfAddress.ts'
import { newPassword } from '../../domain/access/newPassword.ts'
import { askForAccess } from '../../domain/accessRequests/askForAccess.ts'
import { approve, decline } from '../../domain/accessRequests/decisions.ts'
import { allRequests } from '../../domain/credentials/accessRequests.sql.ts'
import { declined } from '../../domain/credentials/letters.ts'
import { mailed } from '../../kernel/mail/mailed.ts'
import { refuse } from '../../kernel/refusal.ts'
import { command, idOf, textOf } from './command.ts'
import { requireCommunities } from './community.ts'
import { emailOf, passwordLine, scopeIn } from './credential.ts'
import { senderOf } from './shell.ts'

export const accessRequest = command({
  name: 'access request',
  args: [],
  options: {
    community: { value: 'ID', required: true, what: said('commands.accessRequest.community') },
    name: { value: 'NAME', required: true, what: said('commands.accessRequest.name') },
    email: { value: 'E-MAIL', required: true, what: said('commands.accessRequest.email') },
    use: { value: 'TEXT', required: true, what: said('commands.accessRequest.use') },
  },
  summary: said('commands.accessRequest.summary'),
  async run({ options, shell }) {
    const contactName = textOf(options.name, '--name', 100)
    const contactEmail = emailOf(options.email)
    const intendedUse = textOf(options.use, '--use', 1000)
    const id = await shell.write(async (tx, origin) => {
      const [communityId = 0] = await requireCommunities(tx, [options.community])
      const request = { communityId, contactName, contactEmail, intendedUse, requestedBy: null }
      return askForAccess(refuse, tx, request, origin)
    })
    shell.print(said('operator.access.stored', { id }))
  },
})

export const accessList = command({
  name: 'access list',
  args: [],
  options: {},
  summary: said('commands.accessList.summary'),
  async run({ shell }) {
    const requests = await shell.read(allRequests)
    if (requests.length === 0) shell.print(said('operator.access.none'))
    for (const { requestId, state, communityId, communityName, contactName, contactEmail, intendedUse } of requests) {
      shell.print(
        `${requestId}  ${state}  ${communityId} ${communityName}  ${contactName} <${contactEmail}>  ${intendedUse}`,
      )
    }
  },
})

export const accessApprove = command({
  name: 'access approve',
  args: ['ID'],
  options: {
    community: { value: 'ID', many: true, what: said('commands.accessApprove.community') },
    'read-only': { what: said('commands.readOnly') },
    note: { value: 'TEXT', what: said('commands.accessApprove.note') },
  },
  summary: said('commands.accessApprove.summary'),
  async run({ args: [given = ''], options, shell }) {
    const { password, passwordHash } = await newPassword()
    const note = options.note === undefined ? undefined : textOf(options.note, '--note', 1000)
    const { contactEmail, communityName, reach } = await shell.write(async (tx, origin) => {
      const communityIds = options.community.length > 0 ? await requireCommunities(tx, options.community) : undefined
      const id = idOf(given, said('operator.what.request'))
      const { request } = await approve(
        refuse,
        tx,
        id,
        { communityIds, note, passwordHash, scope: scopeIn(options) },
        origin,
      )
      return { ...request, reach: communityIds ?? [request.communityId] }
    })
    shell.print(
      said('operator.access.approved', { email: contactEmail, community: communityName, reach: reach.join(', ') }),
    )
    shell.print(passwordLine(password))
  },
})

export const accessDecline = command({
  name: 'access decline',
  args: ['ID'],
  options: { reason: { value: 'TEXT', required: true, what: said('commands.accessDecline.reason') } },
  summary: said('commands.accessDecline.summary'),
  async run({ args: [given = ''], options, shell }) {
    const reason = textOf(options.reason, '--reason', 1000)
    const letter = await shell.write(async (tx, origin) => {
      const request = await decline(refuse, tx, idOf(given, said('operator.what.request')), reason, origin)
      return declined(request, reason, (await languageOfAddress(tx, request.contactEmail)) ?? shell.language)
    })
    const isMailed = await mailed(senderOf(shell), letter)
    shell.print(said(isMailed ? 'operator.access.declinedAndTold' : 'operator.access.declined', { email: letter.to }))
  },
})
