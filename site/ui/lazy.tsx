import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A component whose file is loaded when it is drawn for the first time; until then there is nothing. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  return function Lazy(props: P) {
    const [Component, setComponent] = useState<ComponentType<P> | undefined>(() => loaded)
    useEffect(() => {
      if (loaded) return
      void load().then(one => {
        loaded = one
        setComponent(() => one)
      })
    }, [])
    return Component ? <Component {...props} /> : null
  }
}
