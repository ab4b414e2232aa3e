import { useEffect, useState } from 'preact/hooks'

const narrow = matchMedia('(max-width: 45rem)')

/** Whether the window is as narrow as a phone, also when that changes. */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(narrow.matches)
  useEffect(() => {
    const change = () => setNarrow(narrow.matches)
    narrow.addEventListener('change', change)
    return () => narrow.removeEventListener('change', change)
  }, [])
  return isNarrow
}
