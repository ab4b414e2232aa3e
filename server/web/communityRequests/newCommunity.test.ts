/** A community on request: from the form through the mailed link to the answer of an operator. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendMails } from '../../../test/sendMails.ts'
import { staffCalls } from '../../../test/staffCalls.ts'
import { type Mail, startSink } from '../../../test/startSink.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { forgetExpired } from '../../ops/housekeeping.ts'

let sink: Awaited<ReturnType<typeof startSink>>
let world: World
let mails: Awaited<ReturnType<typeof sendMails>>
let staff: ReturnType<typeof staffCalls>
beforeAll(async () => {
  sink = await startSink()
})
afterAll(() => sink.close())
beforeEach(async () => {
  world = await startWorld({ SMTP_URL: sink.url, MAIL_FROM: 'golf@alvor.example' })
  mails = await sendMails(world)
  staff = staffCalls(world)
  sink.heard.length = 0
})
afterEach(async () => {
  await mails.stop()
  await world.close()
})

const page = '/new-community'
const written = {
  name: ' Dunas   Golf ',
  contactName: 'Rui Moreira',
  contactEmail: 'rui@dunas.example',
  intendedUse: 'Twenty medals a year\r\nfor 150 members',
}
const wordsOf = ({ text }: Mail) => text.replaceAll(/=\r?\n/g, '')
const pathIn = (mail: Mail | undefined, start: string) =>
  new RegExp(`http://test[.]local(${start}/[\\w-]{43})`).exec(mail ? wordsOf(mail) : '')?.[1] ?? 'no link'
const getPage = (url: string) => world.app.inject({ url })
const post = (url: string, fields: Readonly<Record<string, string>> = {}, remoteAddress = '192.0.2.1') =>
  world.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(fields)),
  })
const allow = (isOpen = true) => staff.call('setCommunityRequests', { body: { isOpen } }, 'operator')
const listRequests = () => staff.call('listCommunityRequests', {}, 'operator')
const stored = () => world.rows('select name from community_request order by request_id')

/** Fills in the form and answers where the mailed link leads. */
async function askFor(fields: Readonly<Record<string, string>> = written): Promise<string> {
  const before = sink.heard.length
  expect((await post(page, fields)).statusCode).toBe(200)
  await sink.hears(before + 1)
  return pathIn(sink.heard.at(-1), page)
}

/** The same, and presses the button behind the link; answers the id of the request once operators have heard of it. */
async function sent(fields: Readonly<Record<string, string>> = written): Promise<number> {
  const path = await askFor(fields)
  const before = sink.heard.length
  expect((await post(path)).payload).toContain('Your request has been sent')
  await sink.hears(before + 1)
  return (await listRequests()).requests.at(-1)?.requestId ?? 0
}

test('nobody can ask before an operator allows it, nor afterwards, and the start page leads there in between', async () => {
  const isShut = async () => {
    expect((await getPage(page)).statusCode).toBe(404)
    expect((await post(page, written)).statusCode).toBe(404)
    expect((await getPage('/')).payload).not.toContain(`href="${page}"`)
    expect(await stored()).toEqual([])
  }
  await isShut()
  await allow()
  expect((await getPage(page)).payload).toContain('E-mail me the link')
  expect((await getPage('/')).payload).toContain(`href="${page}"`)
  expect(await listRequests()).toEqual({
    isOpen: true,
    mailIsSetUp: true,
    url: `http://test.local${page}`,
    requests: [],
  })
  await allow(false)
  await isShut()
})

test('without mail nobody can ask, because no address could be confirmed', async () => {
  const silent = await startWorld()
  try {
    const calls = staffCalls(silent)
    await calls.call('setCommunityRequests', { body: { isOpen: true } }, 'operator')
    expect(await calls.call('listCommunityRequests', {}, 'operator')).toMatchObject({ mailIsSetUp: false })
    expect((await silent.app.inject({ url: page })).statusCode).toBe(404)
  } finally {
    await silent.close()
  }
})

