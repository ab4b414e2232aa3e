/** The console as files: its scripts, built once from `site/console`, and its style. */
import type { ConsoleScreen } from '../../../contract/site/consoleScreens.ts'
import { type StaffLinkPurpose, staffLinkPurposes } from '../../../contract/staffLinks/console.ts'
import { languageOf } from '../../../contract/words/languageOf.ts'
import { languages } from '../../../contract/words/languages.ts'
import { screenWords } from '../../../contract/words/screenWords.ts'
import { builtSet, builtStyleSheet } from '../../built/builtScript.ts'
import { type LoadedScreen, styledScreens } from '../../built/styleSheets.ts'
import { appWorker } from '../pages/appWorker.ts'
import { font } from '../pages/assets.ts'
import { type BuiltFile, builtFile, builtOnce, builtStyle, scriptType } from '../pages/builtFile.ts'
import { wordFiles } from '../pages/wordFiles.ts'

type BuiltSet = Awaited<ReturnType<typeof builtSet>>

export type ConsoleApp = {
  /** By their paths. */
  readonly files: ReadonlyMap<string, BuiltFile>
  /** The style that every screen needs. */
  readonly style: string
  /** The styles that one screen adds to it. */
  readonly ownStyles: Readonly<Partial<Record<LoadedScreen, string>>>
  readonly script: string
  /** How the addresses of the words begin; `-pt-teeSheet.js` follows. It changes with any of them. */
  readonly words: string
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
  const set = await builtSet()
  const { entry, imports, later, code } = set
  const words = await builtWords()
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
  const aheadOfLink = (purpose: StaffLinkPurpose, locale: string) => [
    ...besideEntry(laterOf(sourcesOfLink(purpose))),
    ...words.pathsOf(wordsOfLink(purpose), locale),
  ]
  const withLater = laterFrom(set, needed)
  const ofLinks = staffLinkPurposes.flatMap(purpose => [
    ...[ownStyles[purpose] ?? []].flat(),
    ...withLater(laterOf(sourcesOfLink(purpose).filter(source => source !== drawHelper))).map(name => folder + name),
    ...languages.flatMap(language => words.pathsOf(wordsOfLink(purpose), language)),
  ])
  const frame = besideEntry(laterOf([drawHelper]))
  return {
    files: new Map(
      [...scripts, ...words.files.values(), style, ...own.map(([, file]) => file)].map(file => [file.path, file]),
    ),
    style: style.path,
    ownStyles,
    script: folder + entry,
    words: words.begin,
    ahead: (screen, locale) => [
      ...besideEntry(laterOf([componentOf(screen)])),
      ...words.pathsOf([screen === 'member' ? 'members' : screen], locale),
    ],
    aheadOfLink,
    helperWorker: await appWorker(helperWorkerPath, {
      name: 'staff',
      files: [...new Set([helperPage, folder + entry, style.path, font.path, ...ofLinks, ...frame])],
      pages: /^\/staff\/[MS]-\d+\/\w+\/[\w-]+$/,
    }),
  }
}

/** A page that opens without a network has to go on without one: also with what it loads later. */
function laterFrom({ entry, opens }: BuiltSet, needed: (name: string) => readonly string[]) {
  const withLater = (names: readonly string[], known: ReadonlySet<string>): readonly string[] => {
    const own = [...new Set(names.flatMap(needed))].filter(name => !known.has(name))
    const found = new Set([...known, ...own])
    const next = own.flatMap(name => opens[name] ?? []).filter(name => !found.has(name))
    return next.length > 0 ? [...own, ...withLater(next, found)] : own
  }
  return (names: readonly string[]) => withLater(names, new Set(needed(entry)))
}

/** The words of each screen as a file of its own. */
async function builtWords() {
  const english = await screenWords.en()
  const found = await Promise.all(
    languages.map(async language =>
      // What a language lacks, as one that is being written does, is there in English.
      Object.entries({ ...english, ...(await screenWords[language]()) }).map(
        ([screen, words]) => [language, words, screen] as const,
      ),
    ),
  )
  const { begin, files, pathOf } = wordFiles(folder, found.flat())
  const byPath = new Map(files.map(file => [file.path, file]))
  return {
    begin,
    files: byPath,
    /** Those of some screens that a reader needs at once; what all screens share is in the script in English. */
    pathsOf(screens: readonly string[], locale: string): readonly string[] {
      const language = languageOf(locale) ?? 'en'
      const all = [...(language === 'en' ? [] : ['kit', 'frame']), ...screens]
      return all.map(screen => pathOf(language, screen)).filter(path => byPath.has(path))
    },
  }
}

/** Where the component of a screen is, below `site/console`. */
function componentOf(screen: ConsoleScreen): string {
  return `${screen}/${screen.charAt(0).toUpperCase()}${screen.slice(1)}.tsx`
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

function sourcesOfLink(purpose: StaffLinkPurpose): readonly string[] {
  return [drawHelper, componentOfLink[purpose]]
}

function wordsOfLink(purpose: StaffLinkPurpose): readonly string[] {
  return ['helper', purpose]
}
