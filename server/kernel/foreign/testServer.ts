/** Says the process that reads its files, and leaves it reading for ever. */
import { createForeignFiles } from './foreignFiles.ts'
import { foreignReader } from './foreignReader.ts'
import type { testReader } from './testReader.ts'

const reader = foreignReader<typeof testReader>(new URL('./testReader.ts', import.meta.url), 60_000)
const files = createForeignFiles()
console.log(await files.read('a', reader, 'pid'))
await files.read('a', reader, 'forever')
