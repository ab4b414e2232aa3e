/** Which of the languages here somebody reads who asks for another one, or for one of a country. */
import { type Language, languages } from './languages.ts'

/** The language of a locale such as `pt-BR`; undefined for one that nothing is written in. */
export function languageOf(locale: string): Language | undefined {
  const [wanted] = locale.toLowerCase().split(/[-_]/)
  return languages.find(one => one === wanted)
}

/** The first language of `Accept-Language` that there is, by what the reader prefers; undefined where there is none. */
export function languageAsked(header: string | undefined): Language | undefined {
  const wanted = (header ?? '').split(',').flatMap(part => {
    const [locale = '', ...more] = part.trim().split(';')
    const quality = Number(/^\s*q=([\d.]+)/.exec(more.join(';'))?.[1] ?? 1)
    return quality > 0 ? [{ language: languageOf(locale), quality }] : []
  })
  return wanted.sort((a, b) => b.quality - a.quality).find(({ language }) => language !== undefined)?.language
}
