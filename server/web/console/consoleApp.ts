/** The console as files: its scripts, built once from `site/console`, and its style. */
import { type ConsoleScreen, screenOf } from '../../../contract/site/consoleScreens.ts'
import { builtSet } from '../../kernel/built/builtScript.ts'
import { siteText, tokens } from '../pages/assets.ts'
import { type BuiltFile, builtFile, builtOnce, builtStyle, scriptType } from '../pages/builtFile.ts'

export type ConsoleApp = {
  /** By their paths. */
  readonly files: ReadonlyMap<string, BuiltFile>
  readonly style: string
  readonly script: string
  /** What the page at a path loads besides, so that it need not find out one after the other. */
  readonly ahead: (path: string, locale: string) => readonly string[]
}

/** After the tokens; later ones change what earlier ones say. */
const styles = [
  'ui/look.css',
  'ui/parts.css',
  'ui/kit.css',
  'ui/floating.css',
  'ui/grid.css',
  'ui/places.css',
  'console/console.css',
  'console/work.css',
  'console/boards.css',
  'console/flights.css',
  'console/forms.css',
  'console/papers.css',
  'console/history.css',
  'console/checkIn.css',
  'console/cards.css',
  'console/control.css',
  'console/account.css',
]
const folder = '/console/files/'

/** The same at every call. */
export const consoleApp = builtOnce(buildApp)

async function buildApp(): Promise<ConsoleApp> {
  const { entry, imports, later, code } = await builtSet()
  const scripts = Object.entries(code).map(([name, text]) => builtFile(folder + name, scriptType, text))
  // No text in a style has one of these signs: the spaces around them are for who writes it.
  const written = [tokens(), ...styles.map(siteText)].join('')
  const styleText = written
    .replaceAll(/\s*([{};,])\s*/g, '$1')
    .replaceAll(/:\s+/g, ':')
    .replaceAll(/(?<![\w.])0(?=\.\d)/g, '')
    .replaceAll(';}', '}')
  const style = builtStyle(folder, 'console', styleText)
  const needed = (name: string): readonly string[] => [name, ...(imports[name] ?? []).flatMap(needed)]
  return {
    files: new Map([...scripts, style].map(file => [file.path, file])),
    style: style.path,
    script: folder + entry,
    ahead: (path, locale) => {
      const screen = screenOf(path)?.screen
      const sources = screen === undefined ? [] : filesOf(screen, locale)
      const names = [entry, ...sources.flatMap(source => later[source] ?? [])].flatMap(needed)
      return [...new Set(names)].filter(name => name !== entry).map(name => folder + name)
    },
  }
}

/** Where the component of a screen and its words are, below `site/console`. */
function filesOf(screen: ConsoleScreen, locale: string): readonly string[] {
  const component = `${screen.charAt(0).toUpperCase()}${screen.slice(1)}.tsx`
  return [`${screen}/${component}`, `${screen}/${locale.startsWith('pt') ? 'pt' : 'en'}.ts`]
}
