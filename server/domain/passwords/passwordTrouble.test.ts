import { expect, test } from 'vitest'
import { say } from '../../../contract/words/say.ts'
import { passwordTrouble } from './passwordTrouble.ts'

const about = ['Ana Silva', 'ana.silva@example.com', 'Ria Formosa Golf Club']

test.each(['a longer walk', 'correct horse battery', 'Größe 43 passt mir', 'ana-putts-with-4-eagles'])(
  'takes "%s"',
  password => expect(passwordTrouble(password, about)).toBe(undefined),
)

test.each([
  'short',
  'elevenchars',
  '123456789012',
  'Password1234',
  'aaaaaaaaaaaaaa',
  'silva.formosa',
  'anasilva@example',
  'x'.repeat(201),
])('refuses "%s" and says what to do', password => {
  const trouble = passwordTrouble(password, about)
  expect(trouble && say(trouble, 'en')).toMatch(/^.+\. ?(Choose .+\.)?$/)
})
