/** What the scripts say, in the language of the page: it brings its own words, unless it is English. */
import { words as english } from '../../contract/words/en/pageScripts.ts'
import { spokenWords } from '../../contract/words/spoken.ts'

const brought = document.querySelector<HTMLElement>('.page')?.dataset.words
const own: Partial<typeof english> = brought === undefined ? {} : JSON.parse(brought)

export const words = spokenWords({ ...english, ...own }, document.documentElement.lang)
