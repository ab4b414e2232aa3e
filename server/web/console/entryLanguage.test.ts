/** The pages before the console, those to ask for a community and those about problems, in the language of who reads them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nounWords } from '../../../contract/words/nounWords.ts'
import type { Words } from '../../../contract/words/spoken.ts'
import { staffCalls } from '../../../test/staffCalls.ts'
import { passwordOfAll } from '../../../test/world.rows.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { firstStartCode } from '../../domain/accounts/firstStart.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
const pageText = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
  (await world.app.inject({ url, headers })).payload
const post = async (url: string, fields: Readonly<Record<string, string>>) =>
  (await world.app.inject({ method: 'POST', url, headers: ownPage, payload: String(new URLSearchParams(fields)) }))
    .payload

/** The path of an invitation to somebody new. */
async function invited(): Promise<string> {
  const body = { email: 'rui@example.com', role: 'viewer' } as const
  const { url = '' } = await staffCalls(world).call('inviteStaff', { params: { communityId: 1 }, body })
  return new URL(url).pathname
}

test('the login is in the language that the address, the cookie or the browser asks for, and its foot keeps where it leads', async () => {
  const to = '/console/login?to=%2Fconsole%2Faccount'
  for (const page of [
    await pageText(`${to}&lang=pt`),
    await pageText(to, { cookie: 'language=pt' }),
    await pageText(to, { 'accept-language': 'pt-BR,en;q=0.5' }),
  ]) {
    expect(page).toContain('<html lang="pt"')
    expect(page).toContain('<h1>Iniciar sessão</h1>')
    expect(page).toContain('<a href="?to=%2Fconsole%2Faccount&amp;lang=en" lang="en"')
    expect(englishIn(page)).toEqual([])
  }
  const { headers } = await world.app.inject({ url: to })
  expect(headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding')
})

test('a login that fails, a form of another site and a link that has ended say so in Portuguese', async () => {
  const director = { email: 'director@example.com', password: 'wrong' }
  expect(await post('/console/login?lang=pt', director)).toContain('O e-mail e a palavra-passe não correspondem.')
  const pages = [
    await post('/console/login?lang=pt', director),
    await (await world.app.inject({ method: 'POST', url: '/console/login?lang=pt', payload: {} })).payload,
    ...(await Promise.all(
      ['password/x', 'invitation/x', 'credential/x', 'start', 'forgotten', 'login?ended=1'].map(path =>
        pageText(`/console/${path}${path.includes('?') ? '&' : '?'}lang=pt`),
      ),
    )),
    await pageText('/staff/S-110/starter/x?lang=pt'),
    await pageText('/new-community?lang=pt'),
  ]
  for (const page of pages) {
    expect(page).toContain('<html lang="pt"')
    expect(englishIn(page)).toEqual([])
  }
})

test('an invitation and what is wrong with its form are in Portuguese', async () => {
  const path = `${await invited()}?lang=pt`
  const page = await pageText(path)
  expect(page).toContain('<h1>Convite: Alvor Golf Club</h1>')
  expect(page).toContain('Função: <strong>leitor</strong>. Endereço: <strong>rui@example.com</strong>.')
  expect(englishIn(page)).toEqual([])
  const weak = await post(path, { name: 'Rui', password: 'short' })
  expect(weak).toContain('Escolha uma palavra-passe com pelo menos 12 caracteres.')
  const nameless = await post(path, { name: '', password: 'short' })
  expect(nameless).toContain('Escreva o seu nome próprio e apelido.')
  const known = await post(path, { current: 'x', code: '' })
  expect(known).toContain('Esta não é a palavra-passe de uma conta com este endereço.')
  for (const returned of [weak, nameless, known]) expect(englishIn(returned)).toEqual([])
})

test('a passkey that is refused and a password that is too weak say so in the language of the page', async () => {
  const call = async (method: 'POST' | 'PUT', url: string, payload: object, as: Readonly<Record<string, string>>) => {
    const headers = { 'content-type': 'application/json', 'accept-language': 'pt', ...as }
    return JSON.parse((await world.app.inject({ method, url, headers, payload: JSON.stringify(payload) })).payload)
  }
  const key = { id: 'pK1', clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' }
  const passkey = await call('POST', '/console/api/session/passkey', key, { 'sec-fetch-site': 'same-origin' })
  expect(passkey).toMatchObject({ code: 'PASSKEY_REFUSED', detail: expect.stringContaining('Tente de novo.') })
  const passwords = { current: passwordOfAll, password: 'passwordpassword' }
  const weak = await call('PUT', '/console/api/account/password', passwords, world.browser('shop'))
  expect(weak.detail).toBe('Esta palavra-passe é fraca. Muita gente usa esta palavra-passe. Escolha outra.')
})

test('a problem is said in Portuguese under the title that the interface gives it', async () => {
  const list = await pageText('/problems?lang=pt')
  expect(list).toContain('Cada recusa é <code>application/problem+json</code>. O seu <code>code</code> não muda.')
  const one = await pageText('/problems/invalid-credentials?lang=pt')
  expect(one).toContain('<h1 lang="en">')
  const { INVALID_CREDENTIALS, CODE_WRONG } = nounWords.pt.refusals as Readonly<Record<string, string | Words>>
  expect(one).toContain(INVALID_CREDENTIALS)
  const several = await pageText('/problems/code-wrong?lang=pt')
  for (const text of textsIn(CODE_WRONG)) expect(several).toContain(text)
  for (const page of [list, one, several]) expect(englishIn(page)).toEqual([])
})

test('the first start of an installation is in Portuguese, with the code in the address of every language', async () => {
  await world.rows('update administrator set operator = false')
  const code = await firstStartCode(world.service.database, world.service.clock())
  const page = await pageText(`/console/start?code=${code}&lang=pt`)
  expect(page).toContain('Bem-vindo. É você quem gere esta instalação.')
  expect(page).toContain(`href="?code=${code}&amp;lang=en"`)
  const returned = await post(`/console/start?code=${code}&lang=pt`, { password: 'aaaaaaaaaaaaa' })
  expect(returned).toContain('Muita gente usa esta palavra-passe. Escolha outra.')
  for (const one of [page, returned]) expect(englishIn(one)).toEqual([])
})

/** The English texts of these pages that one has, and that are others in Portuguese; what it marks as English may be. */
function englishIn(page: string): readonly string[] {
  const nouns = ['entry', 'communityRequests', 'problems', 'refusals', 'pages'] as const
  const own = new Set(nouns.flatMap(noun => textsIn(nounWords.pt[noun])))
  const main = page.replaceAll(/<footer.*<\/footer>|<(h1|dd) lang="en">.*?<\/\1>/g, '')
  return nouns
    .flatMap(noun => textsIn(nounWords.en[noun]))
    .filter(text => !text.includes('{') && text.includes(' ') && !own.has(text) && main.includes(text))
}

function textsIn(words: string | Words = {}): readonly string[] {
  return typeof words === 'string' ? [words] : Object.values(words).flatMap(one => textsIn(one))
}
