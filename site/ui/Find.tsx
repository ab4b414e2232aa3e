import { Icon } from './Icon.tsx'

type FindProps = { readonly label: string; readonly value: string; readonly onFind: (text: string) => void }

/** The field that searches what a screen shows. */
export function Find({ label, value, onFind }: FindProps) {
  return (
    <label class="find">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onInput={event => onFind(event.currentTarget.value)}
      />
    </label>
  )
}
