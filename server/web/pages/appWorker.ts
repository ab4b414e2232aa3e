import { builtScript } from '../../built/builtScript.ts'
import { type BuiltFile, builtFile, scriptType } from './builtFile.ts'

type KeptApp = {
  /** Tells what it keeps from what other apps of the site keep. */
  readonly name: string
  /** The page first, then everything that it cannot do without. */
  readonly files: readonly string[]
  /** The addresses at which the page opens. */
  readonly pages: RegExp
}

/** The worker that keeps an app on the device, so that it opens without a network. */
export async function appWorker(path: string, { name, files, pages }: KeptApp): Promise<BuiltFile> {
  const facts = `const appName = ${JSON.stringify(name)}\nconst files = ${JSON.stringify(files)}\nconst pages = ${pages}\n`
  return builtFile(path, scriptType, facts + (await builtScript('worker')))
}
