import { useEffect, useState } from 'preact/hooks'

/** The time, anew after each `tickMs`. */
export function useNow(tickMs: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [tickMs])
  return now
}
