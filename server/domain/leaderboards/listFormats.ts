import { listFormats as listFormatsEntry } from '../../../contract/leaderboards/extensions.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { homeOf } from '../../../contract/words/settingsOfFormats.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { formats } from '../../../rules/formats/index.ts'
import type { SettingSchema, SettingsSchema } from '../../../rules/formats/settings.ts'
import { pageOf } from '../../kernel/database/list.ts'
import { handle } from '../operation/handler.ts'

const byId = [...formats].sort((a, b) => (a.id < b.id ? -1 : 1))

export const listFormats = handle('listFormats', async ({ page, caller, language }) =>
  pageOf(
    listFormatsEntry.reply.items,
    byId,
    ({ id }) => [id],
    page,
    ({ id, leaderboardType, unit, ranks, rule, ...format }) => {
      const { name, description, withoutScore } = wordsIn(language).formats.byId[id] ?? format
      // Programs draw their own forms; for people the choices are named as well.
      const settings = caller.staff ? settingsIn(format.settings, language) : format.settings
      return { id, name, description, typeId: leaderboardType.id, unit, ranks, withoutScore, rule, settings }
    },
  ),
)

function settingsIn(schema: SettingsSchema, language: Language): SettingsSchema {
  const { formats: words, formatSettings } = wordsIn(language)
  const labels = formatSettings as Readonly<Record<string, Readonly<Record<string, object>>>>
  const properties = Object.entries(schema.properties).map(([key, setting]) => [
    key,
    { ...setting, ...labels[homeOf(key, setting)]?.[key], ...choicesOf(setting, words.choices) },
  ])
  return { ...schema, properties: Object.fromEntries(properties) }
}

function choicesOf(setting: SettingSchema, words: Readonly<Record<string, string>>) {
  if (setting.type !== 'string') return {}
  return { choices: Object.fromEntries(setting.enum.map(one => [one, words[one] ?? one])) }
}
