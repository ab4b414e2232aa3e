/** The others who have this event open, and what somebody has in hand. */
import { useEffect } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { type Present, present } from '../../ui/live.ts'
import { useStore } from '../../ui/store.ts'
import { session } from '../session.ts'
import { frame } from './frameWords.ts'

/** The server forgets what is in hand after a minute. */
const againMs = 25_000

/** Everybody else who has the event open. */
export function useOthers(): readonly Present[] {
  return useStore(present).filter(one => one.administratorId !== session.account.administratorId)
}

/** Who else has this thing in hand, such as `playerId:3001`, in words; undefined where nobody has. */
export function useHeld(): (thing: string) => string | undefined {
  const others = useOthers()
  return thing => {
    const holder = others.find(one => one.inHand.includes(thing))
    return holder && frame().inHandOf({ name: holder.name })
  }
}

/** Tells the others what the reader has in hand; nothing is sent while nobody else is there. */
export function useInHand(eventId: string, things: readonly string[]): void {
  const isSeen = useOthers().length > 0
  const said = things.join(' ')
  useEffect(() => {
    if (!isSeen || said === '') return
    const tell = (inHand: readonly string[]) =>
      // It is only shown: a word that is lost is no fault.
      void call('setInHand', { params: { eventId }, body: { inHand } }).catch(() => undefined)
    tell(said.split(' '))
    const timer = setInterval(() => tell(said.split(' ')), againMs)
    return () => {
      clearInterval(timer)
      tell([])
    }
  }, [eventId, isSeen, said])
}
