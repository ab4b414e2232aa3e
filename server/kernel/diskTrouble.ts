const reasons: Readonly<Record<string, string>> = {
  EROFS: 'its disk is read-only',
  EACCES: 'the user of the server may not',
  EPERM: 'the user of the server may not',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the quota of its disk is used up',
  EIO: 'its disk reports errors',
  ENOTDIR: 'a part of the path is not a folder',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
}

/** An error of the file system as one sentence for the operator; undefined for any other error. */
export function diskTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return undefined
  const reason = reasons[String(error.code)]
  return (
    reason && `${error.path} cannot be read or written: ${reason}. Repair that, or choose another folder with DATA_DIR.`
  )
}
