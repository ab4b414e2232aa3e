/** What Ctrl K finds besides the names of screens: the words that people use for them, and settings. */
import type { ConsoleScreen } from '../../../contract/site/consoleScreens.ts'
import type { words as english } from '../../../contract/words/en/screens/findable.ts'
import type { IconName } from '../../ui/Icon.tsx'

type Setting = {
  /** Its name and other words for it. */
  readonly key: keyof (typeof english)['settings']
  readonly icon: IconName
  readonly screen: ConsoleScreen
  readonly query?: string
}

/** Settings and deeds that stand on a screen of another name; the nearest screen that is open to the person counts. */
export const findable: readonly Setting[] = [
  { key: 'language', icon: 'settings', screen: 'account' },
  { key: 'password', icon: 'lock', screen: 'account' },
  { key: 'copy', icon: 'copy', screen: 'newEvent', query: '?from=clone' },
  { key: 'eventFile', icon: 'paste', screen: 'eventFile' },
  { key: 'timeZone', icon: 'clock', screen: 'setup' },
  { key: 'timeZoneOfNew', icon: 'clock', screen: 'newEvent' },
  { key: 'allowance', icon: 'settings', screen: 'setup' },
  { key: 'currency', icon: 'settings', screen: 'clubSettings' },
  { key: 'logo', icon: 'settings', screen: 'clubSettings' },
]
