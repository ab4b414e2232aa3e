/** Registration in the language of who registers: the form, what is wrong with it, the own page and the mail. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { words as en } from '../../../contract/words/en/registrations.ts'
import { words as pt } from '../../../contract/words/pt/registrations.ts'
import type { Words } from '../../../contract/words/spoken.ts'
import { type Mail, startSink } from '../../../test/startSink.ts'
import { getPage, openRegistration, publicPath, type Sent, send, stranger, wordsOf } from '../../../test/testForms.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { queueMails } from '../../kernel/mail/mailQueue.sql.ts'
import { startMails } from './startMails.ts'
import { settleAll } from './watchOffers.ts'

const headers = { 'accept-language': 'pt-PT,pt;q=0.9,en;q=0.8' }

let sink: Awaited<ReturnType<typeof startSink>>
let world: World
let mails: Awaited<ReturnType<typeof startMails>>

beforeAll(async () => {
  sink = await startSink()
  world = await startWorld({ SMTP_URL: sink.url, MAIL_FROM: 'golf@club.example' })
  mails = await startMails(world.service, {
    url: world.url,
    onError: error => {
      throw error
    },
    pollingSeconds: 0.5,
  })
  await openRegistration(world, {
    fieldLimit: 6,
    details: { phone: 'required', dob: 'optional', handicap: 'required' },
    questions: [{ id: 'buggy', text: 'Buggy?', kind: 'yesNo', required: true }],
    consent: 'Concordo.',
  })
})
afterAll(async () => {
  await mails.stop()
  await world.close()
  await sink.close()
})

test('the form and what is wrong with it are in the language that the browser asks for', async () => {
  const path = await publicPath(world)
  const form = await getPage(world, path, headers)
  expect(form.text).toContain('<html lang="pt"')
  expect(wordsOf(form)).toContain('5 de 6 lugares ocupados')
  expect(englishIn(form)).toEqual([])
  const key = crypto.randomUUID()
  const returned = await send(world, path, { key, action: 'signUp', hcIndex: 'x', email: 'x' }, headers)
  expect(returned.status).toBe(422)
  expect(wordsOf(returned)).toContain('Corrija o que está assinalado. O que escreveu continua lá.')
  expect(englishIn(returned)).toEqual([])
})

test('who registers in Portuguese reads the own page and the mail in Portuguese', async () => {
  const path = await publicPath(world)
  const person = stranger(1, {
    phone: '912000222',
    hcIndex: '12,4',
    q_buggy: 'Yes',
    consent: 'yes',
  })
  const sent = await send(world, path, person, headers)
  expect(sent.status).toBe(303)
  const own = await getPage(world, sent.location, headers)
  expect(wordsOf(own)).toContain('Está inscrito')
  expect(englishIn(own)).toEqual([])
  await sink.hears(1)
  const [mail] = sink.heard
  const text = mail ? plain(mail) : ''
  expect(text).toContain('Está inscrito. No check-in, mostre o código que está na sua página.')
  expect(text).toContain('enviou este e-mail porque este endereço foi dado numa inscrição.')
  expect(text).not.toContain('registered')
})

test('who waits in Portuguese is offered a place in Portuguese, although nobody is there to ask', async () => {
  const path = await publicPath(world)
  const answers = { phone: '912000333', hcIndex: '12,4', q_buggy: 'Yes', consent: 'yes' }
  expect((await send(world, path, stranger(2, answers), headers)).status).toBe(303)
  await sink.hears(2)
  await world.call('removePlayerFromEvent', { params: { eventId: 'S-110', playerId: 6 } })
  await settleAll(world.service)
  await sink.hears(3)
  const [, waiting, offered] = sink.heard.map(plain)
  expect(waiting).toContain('número 1 da lista de espera')
  expect(offered).toContain('Ficou livre um lugar e é a sua vez.')
  expect(offered).not.toContain('place')
})

test('who is told by others is written to in the language of the last sign-up, else in that of the club', async () => {
  const heard = sink.heard.length
  await world.rows(`update community set language = 'fr' where community_id = 1`)
  const [signedUp] = await world.rows<{ player_id: number }>(
    `select player_id from sign_up order by signed_up_at limit 1`,
  )
  const told = [signedUp?.player_id ?? 0, 1]
  await world.service.database.write([1], tx => queueMails(tx, { communityId: 1, eventId: 100 }, told, 'registered'))
  const jobs = await world.rows<{ id: number; language: string }>(
    `select (data ->> 'playerId')::int as id, data ->> 'language' as language from jobs.job
     where name = 'mail' and (data ->> 'eventId')::int = 100`,
  )
  expect(jobs.toSorted((a, b) => a.id - b.id)).toEqual([
    { id: 1, language: 'fr' },
    { id: signedUp?.player_id, language: 'pt' },
  ])
  expect(heard).toBe(3)
})

test('the address asks for a language before the browser does', async () => {
  const path = await publicPath(world)
  expect((await getPage(world, `${path}?lang=en`, headers)).text).toContain('<html lang="en"')
})

/** The English texts of registration that a page has, and that are others in Portuguese. */
function englishIn(page: Sent): readonly string[] {
  const main = wordsOf(page)
  const portuguese = new Map(textsOf(pt))
  return textsOf(en)
    .filter(([path, text]) => text !== portuguese.get(path) && !text.includes('{') && text.length > 4)
    .filter(([, text]) => new RegExp(`(?<!\\p{L})${RegExp.escape(text)}(?!\\p{L})`, 'u').test(main))
    .map(([, text]) => text)
}

function textsOf(words: Words, before = ''): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([name, text]) =>
    typeof text === 'string' ? [[before + name, text] as const] : textsOf(text, `${before}${name}.`),
  )
}

/** The body of a mail without the wrapping of its lines, in the encoding of mails. */
function plain({ text }: Mail): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
