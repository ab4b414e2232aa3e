import type { ComponentChildren } from 'preact'
import type { Reply } from '../../ui/call.ts'
import { indexLabel } from '../../ui/words.ts'
import type { en } from './list/en.ts'

type AgainProps = {
  readonly words: typeof en
  readonly again: NonNullable<Reply<'readPlayerTable'>['again']>
  /** The way to take other indexes over. */
  readonly children?: ComponentChildren
}

/** What a list that comes again says otherwise: people who are here stay as they are. */
export function Again({ words, again: { changed, missing, names }, children }: AgainProps) {
  return (
    <>
      {changed.length > 0 && (
        <details class="left-out">
          <summary>{words.changed(changed.length)}</summary>
          <ul class="few">
            {changed.map(({ playerId, name, before, hcIndex }) => (
              <li key={playerId}>
                <bdi>{name}</bdi> {words.fromTo(indexLabel(before), indexLabel(hcIndex))}
              </li>
            ))}
          </ul>
          {children}
        </details>
      )}
      {missing > 0 && (
        <details class="left-out">
          <summary>{words.missing(missing)}</summary>
          <p class="few">{words.namedAndMore(names.join(', '), missing - names.length)}</p>
        </details>
      )}
    </>
  )
}
