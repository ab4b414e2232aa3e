/** One part of a leaderboard's form as the screen calls and shows it; the part as the server names it in a refusal. Pure. */
import type { Reply } from '../../ui/call.ts'
import type { BoardDraft } from './boardDraft.ts'
import { partNames, parts } from './parts.ts'
import { type Facts, settingInWords } from './settingInWords.ts'

/** What the part at this JSON pointer is called, and its value. */
export function partInWords(
  pointer: string,
  { name, format, settings }: BoardDraft,
  facts: Facts & { readonly formats: Reply<'listFormats'> },
): { readonly what: string; readonly value: string } {
  const { formats, words } = facts
  if (pointer === '/name') return { what: words.parts.name, value: name }
  if (pointer === '/format')
    return { what: words.parts.format, value: formats.find(one => one.id === format)?.name ?? format }
  const inside = partNames.filter(one => `/settings${parts[one].at}/`.startsWith(`${pointer}/`))
  const said = inside.flatMap(one => {
    const value = settingInWords[one](settings, facts)
    return value === '' ? [] : [inside.length > 1 ? `${words.parts[one]}: ${value}` : value]
  })
  return { what: inside.map(one => words.parts[one]).join(', '), value: said.join('; ') || words.asUsual }
}
