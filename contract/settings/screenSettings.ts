/** What a director sets for the screen on a wall: docs/decisions/038. */
import Type, { type Static } from 'typebox'
import { listOf, strictObject, text } from '../shapes.ts'

/** 20 KB in base64, with what stands before it. */
const mostLogo = 22 + Math.ceil((20 * 1024) / 3) * 4

const Sponsor = strictObject(
  {
    name: text(60, 'Name of the sponsor; shown where there is no logo.'),
    logo: Type.Optional(
      Type.String({
        // The head of a PNG of less than 4,096 pixels each way: a kilobyte can claim a hundred million, and every screen would make room for them.
        pattern:
          '^data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA[A-D][A-Za-z0-9+/][AEIMQUYcgkosw048]AAA[A-Za-z0-9+/]+={0,2}$',
        maxLength: mostLogo,
        description:
          'The logo as `data:image/png;base64,...`: a PNG of at most 20 KB and less than 4,096 pixels each way, as it should look on ivory.',
      }),
    ),
  },
  { title: 'Sponsor' },
)
export type Sponsor = Static<typeof Sponsor>

export const ScreenSettings = strictObject(
  {
    sponsors: Type.Optional(listOf(Sponsor, { most: 12, description: 'The sponsors on their slide, in this order.' })),
  },
  { title: 'ScreenSettings', description: 'The wall screen. Whatever a round leaves out comes from its event.' },
)
export type ScreenSettings = Static<typeof ScreenSettings>
