import { type Language, languageFacts } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { OwnHole } from './ownDay.ts'

/** From so many holes on those without a stroke are named instead. */
const manyHoles = 9

/** Where the strokes of a card are: `on holes 3 and 7`, `one on every hole but 5, 11 and 14`. */
export function strokesInWords(holes: readonly OwnHole[], language: Language): string {
  const words = wordsIn(language).registrations.strokesOn
  const list = (which: (received: number) => boolean) => {
    const numbers = holes.filter(({ received }) => which(received)).map(({ number }) => String(number))
    return { count: numbers.length, holes: new Intl.ListFormat(languageFacts[language].locale).format(numbers) }
  }
  const strokes = holes.map(({ received }) => received)
  const [least, most] = [Math.min(...strokes), Math.max(...strokes)]
  if (holes.length === 0 || (least === 0 && most === 0)) return words.none
  if (least < 0) return words.given(list(received => received < 0))
  if (least === most) return words.every({ times: least })
  const more = list(received => received === most)
  if (least > 0) return words.everyAnd({ times: least, holes: more.holes })
  return more.count > manyHoles ? words.allBut({ holes: list(received => received === 0).holes }) : words.on(more)
}
