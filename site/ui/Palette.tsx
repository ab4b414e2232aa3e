// biome-ignore-all lint/a11y/useFocusableInteractive: the field has the focus and names the option
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the keys are those of the field, and Escape is the dialog's
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a list box of the field, by the pattern of ARIA
import { useId, useMemo, useState } from 'preact/hooks'
import { plain } from './grid.ts'
import { Icon, type IconName } from './Icon.tsx'
import { useModal } from './useModal.ts'
import { kit } from './words.ts'

export type PaletteItem = {
  readonly key: string
  readonly words: string
  /** What kind of thing it is, or the keys that do the same. */
  readonly kind: string
  readonly icon: IconName
  /** What is found besides the words. */
  readonly also?: string
  /** What will happen, shown before Enter. */
  readonly preview?: string
  readonly run: () => void
}

type PaletteProps = {
  readonly items: readonly PaletteItem[]
  /** What a phrase such as `swap costa with dias` would do. */
  readonly phrase: (text: string) => readonly PaletteItem[]
  readonly onClose: () => void
}

const most = 12

/** Ctrl K: finds screens, players and events, and understands phrases. It does nothing before Enter. */
export function Palette({ items, phrase, onClose }: PaletteProps) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const modal = useModal(onClose)
  const list = useId()
  const shown = useMemo(() => [...phrase(text), ...matching(items, text)].slice(0, most), [items, phrase, text])
  const chosen = shown[Math.min(at, shown.length - 1)]

  function take(item: PaletteItem | undefined): void {
    if (!item) return
    onClose()
    item.run()
  }

  function keyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') setAt((at + 1) % Math.max(1, shown.length))
    else if (event.key === 'ArrowUp') setAt((at + shown.length - 1) % Math.max(1, shown.length))
    else if (event.key === 'Enter') take(chosen)
    else return
    event.preventDefault()
  }

  return (
    <dialog {...modal} class="dialog palette" aria-label={kit().findAnything}>
      <label class="palette-field">
        <Icon name="search" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${list}-${chosen.key}` : undefined}
          aria-label={kit().findAnything}
          placeholder={kit().findAnything}
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={event => {
            setText(event.currentTarget.value)
            setAt(0)
          }}
          onKeyDown={keyDown}
        />
      </label>
      <Found {...{ list, shown, chosen }} onTake={take} />
      {shown.length === 0 && <p class="none">{kit().nothingFound}</p>}
    </dialog>
  )
}

type FoundProps = {
  /** Begins the ids of the entries. */
  readonly list: string
  readonly shown: readonly PaletteItem[]
  readonly chosen: PaletteItem | undefined
  readonly onTake: (item: PaletteItem) => void
}

function Found({ list, shown, chosen, onTake }: FoundProps) {
  return (
    <ul id={list} role="listbox" aria-label={kit().findAnything}>
      {shown.map(item => (
        <li
          key={item.key}
          id={`${list}-${item.key}`}
          role="option"
          aria-selected={item === chosen}
          onClick={() => onTake(item)}
        >
          <Icon name={item.icon} />
          <span>
            {item.words}
            {item.preview !== undefined && <small>{item.preview}</small>}
          </span>
          <span class="kind">{item === chosen ? 'Enter' : item.kind}</span>
        </li>
      ))}
    </ul>
  )
}

/** Those that hold every word; those that begin with what was typed first. */
function matching(items: readonly PaletteItem[], text: string): readonly PaletteItem[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  const fits = items.filter(item => {
    const all = plain(`${item.words} ${item.also ?? ''}`)
    return words.every(word => all.includes(word))
  })
  const begins = (item: PaletteItem) => Number(!plain(item.words).startsWith(plain(text)))
  return [...fits].sort((a, b) => begins(a) - begins(b))
}
