import { type Said, said } from '../../contract/words/say.ts'

const mayNot = said('start.disk.mayNot')
const tooManyFiles = said('start.disk.tooManyFiles')
const reasons: Readonly<Record<string, Said>> = {
  EROFS: said('start.disk.readOnly'),
  EACCES: mayNot,
  EPERM: mayNot,
  ENOSPC: said('start.disk.full'),
  EDQUOT: said('start.disk.quota'),
  EIO: said('start.disk.errors'),
  ENOTDIR: said('start.disk.noFolder'),
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
}

/** An error of the file system as one sentence for the operator; undefined for any other error. */
export function diskTrouble(error: unknown): Said | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return undefined
  const reason = reasons[String(error.code)]
  return reason && said('start.disk.trouble', { path: String(error.path), reason })
}
