import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { localTime, momentIn, momentOfLocal } from '../frame/localTime.ts'
import { useEvent } from '../frame/useEvent.ts'
import type { Words } from './Registration.tsx'

/** Whether registration is open, until when, in words; and the deed that closes it now. */
export function useClosing(words: Words) {
  const { eventId, setup, event } = useEvent()
  const { timeZone, registrationType } = setup
  const given = event.own.registration ?? {}
  const now = localTime(timeZone)
  const isClosed = registrationType === 'Closed'
  const isAhead = given.opens !== undefined && now < given.opens
  const isOpen = !isClosed && !isAhead && now < (given.closes ?? event.startDate)
  const closes = given.closes ?? `${event.startDate}T00:00`
  const moment = (local: string) => momentIn(momentOfLocal(local, timeZone), timeZone)
  const close = useDeed(async () => {
    const to = { ...given, closes: localTime(timeZone) }
    await call('updateEvent', {
      params: { eventId },
      body: { settings: { registration: { from: event.own.registration ?? null, to } } },
    })
    announce(words.closedNow)
  })
  return {
    isOpen,
    closes,
    close,
    state: isClosed
      ? words.closedToAll
      : given.opens !== undefined && isAhead
        ? words.opensOn({ moment: moment(given.opens) })
        : isOpen
          ? words.openUntil({ moment: moment(closes) })
          : words.closedSince({ moment: moment(closes) }),
  }
}
