import type { ComponentChildren } from 'preact'
import type { SettingSchema, SettingsSchema } from '../../rules/formats/settings.ts'
import { Check, Choose, Field, FieldRow } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { Segments } from './Segments.tsx'

export type Values = Readonly<Record<string, unknown>>
type Words = {
  readonly usual: (values: { readonly value: string }) => string
  readonly asUsual: string
  readonly on: string
  readonly off: string
}

type FormProps = {
  readonly schema: SettingsSchema
  readonly values: Values
  readonly onChange: (values: Values) => void
  readonly errors?: Readonly<Record<string, string>>
  readonly words: Words
  readonly disabled?: boolean
  /** Says where each value comes from, in place of the way back to the usual one. */
  readonly from?: From
}
type From = (setting: SettingSchema, isOwn: boolean, onUsual: () => void) => ComponentChildren

/** The settings of a format of play, drawn from their schema: a choice, a switch, a number or a list of numbers. A value that is not the usual one is named with the way back. */
export function SettingsForm({ schema, values, onChange, errors = {}, words, disabled = false, from }: FormProps) {
  return (
    <>
      {Object.entries(schema.properties).map(([name, setting]) => (
        <Setting
          key={name}
          setting={setting}
          value={values[name] ?? setting.default}
          isOwn={values[name] !== undefined && String(values[name]) !== String(setting.default)}
          error={errors[name]}
          words={words}
          disabled={disabled}
          from={from}
          onChange={value => onChange({ ...values, [name]: value })}
        />
      ))}
    </>
  )
}

type SettingProps = {
  readonly setting: SettingSchema
  readonly value: unknown
  readonly isOwn: boolean
  readonly error: string | undefined
  readonly words: Words
  readonly disabled: boolean
  readonly from: From | undefined
  readonly onChange: (value: unknown) => void
}

function Setting({ setting, value, isOwn, error, words, disabled, from, onChange }: SettingProps) {
  const back = isOwn && (
    <span class="own">
      {words.usual({ value: shownSetting(setting, setting.default, words) })}
      <button type="button" aria-label={words.asUsual} onClick={() => onChange(setting.default)} disabled={disabled}>
        <Icon name="undo" />
      </button>
    </span>
  )
  const row = {
    label: setting.title,
    hint: setting.description,
    error,
    from: from ? from(setting, isOwn, () => onChange(setting.default)) : back,
  }
  if (setting.type === 'boolean')
    return (
      <FieldRow {...row} label={setting.title} hint={undefined}>
        {() => <Check words={setting.description} checked={value === true} disabled={disabled} onChange={onChange} />}
      </FieldRow>
    )
  if (setting.type === 'string') {
    const options = setting.enum.map(one => ({ value: one, words: choiceIn(setting, one) }))
    if (options.length > 4)
      return <Choose {...row} value={String(value)} options={options} onChoose={onChange} disabled={disabled} />
    return (
      <FieldRow {...row}>
        {() => <Segments label={setting.title} value={String(value)} options={options} onChoose={onChange} />}
      </FieldRow>
    )
  }
  if (setting.type === 'integer')
    return (
      <Field
        {...row}
        type="number"
        look="narrow"
        min={setting.minimum}
        max={setting.maximum}
        value={String(value)}
        disabled={disabled}
        onInput={text => onChange(text === '' ? setting.default : Number(text))}
      />
    )
  return (
    <Field
      {...row}
      value={(value as readonly number[]).join(' ')}
      disabled={disabled}
      onInput={text =>
        onChange(
          text
            .split(/[\s,;]+/)
            .filter(Boolean)
            .map(Number)
            .filter(Number.isInteger),
        )
      }
    />
  )
}

/** A value of a setting as the form shows it. */
export function shownSetting(setting: NamedSetting, value: unknown, words: Pick<Words, 'on' | 'off'>): string {
  if (typeof value === 'boolean') return value ? words.on : words.off
  return Array.isArray(value) ? value.join(' ') || '–' : choiceIn(setting, String(value))
}

/** A setting whose choices the server has named in the language of the reader. */
type NamedSetting = SettingSchema & { readonly choices?: Readonly<Record<string, string>> }

function choiceIn({ choices }: NamedSetting, choice: string): string {
  const words = choices?.[choice] ?? choice
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}
