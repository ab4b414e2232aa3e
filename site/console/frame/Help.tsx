import { Dialog } from '../../ui/Dialog.tsx'
import { bindings, letterKeys } from '../../ui/keys.ts'
import { useStore } from '../../ui/store.ts'
import { kit } from '../../ui/words.ts'
import { frame } from './frameWords.ts'

/** The list behind `?`: every key that works now. */
export function Help({ onClose }: { readonly onClose: () => void }) {
  const list = useStore(bindings)
  const on = useStore(letterKeys)
  return (
    <Dialog title={frame().help} onClose={onClose}>
      {!on && <p class="quiet">{kit().keysOff}</p>}
      <dl class="keys">
        {[...list].reverse().map(({ keys, words }) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key, at) => (
                <span key={key}>
                  {at > 0 && ` ${frame().afterwards} `}
                  <kbd>{key.replace('Ctrl+', 'Ctrl ')}</kbd>
                </span>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
