import { useEffect, useId, useRef } from 'preact/hooks'
import { Icon, type IconName } from './Icon.tsx'

export type MenuItem = {
  readonly words: string
  readonly icon?: IconName
  readonly harm?: boolean
  readonly run: () => void
}

type MenuProps = { readonly label: string; readonly items: readonly MenuItem[] } & (
  | { readonly words: string; readonly icon?: IconName; readonly look?: string }
  | { readonly icon: IconName; readonly words?: undefined; readonly look?: string }
)

/** A button that opens a list of deeds: arrows choose, Enter does, Escape goes back to the button. */
export function Menu({ label, items, words, icon, look = 'button tight' }: MenuProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const menu = list.current
    if (!menu) return
    const place = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'open' || !opener.current) return
      const { left, right, bottom, top } = opener.current.getBoundingClientRect()
      const { offsetWidth, offsetHeight } = menu
      const x = left + offsetWidth > innerWidth - 8 ? Math.max(8, right - offsetWidth) : left
      const y = bottom + offsetHeight > innerHeight - 8 ? Math.max(8, top - offsetHeight - 4) : bottom + 4
      menu.style.left = `${x}px`
      menu.style.top = `${y}px`
      menu.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    }
    menu.addEventListener('toggle', place)
    return () => menu.removeEventListener('toggle', place)
  }, [])
  return (
    <>
      <button ref={opener} type="button" class={look} aria-haspopup="menu" aria-label={label} popovertarget={id}>
        {icon && <Icon name={icon} />}
        {words}
        {words !== undefined && <Icon name="down" />}
      </button>
      <div ref={list} id={id} popover="auto" role="menu" class="menu-list" aria-label={label} onKeyDown={moveInMenu}>
        {items.map(item => (
          <button
            key={item.words}
            type="button"
            role="menuitem"
            tabIndex={-1}
            class={item.harm ? 'harm' : undefined}
            onClick={() => {
              list.current?.hidePopover()
              opener.current?.focus()
              item.run()
            }}
          >
            {item.icon && <Icon name={item.icon} />}
            {item.words}
          </button>
        ))}
      </div>
    </>
  )
}

/** The arrows go round the items; a letter goes to the next item that begins with it. */
export function moveInMenu(event: KeyboardEvent): void {
  const menu = event.currentTarget as HTMLElement
  const items = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowUp: items.at(at - 1),
    Home: items[0],
    End: items.at(-1),
  }[event.key]
  const found =
    next ??
    (event.key.length === 1 && !event.ctrlKey && !event.metaKey && event.key !== ' '
      ? [...items.slice(at + 1), ...items].find(one =>
          one.textContent?.toLowerCase().startsWith(event.key.toLowerCase()),
        )
      : undefined)
  if (!found) return
  event.preventDefault()
  event.stopPropagation()
  found.focus()
}
