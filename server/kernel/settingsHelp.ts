import type { Language } from '../../contract/words/languages.ts'
import { type Said, said, say } from '../../contract/words/say.ts'
import { logLevels, type Setting, settings } from './config.ts'

/** Every setting on a line, with what it is where nobody sets it. */
export function settingsHelp(language: Language): string {
  const names = Object.keys(settings) as (keyof typeof settings)[]
  const width = Math.max(...names.map(name => name.length))
  const rows = names.map(name => {
    const usual = usualValue(settings[name])
    return `  ${name.padEnd(width)} ${say(whatIs(name), language)}${usual ? ` ${say(usual, language)}` : ''}`
  })
  return `${say(said('settings.heading'), language)}\n\n${rows.join('\n')}\n`
}

function whatIs(name: keyof typeof settings): Said {
  return name === 'LOG_LEVEL'
    ? said('settings.what.LOG_LEVEL', { levels: logLevels.join(', ') })
    : said(`settings.what.${name}`)
}

function usualValue(setting: Setting): Said | undefined {
  if (setting.default === '') return undefined
  const value = setting.madeAtStart ? said('settings.madeAtStart', { path: setting.default }) : setting.default
  return setting.demo === undefined
    ? said('settings.usual', { value })
    : said('settings.usualAndDemo', { value, demo: setting.demo })
}
