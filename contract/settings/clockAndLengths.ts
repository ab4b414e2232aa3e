/** How a club reads times of day and lengths of holes. */
import Type from 'typebox'
import { lengthsShown } from '../site/lengthIn.ts'
import { clocks } from '../words/timeOfDay.ts'

export const clock = Type.Enum([...clocks], {
  description: 'How people read times of day: `13:10` (`h24`) or `1:10 pm` (`h12`). Programs read 24 hours.',
})

export const lengths = Type.Enum([...lengthsShown], {
  description: 'The unit in which people read hole lengths: as on the card of the `course`, or all in one unit.',
})
