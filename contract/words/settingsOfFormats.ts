/** Many formats of play share a setting, such as gross or net: its text stands once, with the first format that has it. */
import { formats } from '../../rules/formats/index.ts'
import type { SettingSchema } from '../../rules/formats/settings.ts'

type Labels = { readonly title: string; readonly description: string }

const firstByText = new Map<string, string>()
for (const { id, settings } of formats)
  for (const [key, setting] of Object.entries(settings.properties)) {
    const text = textOf(key, setting)
    if (!firstByText.has(text)) firstByText.set(text, id)
  }

function textOf(key: string, { title, description }: SettingSchema): string {
  return JSON.stringify([key, title, description])
}

/** The id of the format with which the text of this setting stands. */
export function homeOf(key: string, setting: SettingSchema): string {
  return firstByText.get(textOf(key, setting)) ?? ''
}

/** The English texts of all settings, each once, by format and setting. */
export const labelsOnce: Readonly<Record<string, Readonly<Record<string, Labels>>>> = Object.fromEntries(
  formats.flatMap(({ id, settings }) => {
    const own = Object.entries(settings.properties).filter(([key, setting]) => homeOf(key, setting) === id)
    return own.length === 0
      ? []
      : [[id, Object.fromEntries(own.map(([key, { title, description }]) => [key, { title, description }]))]]
  }),
)
