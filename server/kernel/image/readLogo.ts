import { ForeignFileError } from '../foreign/foreignFileError.ts'
import type { ForeignFiles } from '../foreign/foreignFiles.ts'
import { foreignReader } from '../foreign/foreignReader.ts'
import type { SmallLogo, smallLogo } from './smallLogo.ts'

const reader = foreignReader<typeof smallLogo>(new URL('./smallLogo.ts', import.meta.url), 2000)

/** A file that somebody gave as logo, drawn anew, or in words why there is none. */
export async function readLogo(by: string, files: ForeignFiles, file: Uint8Array): Promise<SmallLogo> {
  try {
    return await files.read(by, reader, file)
  } catch (error) {
    if (!(error instanceof ForeignFileError)) throw error
    if (error.why === 'format') return { wrong: 'fields.logoUnreadable' }
    return { wrong: 'fields.logoTooHeavy' }
  }
}
