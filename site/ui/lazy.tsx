import { type ComponentType, createElement } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { beginAnew } from './beginAnew.ts'
import { Dialog } from './Dialog.tsx'
import { kit, type ScreenName, type ScreenWords, wordsOf } from './words.ts'

type MayClose = { readonly onClose?: () => void }

/** A component whose file is loaded when it is drawn for the first time, or by `ahead`; until then there is nothing. A dialog says so when it does not come. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> & { readonly ahead: () => Promise<void> } {
  let loaded: ComponentType<P> | undefined
  async function ahead(): Promise<void> {
    loaded ??= await load()
  }
  function Lazy(props: P) {
    const [Component, setComponent] = useState<ComponentType<P> | undefined>(() => loaded)
    const [isLost, setLost] = useState(false)
    useEffect(() => {
      if (loaded) return
      ahead().then(
        () => setComponent(() => loaded),
        () => setLost(true),
      )
    }, [])
    if (Component) return <Component {...props} />
    const { onClose } = props as MayClose
    return isLost && onClose ? <NotLoadedDialog onClose={() => onClose()} /> : null
  }
  return Object.assign(Lazy, { ahead })
}

/** The same for a component with words of its own, which come with it in the reader's language. */
export function lazyWithWords<P extends object, Name extends ScreenName>(
  load: () => Promise<ComponentType<P & { readonly words: ScreenWords<NoInfer<Name>> }>>,
  screen: Name,
): ComponentType<P> {
  return lazy<P>(async () => {
    const [Part, words] = await Promise.all([load(), wordsOf(screen)])
    return props => createElement(Part, { ...props, words })
  })
}

function NotLoadedDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title={kit().refused}
      onClose={onClose}
      onSubmit={() => void beginAnew()}
      foot={
        <>
          <button type="button" class="button plain" onClick={onClose}>
            {kit().close}
          </button>
          <button type="submit" class="button">
            {kit().tryAgain}
          </button>
        </>
      }
    >
      <p role="alert">{kit().noAnswer}</p>
    </Dialog>
  )
}