test('operators hear of a request once its contact has sent it behind the mailed link; approved, the contact comes in as owner', async () => {
  await allow()
  const path = await askFor()
  expect(sink.heard[0]?.to).toBe('rui@dunas.example')
  // Programs of mail open links: nothing has happened after that.
  for (const _ of [1, 2]) expect((await getPage(path)).payload).toContain('Send the request')
  expect((await listRequests()).requests).toEqual([])

  expect((await post(path)).payload).toContain('Your request has been sent')
  await sink.hears(2)
  expect(sink.heard[1]?.to).toBe('operator@example.com')
  expect(wordsOf(sink.heard[1] as Mail)).toContain('http://test.local/console/operator/communities')
  const { requests } = await listRequests()
  expect(requests).toMatchObject([
    {
      name: 'Dunas Golf',
      contactName: 'Rui Moreira',
      contactEmail: 'rui@dunas.example',
      intendedUse: 'Twenty medals a year for 150 members',
    },
  ])
  // Pressed again, it is sent once.
  expect((await post(path)).payload).toContain('Your request has been sent')
  expect((await getPage(path)).payload).toContain('Your request has been sent')
  expect((await listRequests()).requests).toHaveLength(1)

  const requestId = requests[0]?.requestId ?? 0
  const body = { name: 'Dunas Golf Club', isClub: true, groups: ['Seniors'] }
  const made = await staff.call('approveCommunityRequest', { params: { requestId }, body }, 'operator')
  expect(made.invitation?.mailed).toBe(true)
  await sink.hears(3)
  expect(sink.heard).toHaveLength(3)
  expect(sink.heard[2]?.to).toBe('rui@dunas.example')
  const invitation = pathIn(sink.heard[2], '/console/invitation')
  const joined = await post(invitation, { name: 'Rui Moreira', password: 'a walk before dawn' })
  const cookie = String(joined.headers['set-cookie']).split(';')[0] ?? ''
  const session = await world.app.inject({ url: '/console/api/session', headers: { cookie } })
  expect(JSON.parse(session.payload).communities).toMatchObject([
    { name: 'Dunas Golf Club', role: 'manager' },
    { name: 'Seniors', role: 'manager' },
  ])

  expect(await stored()).toEqual([])
  expect((await getPage(path)).statusCode).toBe(404)
  const again = await staff.refused('approveCommunityRequest', { params: { requestId }, body }, 'operator')
  expect(again.code).toBe('NOT_FOUND')
})

test('a name that is taken is refused, and the request stays for another one', async () => {
  await allow()
  const requestId = await sent({ ...written, name: 'Serra Golf' })
  const approve = (name: string) =>
    staff.call('approveCommunityRequest', { params: { requestId }, body: { name, isClub: false } }, 'operator')
  await expect(approve('Serra Golf')).rejects.toThrow('Serra Golf')
  expect((await listRequests()).requests).toHaveLength(1)
  expect(await approve('Serra Nova Golf')).toMatchObject({ invitation: { mailed: true } })
})

test('a request that is declined is mailed the reason and forgotten', async () => {
  await allow()
  const requestId = await sent()
  const before = sink.heard.length
  const body = { reason: 'Only clubs of the region' }
  expect(await staff.call('declineCommunityRequest', { params: { requestId }, body }, 'operator')).toEqual({
    mailed: true,
  })
  await sink.hears(before + 1)
  expect(sink.heard.at(-1)?.to).toBe('rui@dunas.example')
  expect(wordsOf(sink.heard.at(-1) as Mail)).toContain('Only clubs of the region')
  expect(await stored()).toEqual([])
  expect(await world.rows(`select purpose from one_time_link where purpose = 'communityRequest'`)).toEqual([])
})

test('who asks in Portuguese is written to in Portuguese, and invited or declined in it', async () => {
  await allow()
  const askedIn = async (contactEmail: string) => {
    const before = sink.heard.length
    expect((await post(`${page}?lang=pt`, { ...written, contactEmail })).payload).toContain('Um link vai a caminho.')
    await sink.hears(before + 1)
    const mail = sink.heard.at(-1)
    expect(mail && wordsOf(mail)).toContain('Abra este link dentro de 72 horas')
    expect((await post(`${pathIn(mail, page)}?lang=pt`)).payload).toContain('O seu pedido foi enviado')
    await sink.hears(before + 2)
    return (await listRequests()).requests.at(-1)?.requestId ?? 0
  }
  const declined = { params: { requestId: await askedIn('rui@dunas.example') }, body: { reason: 'Cheio' } }
  await staff.call('declineCommunityRequest', declined, 'operator')
  await sink.hears(3)
  expect(wordsOf(sink.heard[2] as Mail)).toContain('O pedido foi recusado:')
  const approved = { params: { requestId: await askedIn('eva@dunas.example') }, body: { name: 'Dunas', isClub: false } }
  await staff.call('approveCommunityRequest', approved, 'operator')
  await sink.hears(6)
  expect(wordsOf(sink.heard[5] as Mail)).toContain('Abra este link dentro de 7 dias para aceitar.')
  const invitation = pathIn(sink.heard[5], '/console/invitation')
  await post(`${invitation}?lang=pt`, { name: 'Eva', password: 'a walk before dawn' })
  expect(await world.rows("select locale from administrator where email_key = 'eva@dunas.example'")).toEqual([
    { locale: 'pt-PT' },
  ])
})

