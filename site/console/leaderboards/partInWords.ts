/** One part of a leaderboard's form as the screen calls and shows it; the part as the server names it in a refusal. Pure. */
import type { SettingsSchema } from '../../../rules/formats/settings.ts'
import type { Reply } from '../../ui/call.ts'
import { shownSetting } from '../../ui/SettingsForm.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import type { BoardForm } from './boardForm.ts'

type Facts = {
  readonly formats: Reply<'listFormats'>
  readonly schema: SettingsSchema | undefined
  readonly words: ScreenWords<'leaderboards'>
}

/** What the part at this JSON pointer is called, and its value. */
export function partInWords(
  pointer: string,
  form: BoardForm,
  { formats, schema, words }: Facts,
): { readonly what: string; readonly value: string } {
  const orNone = (...parts: readonly string[]) => parts.filter(Boolean).join(', ') || '–'
  switch (pointer) {
    case '/name':
      return { what: words.name, value: form.name }
    case '/format':
      return { what: words.format, value: formats.find(one => one.id === form.format)?.name ?? form.format }
    case '/settings/rounds':
      return { what: words.rounds, value: orNone(form.rounds) }
    case '/settings/best':
      return { what: words.best, value: orNone(form.best) }
    case '/settings/ties':
      return { what: words.ties, value: words.tieMethods[form.ties] ?? words.ownTies }
    case '/settings/cuts':
      return {
        what: words.cut,
        value: form.cutLow === '' ? '–' : `${words.cutAfter} ${form.cutAfter}: ${form.cutLow}`,
      }
    case '/settings/payouts':
      return { what: words.prizes, value: orNone(form.fee, form.added, words.tables[form.table] ?? '') }
    default:
      return { what: words.settings, value: orNone(...ownSettings(form, schema, words)) }
  }
}

/** The settings of the format that are not the usual ones. */
function ownSettings(
  { values }: BoardForm,
  schema: SettingsSchema | undefined,
  words: ScreenWords<'leaderboards'>,
): readonly string[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, setting]) => {
    const value = values[name]
    if (value === undefined || String(value) === String(setting.default)) return []
    return [`${setting.title}: ${shownSetting(setting, value, words)}`]
  })
}
