/** Checks what imports what, by the rules of `importRules.ts`: imports of types count as well, because who reads a file has to know both. */
import { globSync } from 'node:fs'
import { importsIn, wrongImports } from './importsIn.ts'
import { root } from './steps.ts'

const files = globSync('{rules,contract,server,site}/**/*.{ts,tsx}', { cwd: root })
const imports = importsIn(root, files)
const wrong = wrongImports(root, imports)
for (const line of wrong) console.error(line)
console.log(`${imports.length} imports of ${files.length} files${wrong.length === 0 ? ', all by the rules.' : '.'}`)
if (wrong.length > 0) process.exitCode = 1
