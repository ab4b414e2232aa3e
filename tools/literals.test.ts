import { expect, test } from 'vitest'
import { literalsIn, literalsOf, proseOf } from './literals.ts'
import { root } from './steps.ts'

/** What is the same in every language: the name of the product, and keys as most keyboards call them. */
const everywhere = new Set(['C Caddiemaster', 'Caddiemaster', 'Ctrl K', 'Ctrl Z', 'Enter', 'Esc', 'ms'])
/** What is kept or typed as it is: the scope of a credential, a state, the name of who was erased. */
const kept = new Set(['read write', 'not drawn', 'Withdrawn player  …'])
/** What an administrator of the database is to type. */
const statement = /^(create role|grant) .*;$/
/** Pages for developers, who read English: the reference of the interface. */
const forDevelopers = /^server\/http\/interface\//

test('no sentence stands outside the words: not in a page, an attribute, the blank of another sentence or an error that is said', () => {
  const found = literalsIn(root).filter(line => {
    const [place = '', ...words] = line.split(' ')
    const literal = words.join(' ')
    return !forDevelopers.test(place) && !everywhere.has(literal) && !kept.has(literal) && !statement.test(literal)
  })
  expect(found).toEqual([])
})

test.each([
  ['text of a page', 'html`<p class="quiet">No one is here</p>`', ['No one is here']],
  ['an attribute that is read', 'html`<a href="/x" aria-label="Next day"></a>`', ['Next day']],
  ['an attribute that is not read', 'html` aria-current="page" data-copy`', []],
  ['text of an element', 'const a = <p>Nobody here</p>', ['Nobody here']],
  ['a label of an element', "const a = <Field label={isNew ? 'New name' : words.name} />", ['New name']],
  ['the blank of a sentence', "said('fields.x', { name: one ?? 'Somebody' })", ['Somebody']],
  ['a template in a blank', "refuse('X', { players: `all players` })", ['all players']],
  ['a field or a kind', "said('fields.x', { field: 'playerId', errors: [{ message: 'No' }] })", []],
  ['what an operator reads', "throw new StartError('The port is used')", ['The port is used']],
  ['a line below it', "throw new StartError(said('start.x'), 'Stop it first')", ['Stop it first']],
  ['a fault of ours', "throw new Error('The row is gone')", []],
])('%s', (_what, text, words) => {
  expect(literalsOf(text, 'tsx', new Set(['StartError'])).map(one => one.words.trim())).toEqual(words)
})

test.each([
  ['a sentence that is printed', "shell.print('Erased.')", ['Erased.']],
  ['a sentence made of parts', "fail('There is no ' + what)", ['There is no']],
  ['a sentence kept for later', "const reason = 'it is a picture.'", ['it is a picture.']],
  ['the name of a command', "command({ name: 'community create', summary: said('x.y') })", []],
  ['a question to the database', "client.query('select one from other where it is')", []],
])('on the command line: %s', (_what, text, words) => {
  expect(proseOf(text).map(one => one.words)).toEqual(words)
})
