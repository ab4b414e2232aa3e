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
    community: { value: 'ID', required: true, what: 'the community that asks' },
    name: { value: 'NAME', required: true, what: 'name of the person who asks for it' },
    email: { value: 'E-MAIL', required: true, what: 'address of the contact; becomes the name of the login' },
    use: { value: 'TEXT', required: true, what: 'what the access is for' },
  },
  summary: 'Stores a request for access to the interface',
  async run({ options, shell }) {
    const contactName = textOf(options.name, '--name', 100)
    const contactEmail = emailOf(options.email)
    const intendedUse = textOf(options.use, '--use', 1000)
    const id = await shell.write(async (tx, origin) => {
      const [communityId = 0] = await requireCommunities(tx, [options.community])
      const request = { communityId, contactName, contactEmail, intendedUse, requestedBy: null }
      return askForAccess(refuse, tx, request, origin)
    })
    shell.print(
      `Stored request ${id}. "access approve ${id}" issues the credential, "access decline ${id} --reason TEXT" refuses it.`,
    )
  },
})

export const accessList = command({
  name: 'access list',
  args: [],
  options: {},
  summary: 'Lists the requests for access, open ones first',
  async run({ shell }) {
    const requests = await shell.read(allRequests)
    if (requests.length === 0) shell.print('There is no request.')
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
    community: { value: 'ID', many: true, what: 'only these of the club that asks; left out, all of it' },
    'read-only': { what: 'it may read and change nothing, such as a display board' },
    note: { value: 'TEXT', what: 'a note for operators' },
  },
  summary: 'Approves a request: issues the credential and prints its password, once',
  async run({ args: [given = ''], options, shell }) {
    const { password, passwordHash } = await newPassword()
    const note = options.note === undefined ? undefined : textOf(options.note, '--note', 1000)
    const { contactEmail, communityName, reach } = await shell.write(async (tx, origin) => {
      const communityIds = options.community.length > 0 ? await requireCommunities(tx, options.community) : undefined
      const id = idOf(given, 'The request')
      const { request } = await approve(
        refuse,
        tx,
        id,
        { communityIds, note, passwordHash, scope: scopeIn(options) },
        origin,
      )
      return { ...request, reach: communityIds ?? [request.communityId] }
    })
    shell.print(`Approved: ${contactEmail} of "${communityName}" reaches community ${reach.join(', ')}.`)
    shell.print(passwordLine(password))
  },
})

export const accessDecline = command({
  name: 'access decline',
  args: ['ID'],
  options: { reason: { value: 'TEXT', required: true, what: 'why, as the contact reads it' } },
  summary: 'Declines a request, and mails the reason to the contact where mail is set up',
  async run({ args: [given = ''], options, shell }) {
    const reason = textOf(options.reason, '--reason', 1000)
    const letter = await shell.write(async (tx, origin) => {
      const request = await decline(refuse, tx, idOf(given, 'The request'), reason, origin)
      return declined(request, reason, (await languageOfAddress(tx, request.contactEmail)) ?? 'en')
    })
    const isMailed = await mailed(senderOf(shell), letter)
    shell.print(`Declined the request of ${letter.to}${isMailed ? ', who was told by mail' : ''}.`)
  },
})
