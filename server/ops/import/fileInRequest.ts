import { said } from '../../../contract/words/say.ts'
import { ForeignFileError } from '../../kernel/foreign/foreignFileError.ts'
import type { ForeignFiles } from '../../kernel/foreign/foreignFiles.ts'
import { foreignReader } from '../../kernel/foreign/foreignReader.ts'
import { type FieldError, type Refuse, requireNone } from '../../kernel/refuse.ts'
import { ImportProblem } from './importProblem.ts'
import { jsonInFile } from './jsonInFile.ts'

const reader = foreignReader<typeof jsonInFile>(new URL('./jsonInFile.ts', import.meta.url), 4000)

/** A few lines are not worth a process. */
const fewBytes = 2000

async function smallFile(bytes: Uint8Array) {
  return jsonInFile(bytes)
}

/** The value of a JSON file that a request brings in Base64. Refuses with `VALIDATION` what is none. */
export async function fileInRequest(
  refuse: Refuse<'VALIDATION'>,
  by: { readonly actor: string; readonly files: ForeignFiles },
  file: string,
): Promise<unknown> {
  const bytes = Buffer.from(file, 'base64')
  const isSmall = bytes.length <= fewBytes
  const read = await (isSmall ? smallFile(bytes) : by.files.read(by.actor, reader, bytes)).catch((error: unknown) => {
    if (!(error instanceof ForeignFileError)) throw error
    return { problem: 'takes too long to read, or too much memory: bring it in on the command line' }
  })
  if (!('problem' in read)) return read.value
  return requireNoProblem(refuse, [{ pointer: '/file', message: said('fields.asWritten', { text: read.problem }) }])
}

/** Does `work` with a file, and refuses with `VALIDATION` and the places of the file what does not fit in it. */
export async function withFile<T>(refuse: Refuse<'VALIDATION'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ImportProblem) return requireNoProblem(refuse, error.problems)
    throw error
  }
}

/** Places below `/file`, because the rest of the request has none. */
function requireNoProblem(refuse: Refuse<'VALIDATION'>, problems: readonly FieldError[]): never {
  requireNone(
    refuse,
    problems.map(({ pointer, message }) => ({ pointer: `/file${pointer.replace(/^\/file/, '')}`, message })),
  )
  throw new Error('A problem has a place.')
}
