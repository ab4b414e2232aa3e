import { outbox, useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { connection } from '../../ui/live.ts'
import { Link, usePlace } from '../../ui/router.tsx'
import { useStore } from '../../ui/store.ts'
import { kit } from '../../ui/words.ts'
import { screens } from '../screens.ts'
import { frame } from './frameWords.ts'
import { isClosed, type OpenEvent } from './useEvent.ts'

/** Facts of the event that are the same on every screen, until they are facts no more; and what was taken back. */
export function Banners({ event, stale }: { readonly event: OpenEvent; readonly stale: boolean }) {
  const { takenBack, offline } = useStore(outbox.state)
  const isBroken = useStore(connection) === 'broken'
  const { screen } = usePlace()
  const readiness = useQuery('checkReadiness', { params: { eventId: event.roundId } })
  const begun = event.setup.counts.registered > 0
  const found = (begun ? (readiness.data?.rules ?? []) : [])
    .filter(one => one.rule === 'everybodyInAFlight' && one.findings.length > 0)
    .flatMap(one => one.findings.map(finding => ({ ...finding, screen: one.fix.screen })))
    .filter(one => one.screen !== screen)
    .slice(0, 2)
  const loose = takenBack.filter(one => one.thing === undefined)
  return (
    <section class="banners" aria-label={frame().facts}>
      {(stale || isBroken || offline) && (
        <p class="banner">
          <Icon name="held" />
          {kit().stale}
        </p>
      )}
      {isClosed(event) && (
        <p class="banner">
          <Icon name="official" />
          <span>{frame().closed[event.event.state === 'cancelled' ? 'cancelled' : 'official']}</span>
          {screen !== 'overview' && screen !== 'results' && (
            <Link to="overview" params={{ eventId: event.eventId }} class="button tight">
              {frame().overview}
            </Link>
          )}
        </p>
      )}
      {found.map(one => (
        <p class="banner" key={one.text}>
          <Icon name="warn" />
          <span>{one.text}</span>
          {screens[one.screen as 'flights'] && (
            <Link to={one.screen as 'flights'} params={{ eventId: event.eventId }} class="button tight">
              {frame()[one.screen as 'flights']}
            </Link>
          )}
        </p>
      ))}
      {loose.map(one => (
        <p class="banner harm" role="alert" key={one.words}>
          <Icon name="alert" />
          <span>
            <strong>{kit().takenBack({ what: one.words })}</strong> {one.reason.message}
          </span>
          <button type="button" class="button tight" onClick={() => outbox.dismiss(one)}>
            {kit().understood}
          </button>
        </p>
      ))}
    </section>
  )
}
