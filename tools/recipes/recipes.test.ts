/** CONTRIBUTING.md is followed in a copy, task by task: it names each file that has to be touched, and what comes of it works. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isProof as isFull } from '../counts.ts'
import { root } from '../steps.ts'
import { capability } from './capability.ts'
import { type CopyForRecipes, copyForRecipes } from './copyForRecipes.ts'
import { type Edit, followRecipe, type Recipe } from './followRecipe.ts'
import { codeBelow, isNamed, tasksOf } from './namedFiles.ts'
import { recipes } from './recipes.ts'
import { screen } from './screen.ts'

const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
/** `npm run print` does them. */
const printed = /^(contract\/all|contract\/words\/\w+\/screens|test\/all\w*Cases|server\/http\/\w*[hH]andlers)\.ts$/

let copy: CopyForRecipes
const touched = new Map<Recipe, readonly string[]>()
beforeAll(async () => {
  copy = await copyForRecipes()
  for (const recipe of recipes) touched.set(recipe, followRecipe(copy.folder, recipe))
})
afterAll(() => copy.remove())

test('every task of CONTRIBUTING.md is tried here', () => {
  expect(recipes.flatMap(({ headings }) => headings).toSorted()).toEqual(tasksOf(page).toSorted())
})

test.each(recipes.map(recipe => [recipe.headings[0], recipe] as const))(
  '%s: every file is named there',
  (_, recipe) => {
    const code = codeBelow(page, recipe.headings)
    const files = (touched.get(recipe) ?? []).filter(file => !printed.test(file))
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter(file => !isNamed(file, code))).toEqual([])
  },
)

test('a recipe that no longer fits says which file is otherwise', () => {
  const edits = [{ file: 'README.md', after: 'what nobody wrote', put: '' }]
  expect(() => followRecipe(copy.folder, { headings: ['Add a word'], edits })).toThrow(
    'The recipe "Add a word" no longer fits README.md',
  )
})

/** A minute of the compiler: the proof has it. What no longer fits, and a file that nobody names, is found before. */
test.runIf(isFull)('all of them together compile, and what they forget does not', async () => {
  expect(await copy.run('node', ['tools/print.ts'])).toMatchObject({ isWell: true })
  for (const project of ['.', 'site'] as const)
    expect(await copy.compile(project)).toEqual({ isWell: true, said: expect.any(String) })
  // Layers and circles.
  expect(await copy.run('node', ['tools/imports.ts'])).toMatchObject({ isWell: true })
  await expectMissed('.', capability, 'tools/rolesPage.ts')
  await expectMissed('.', screen, 'contract/words/pt/screens/frame.ts')
})

/** Without what the recipe puts into this file the compiler names it. */
async function expectMissed(project: '.' | 'site', { edits }: Recipe, file: string): Promise<void> {
  const path = join(copy.folder, file)
  const whole = readFileSync(path, 'utf8')
  const { put = '' } = edits.find((edit): edit is Edit & { put: string } => edit.file === file && 'put' in edit) ?? {}
  writeFileSync(path, whole.replace(`${put}\n`, ''))
  const ran = await copy.compile(project)
  writeFileSync(path, whole)
  expect([ran.isWell, ran.said.includes(file.replace('site/', ''))], ran.said).toEqual([false, true])
}

/** Of the walk only what the recipes touch, in the files that have it. */
const walk = {
  operations: 'listSponsors listMembers keepMemberList checkReadiness refreshHandicaps importPlayers endCodes',
  files: ['general', 'console', 'reasons'].map(name => `test/walk/${name}.test.ts`),
}

test.runIf(isFull)('the tests that they name pass', async () => {
  const ran = await copy.run('vitest', ['run', ...testsOfRecipes(), ...foldersOfTests(), ...walk.files], {
    WALK: walk.operations,
    FULL: '',
  })
  expect(ran.isWell, ran.said).toBe(true)
  expect(await copy.run('node', ['rules/vectors/runVectors.ts'])).toMatchObject({ isWell: true })
})

/** What `npm test --` is to be told. */
function foldersOfTests(): readonly string[] {
  const told = codeBelow(page, tasksOf(page)).flatMap(code => /^npm test -- (.+)$/.exec(code)?.[1]?.split(' ') ?? [])
  return told.filter(folder => folder !== 'test/walk')
}

/** The tests that stand below a heading, and those that a recipe writes. */
function testsOfRecipes(): readonly string[] {
  const files = [...codeBelow(page, tasksOf(page)), ...[...touched.values()].flat()]
  return [...new Set(files)].filter(file => file.endsWith('.test.ts') && existsSync(join(copy.folder, file))).sort()
}
