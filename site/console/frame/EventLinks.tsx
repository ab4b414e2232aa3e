import type { ConsoleScreen } from '../../../contract/site/consoleScreens.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link, usePlace } from '../../ui/router.tsx'
import { Count } from './Count.tsx'
import { type Family, groupsOf, idFor, siblingsOf } from './eventGroups.ts'
import { frame } from './frameWords.ts'
import type { Asks } from './Rail.tsx'
import { useAsks } from './useAsks.ts'
import { type OpenEvent, useOpenEvent } from './useEvent.ts'

type LinksProps = { readonly event: OpenEvent; readonly asks: Asks }

/** The places of an event in three groups, with what they ask for. */
export function EventLinks({ event, asks }: LinksProps) {
  return (
    <div class="rail-places">
      {groupsOf(event).map(({ name, families }) => (
        <section key={name} aria-labelledby={`rail-${name}`}>
          <h2 id={`rail-${name}`}>{frame().railGroups[name]}</h2>
          <ul>
            {families.map(family => (
              <FamilyLink key={family.name} {...{ family, event, asks }} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function FamilyLink({ family: { name, icon, screens }, event, asks }: LinksProps & { readonly family: Family }) {
  const { screen } = usePlace()
  const [first] = screens
  if (first === undefined) return null
  return (
    <li>
      <Link
        to={first}
        params={{ eventId: idFor(first, event) } as never}
        current={screen !== undefined && screens.includes(screen)}
      >
        <Icon name={icon} />
        {nameOf(screens.length > 1 ? name : first)}
        <Count of={togetherOf(screens, asks)} />
      </Link>
    </li>
  )
}

function nameOf(name: Family['name']): string {
  const words: Readonly<Record<string, unknown>> = { ...frame(), ...frame().families }
  return String(words[name])
}

/** What the screens of a family ask for together; else how many there are of the first. */
function togetherOf(screens: readonly ConsoleScreen[], asks: Asks): Asks[ConsoleScreen] {
  const asking = screens.flatMap(screen => (asks[screen]?.asks ? [asks[screen]] : []))
  if (asking.length > 0) return { count: asking.reduce((sum, { count }) => sum + count, 0), asks: true }
  return screens[0] && asks[screens[0]]
}

/** The screens that belong together, in the head of each of them. */
export function Siblings() {
  const { screen } = usePlace()
  const event = useOpenEvent()
  const asks = useAsks(event, false)
  const screens = event ? siblingsOf(screen, event) : []
  if (!event || screens.length < 2) return null
  return (
    <nav class="segments siblings" aria-label={frame().together}>
      {screens.map(one => (
        <Link key={one} to={one} params={{ eventId: idFor(one, event) } as never} current={one === screen}>
          {nameOf(one)}
          {asks[one]?.asks && <Count of={asks[one]} />}
        </Link>
      ))}
    </nav>
  )
}
