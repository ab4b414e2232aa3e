import { useQuery } from '../../ui/data.ts'
import { session } from '../session.ts'
import type { Asks } from './Rail.tsx'
import type { OpenEvent } from './useEvent.ts'

/** How many there are of each, and how many things ask for the director, for the links of the rail. */
export function useAsks(event: OpenEvent | undefined, isInInstallation: boolean): Asks {
  const readiness = useQuery('checkReadiness', event && { params: { eventId: event.roundId } })
  const access = useQuery('listAccessRequests', isInInstallation && !session.isHeldBack ? {} : undefined)
  const waiting = access.data?.requests.filter(one => one.state === 'open').length ?? 0
  if (isInInstallation && waiting > 0) return { operatorAccess: { count: waiting, asks: true } }
  if (!event) return {}
  const { setup } = event
  const open = (screen: string) =>
    readiness.data?.rules.filter(rule => rule.fix.screen === screen && rule.findings.length > 0).length ?? 0
  const asks = (screen: string, usual?: number) => {
    const count = open(screen)
    if (count > 0) return { count, asks: true }
    return usual === undefined ? undefined : { count: usual, asks: false }
  }
  const list = {
    players: { count: setup.counts.registered, asks: false },
    handicaps: asks('handicaps'),
    teams: asks('teams', setup.counts.teams > 0 ? setup.counts.teams : undefined),
    flights: asks('flights'),
    matches: asks('matches'),
    teeSheet: asks('teeSheet'),
    print: asks('print'),
    leaderboards: asks('leaderboards', setup.leaderboards.length),
    setup: asks('setup'),
  }
  return Object.fromEntries(Object.entries(list).filter(([, one]) => one !== undefined)) as Asks
}
