/** The console as files: its scripts, built once from `site/console`, and its style. */
import { type StaffLinkPurpose, staffLinkPurposes } from '../../../contract/console/staffLinks.ts'
import type { ConsoleScreen } from '../../../contract/site/consoleScreens.ts'
import { builtSet } from '../../kernel/built/builtScript.ts'
import { siteText, tokens } from '../pages/assets.ts'
import { type BuiltFile, builtFile, builtOnce, builtStyle, scriptType } from '../pages/builtFile.ts'

/** What a page can begin with: a screen, or what a staff link opens. */
export type LoadedScreen = ConsoleScreen | StaffLinkPurpose

export type ConsoleApp = {
  /** By their paths. */
  readonly files: ReadonlyMap<string, BuiltFile>
  /** The style that every screen needs. */
  readonly style: string
  /** The styles that one screen adds to it. */
  readonly ownStyles: Readonly<Partial<Record<LoadedScreen, string>>>
  readonly script: string
  /** The scripts that a screen loads besides, so that the page need not find out one after the other. */
  readonly ahead: (screen: LoadedScreen, locale: string) => readonly string[]
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
  'console/forms.css',
  'console/papers.css',
  'console/history.css',
  'console/account.css',
]
/** Those with a style of their own, `site/console/cards/cards.css`. */
const withOwnStyle: readonly LoadedScreen[] = [
  'flights',
  'ready',
  'checkIn',
  'starter',
  'control',
  'cards',
  'results',
  'messages',
]
/** Goes with the style of what a staff link opens. */
const ofHelpers = 'console/helper/helper.css'
const folder = '/console/files/'

/** The same at every call. */
export const consoleApp = builtOnce(buildApp)

async function buildApp(): Promise<ConsoleApp> {
  const { entry, imports, later, code } = await builtSet()
  const scripts = Object.entries(code).map(([name, text]) => builtFile(folder + name, scriptType, text))
  const style = builtStyle(folder, 'console', small([tokens(), ...styles.map(siteText)].join('')))
  const own = withOwnStyle.map(
    screen => [screen, builtStyle(folder, screen, small(filesOfStyle(screen).map(siteText).join('')))] as const,
  )
  const needed = (name: string): readonly string[] => [name, ...(imports[name] ?? []).flatMap(needed)]
  return {
    files: new Map([...scripts, style, ...own.map(([, file]) => file)].map(file => [file.path, file])),
    style: style.path,
    ownStyles: Object.fromEntries(own.map(([screen, { path }]) => [screen, path])),
    script: folder + entry,
    ahead: (screen, locale) => {
      const names = [entry, ...filesOf(screen, locale).flatMap(source => later[source] ?? [])].flatMap(needed)
      return [...new Set(names)].filter(name => name !== entry).map(name => folder + name)
    },
  }
}

function filesOfStyle(screen: LoadedScreen): readonly string[] {
  const own = `console/${screen}/${screen}.css`
  return staffLinkPurposes.some(purpose => purpose === screen) ? [ofHelpers, own] : [own]
}

/** Without the spaces around signs, which are for who writes it: no text in a style has one of these signs. */
function small(style: string): string {
  return style
    .replaceAll(/\s*([{};,])\s*/g, '$1')
    .replaceAll(/:\s+/g, ':')
    .replaceAll(/(?<![\w.])0(?=\.\d)/g, '')
    .replaceAll(';}', '}')
}

/** Where the component of a screen and its words are, below `site/console`. */
function filesOf(screen: LoadedScreen, locale: string): readonly string[] {
  const component = `${screen.charAt(0).toUpperCase()}${screen.slice(1)}.tsx`
  return [`${screen}/${component}`, `${screen}/${locale.startsWith('pt') ? 'pt' : 'en'}.ts`]
}
