/** What the settings of formats of play are called. As in `formats.ts` the English texts stand in `rules/formats`; other languages have a file. */
import { labelsOnce } from '../settingsOfFormats.ts'

export const words = labelsOnce
