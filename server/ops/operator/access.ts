import { record } from '../../domain/audit/record.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type AccessRequest, addRequest, allRequests, decide, requestWithId } from './accessRequests.sql.ts'
import { command, idOf, OperatorError, textOf } from './command.ts'
import { requireCommunities } from './community.ts'
import { emailOf, issue, newPassword, passwordLine } from './credential.ts'

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
      const requestId = await addRequest(tx, { communityId, contactName, contactEmail, intendedUse }, origin.now)
      const after = { contactName, contactEmail, intendedUse }
      await record(tx, { communityId, kind: 'apiAccess.requested', subject: { requestId }, after }, origin)
      return requestId
    })
    shell.print(
      `Stored request ${id}. "access approve ${id}" issues the credential, "access decline ${id}" refuses it.`,
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
  options: {},
  summary: 'Approves a request: issues the credential and prints its password, once',
  async run({ args: [given = ''], shell }) {
    const { password, passwordHash } = await newPassword()
    const request = await shell.write(async (tx, origin) => {
      const open = await requireOpen(tx, given)
      const { communityId, contactEmail: email, intendedUse, requestId } = open
      const credentialId = await issue(tx, { email, intendedUse, passwordHash, communityIds: [communityId] }, origin)
      await decide(tx, open, credentialId, origin.now)
      await record(tx, { communityId, kind: 'apiAccess.approved', subject: { requestId, credentialId } }, origin)
      return open
    })
    shell.print(
      `Approved: ${request.contactEmail} reaches community ${request.communityId} "${request.communityName}".`,
    )
    shell.print(passwordLine(password))
  },
})

export const accessDecline = command({
  name: 'access decline',
  args: ['ID'],
  options: {},
  summary: 'Declines a request',
  async run({ args: [given = ''], shell }) {
    const request = await shell.write(async (tx, origin) => {
      const open = await requireOpen(tx, given)
      const { communityId, requestId } = open
      await decide(tx, open, null, origin.now)
      await record(tx, { communityId, kind: 'apiAccess.declined', subject: { requestId } }, origin)
      return open
    })
    shell.print(`Declined the request of ${request.contactEmail}.`)
  },
})

async function requireOpen(tx: Transaction, given: string): Promise<AccessRequest> {
  const request = await requestWithId(tx, idOf(given, 'The request'))
  if (!request) throw new OperatorError(`There is no request ${given}. "access list" shows them.`)
  if (request.state !== 'open') throw new OperatorError(`Request ${given} is ${request.state} already.`)
  return request
}
