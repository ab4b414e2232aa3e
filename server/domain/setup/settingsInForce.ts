import type { GivenEventSettings } from '../../../contract/settings/givenEventSettings.ts'

export type InForce = {
  readonly setting: string
  readonly value?: unknown
  readonly from: 'round' | 'event' | 'club' | 'product'
}

/** Every setting that an event has, with what holds where nobody says anything. */
const usual: Readonly<Record<string, unknown>> = {
  '/allocPct': 100,
  '/dotsOf': undefined,
  '/nine': undefined,
  '/halfIndex': 'tenth',
  '/pcc': 0,
  '/teamAllowance': undefined,
  '/withoutIndex': undefined,
  '/teamSpread': undefined,
  '/defaultTees/M': undefined,
  '/defaultTees/F': undefined,
  '/start': undefined,
  '/wishes': undefined,
  '/afterCut': 'madeAny',
  '/printCentre/paper': 'A4',
  '/printCentre/juniors': undefined,
  '/screen/sponsors': undefined,
  '/chances': false,
  '/rehearsal': false,
}

/** Each setting as it is in force, and who says so: the round, its event, or the product. */
export function settingsInForce(own: GivenEventSettings, parent?: GivenEventSettings): readonly InForce[] {
  return Object.entries(usual).map(([setting, value]): InForce => {
    const here = valueAt(own, setting)
    if (here !== undefined) return { setting, value: here, from: parent ? 'round' : 'event' }
    const above = parent && valueAt(parent, setting)
    if (above !== undefined) return { setting, value: above, from: 'event' }
    return value === undefined ? { setting, from: 'product' } : { setting, value, from: 'product' }
  })
}

function valueAt(settings: object, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      settings,
    )
}
