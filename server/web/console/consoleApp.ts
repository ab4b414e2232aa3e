/** The console as files: its scripts, built once from `site/console`, and its style. */
import { consoleLanguages } from '../../../contract/accounts/consoleLanguages.ts'
import type { ConsoleScreen } from '../../../contract/site/consoleScreens.ts'
import { type StaffLinkPurpose, staffLinkPurposes } from '../../../contract/staffLinks/console.ts'
import { builtSet, builtStyleSheet } from '../../built/builtScript.ts'
import { type LoadedScreen, styledScreens } from '../../built/styleSheets.ts'
import { appWorker } from '../pages/appWorker.ts'
import { font } from '../pages/assets.ts'
import { type BuiltFile, builtFile, builtOnce, builtStyle, scriptType } from '../pages/builtFile.ts'

export type ConsoleApp = {
  /** By their paths. */
  readonly files: ReadonlyMap<string, BuiltFile>
  /** The style that every screen needs. */
  readonly style: string
  /** The styles that one screen adds to it. */
  readonly ownStyles: Readonly<Partial<Record<LoadedScreen, string>>>
  readonly script: string
  /** Keeps the pages behind staff links on the devices of helpers. */
  readonly helperWorker: BuiltFile
  /** The scripts that a screen loads besides, so that the page need not find out one after the other. */
  readonly ahead: (screen: ConsoleScreen, locale: string) => readonly string[]
  readonly aheadOfLink: (purpose: StaffLinkPurpose, locale: string) => readonly string[]
}

const folder = '/console/files/'
/** The page of every staff link, without what the link opens. */
export const helperPage = '/staff/'
export const helperWorkerPath = '/staff/worker.js'

/** The same at every call. */
export const consoleApp = builtOnce(buildApp)

async function buildApp(): Promise<ConsoleApp> {
  const { entry, imports, opens, later, code } = await builtSet()
  const scripts = Object.entries(code).map(([name, text]) => builtFile(folder + name, scriptType, text))
  const style = builtStyle(folder, 'console', builtStyleSheet('console'))
  const own = styledScreens.map(
    screen => [screen, builtStyle(folder, screen, builtStyleSheet(`console/${screen}`))] as const,
  )
  const ownStyles: ConsoleApp['ownStyles'] = Object.fromEntries(own.map(([screen, { path }]) => [screen, path]))
  const needed = (name: string): readonly string[] => [name, ...(imports[name] ?? []).flatMap(needed)]
  const besideEntry = (names: readonly string[]) =>
    [...new Set([entry, ...names].flatMap(needed))].filter(name => name !== entry).map(name => folder + name)
  const laterOf = (sources: readonly string[]) => sources.flatMap(source => later[source] ?? [])
  const aheadOfLink = (purpose: StaffLinkPurpose, locale: string) =>
    besideEntry(laterOf(sourcesOfLink(purpose, locale)))
  /** A page that opens without a network has to go on without one: also with what it loads later. */
  const shared = new Set(needed(entry))
  const withLater = (names: readonly string[], known: ReadonlySet<string> = shared): readonly string[] => {
    const own = [...new Set(names.flatMap(needed))].filter(name => !known.has(name))
    const found = new Set([...known, ...own])
    const next = own.flatMap(name => opens[name] ?? []).filter(name => !found.has(name))
    return next.length > 0 ? [...own, ...withLater(next, found)] : own
  }
  const ofLinks = staffLinkPurposes.flatMap(purpose => [
    ...[ownStyles[purpose] ?? []].flat(),
    ...consoleLanguages.flatMap(locale => {
      const names = laterOf(sourcesOfLink(purpose, locale).filter(source => source !== drawHelper))
      return withLater(names).map(name => folder + name)
    }),
  ])
  const frame = besideEntry(laterOf([drawHelper, '../ui/pt.ts', 'frame/pt.ts']))
  return {
    files: new Map([...scripts, style, ...own.map(([, file]) => file)].map(file => [file.path, file])),
    style: style.path,
    ownStyles,
    script: folder + entry,
    ahead: (screen, locale) => besideEntry(laterOf(sourcesOf(screen, locale))),
    aheadOfLink,
    helperWorker: await appWorker(helperWorkerPath, {
      name: 'staff',
      files: [...new Set([helperPage, folder + entry, style.path, font.path, ...ofLinks, ...frame])],
      pages: /^\/staff\/[MS]-\d+\/\w+\/[\w-]+$/,
    }),
  }
}

/** Where the component of a screen and its words are, below `site/console`. */
function sourcesOf(screen: ConsoleScreen, locale: string): readonly string[] {
  const component = `${screen.charAt(0).toUpperCase()}${screen.slice(1)}.tsx`
  return [`${screen}/${component}`, wordsIn(screen, locale)]
}

/** Begins the page behind any staff link; it opens all of them. */
const drawHelper = 'drawHelper.tsx'

/** The component of what a staff link opens. */
const componentOfLink: Readonly<Record<StaffLinkPurpose, string>> = {
  checkIn: 'checkIn/HelperDesk.tsx',
  starter: 'starter/Starter.tsx',
  official: 'official/Official.tsx',
  cards: 'cards/HelperCards.tsx',
  organiser: 'organiser/HelperOrganiser.tsx',
}

function sourcesOfLink(purpose: StaffLinkPurpose, locale: string): readonly string[] {
  return [drawHelper, componentOfLink[purpose], wordsIn('helper', locale), wordsIn(purpose, locale)]
}

function wordsIn(screen: string, locale: string): string {
  return `${screen}/${locale.startsWith('pt') ? 'pt' : 'en'}.ts`
}
