/** The settings of a format, their defaults, and the settings that several formats share. */

/**
 * The settings of a format: a JSON Schema object, from which forms are drawn and by which values from outside are
 * validated. Every property has a default, so that a format can be played without choosing anything.
 */
export type SettingsSchema = {
  readonly type: 'object'
  readonly additionalProperties: false
  readonly properties: Readonly<Record<string, SettingSchema>>
}

/** One setting: a choice, a switch, a whole number or a list of whole numbers. `title` is its label in a form. */
export type SettingSchema =
  | (Labels & { readonly type: 'string'; readonly enum: readonly string[]; readonly default: string })
  | (Labels & { readonly type: 'boolean'; readonly default: boolean })
  | (Labels & { readonly type: 'integer'; readonly default: number } & Range)
  | (Labels & {
      readonly type: 'array'
      readonly items: { readonly type: 'integer' } & Range
      readonly maxItems: number
      readonly default: readonly number[]
    })

type Labels = { readonly title: string; readonly description: string }
type Range = { readonly minimum: number; readonly maximum: number }

/** Values from outside, already validated by the schema; missing ones take their defaults. */
export type GivenSettings = Readonly<Record<string, unknown>>

/** The type of the values that a schema describes. */
export type SettingsOf<Schema extends SettingsSchema> = {
  readonly [Key in keyof Schema['properties']]: ValueOf<Schema['properties'][Key]>
}

type ValueOf<Setting> = Setting extends { readonly enum: readonly (infer Choice)[] }
  ? Choice
  : Setting extends { readonly type: 'boolean' }
    ? boolean
    : Setting extends { readonly type: 'integer' }
      ? number
      : readonly number[]

/** The settings object of a format with these properties. */
export function settingsSchema<const Properties extends Readonly<Record<string, SettingSchema>>>(
  properties: Properties,
): { readonly type: 'object'; readonly additionalProperties: false; readonly properties: Properties } {
  return { type: 'object', additionalProperties: false, properties }
}

/** The given values, with the defaults of the settings that are not given. Unknown names are left out. */
export function withDefaults<Schema extends SettingsSchema>(schema: Schema, given: GivenSettings): SettingsOf<Schema> {
  const values = Object.entries(schema.properties).map(([name, setting]) => [name, given[name] ?? setting.default])
  // The border validated the given values against this schema; nothing narrower can be said to the compiler here.
  return Object.fromEntries(values) as SettingsOf<Schema>
}

/** The choice between gross and net, which most formats have. */
export const grossOrNet = (usual: 'gross' | 'net') =>
  ({
    type: 'string',
    enum: ['gross', 'net'],
    default: usual,
    title: 'Scores',
    description: 'Gross counts the strokes taken, net deducts the strokes received.',
  }) as const

/** Whether strokes received count under these settings: not in gross play, and not where the round itself gives the handicap. */
export function takesHandicaps(
  { settings, allowances }: { readonly settings: SettingsSchema; readonly allowances: readonly unknown[] },
  given: GivenSettings,
): boolean {
  const { score } = withDefaults(settings, given)
  return allowances.length > 0 && score !== 'gross'
}