test('what is missing or wrong is said beside each field, everything typed is kept, and nothing is mailed', async () => {
  await allow()
  const answer = await post(page, { ...written, name: '<b>', contactName: ' ', contactEmail: 'rui@dunas' })
  expect(answer.statusCode).toBe(422)
  expect(answer.payload).toContain('id="f-contactName-error">Enter your first and last name.')
  expect(answer.payload).toContain('id="f-contactEmail-error">Enter a valid e-mail address')
  expect(answer.payload).toContain('value="&lt;b&gt;"')
  expect(answer.payload).toContain('value="rui@dunas"')
  expect(answer.payload).toContain('for 150 members</textarea>')
  const long = await post(page, { ...written, intendedUse: 'a'.repeat(1001) })
  expect(long.payload).toContain('At most 1000 characters.')
  expect(await stored()).toEqual([])
  expect(sink.heard).toEqual([])
})

test('an address is mailed one link an hour, and one that is written again replaces what was not sent', async () => {
  await allow()
  const first = await askFor()
  const again = await post(page, { ...written, contactEmail: 'RUI@dunas.example' })
  expect(again.payload).toContain('Check your e-mail')
  expect(await stored()).toHaveLength(1)
  expect(sink.heard).toHaveLength(1)
  // Another server counts for itself, as the same one does in an hour.
  const other = await world.anotherServer()
  const fields = String(new URLSearchParams({ ...written, name: 'Dunas Golf Club' }))
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
  await other.inject({ method: 'POST', url: page, headers, payload: fields })
  await sink.hears(2)
  expect(await stored()).toEqual([{ name: 'Dunas Golf Club' }])
  expect((await getPage(first)).statusCode).toBe(404)
  expect((await getPage(pathIn(sink.heard[1], page))).payload).toContain('Dunas Golf Club')
})

test('five requests an hour come from one place, machines that fill in everything are heard by nobody, and a list that is full takes no more', async () => {
  await allow()
  for (const number of [1, 2, 3, 4, 5]) await askFor({ ...written, contactEmail: `rui${number}@dunas.example` })
  const sixth = { ...written, contactEmail: 'rui6@dunas.example' }
  const refused = await post(page, sixth)
  expect([refused.statusCode, refused.payload]).toEqual([429, expect.stringContaining('rui6@dunas.example')])
  const machine = await post(page, { ...sixth, website: 'https://spam.example' }, '192.0.2.2')
  expect(machine.payload).toContain('Check your e-mail')
  expect(await stored()).toHaveLength(5)
  await world.rows(
    `insert into community_request (name, contact_name, contact_email, contact_email_key, intended_use, created_at)
     select 'Spam', 'A', 'a@example.com', 'a@example.com', 'Spam', now() from generate_series(1, 95)`,
  )
  expect((await post(page, sixth, '192.0.2.2')).statusCode).toBe(503)
  expect(await stored()).toHaveLength(100)
  expect(sink.heard).toHaveLength(5)
})

test('a link ends after three days, what was not sent by then is forgotten, and what was sent waits', async () => {
  await allow()
  const requestId = await sent({ ...written, name: 'Vale Golf', contactEmail: 'eva@vale.example' })
  const path = await askFor()
  world.setClock('2026-05-04T08:59:59Z')
  expect((await getPage(path)).statusCode).toBe(200)
  world.setClock('2026-05-04T09:00:01Z')
  expect((await getPage(path)).statusCode).toBe(404)
  expect((await post(path)).statusCode).toBe(404)
  await forgetExpired(world.service)
  expect(await stored()).toEqual([{ name: 'Vale Golf' }])
  expect((await world.rows('select request_id::int as id from community_request'))[0]).toEqual({ id: requestId })
})

test('a form of another site sends nothing', async () => {
  await allow()
  const answer = await world.app.inject({
    method: 'POST',
    url: page,
    headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(written)),
  })
  expect(answer.statusCode).toBe(403)
  expect(await stored()).toEqual([])
})
