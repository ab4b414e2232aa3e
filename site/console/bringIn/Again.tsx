import { Check } from '../../ui/Field.tsx'
import { indexLabel, type ScreenWords } from '../../ui/words.ts'
import { type AgainRead, keyOfChange, keyOfGone } from './again.ts'

type AgainProps = {
  readonly words: ScreenWords<'bringInList'>
  readonly again: AgainRead
  /** What becomes as the list says, by key. */
  readonly taken: ReadonlySet<string>
  readonly onTake: (taken: ReadonlySet<string>) => void
  /** What can be taken from a list here. */
  readonly canTake: (what: AgainRead['changed'][number]['what']) => boolean
}

const mostNames = 200

/** What a list that comes again says otherwise: what nobody has changed here is ticked, and nobody leaves without a tick. */
export function Again({ words, again: { changed, gone }, taken, onTake, canTake }: AgainProps) {
  const set = (key: string, is: boolean) =>
    onTake(new Set([...[...taken].filter(one => one !== key), ...(is ? [key] : [])]))
  const shown = gone.slice(0, mostNames)
  return (
    <>
      {changed.length > 0 && (
        <details class="left-out" open={changed.length <= 12}>
          <summary>{words.changed({ count: changed.length })}</summary>
          <ul class="few again">
            {changed.map(one => (
              <li key={keyOfChange(one)}>
                <ChangeOf
                  {...{ one, words }}
                  canTake={canTake(one.what)}
                  isTaken={taken.has(keyOfChange(one))}
                  onTake={is => set(keyOfChange(one), is)}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
      {gone.length > 0 && (
        <details class="left-out">
          <summary>{words.missing({ count: gone.length })}</summary>
          <p class="quiet">{words.leaveHint}</p>
          <ul class="few again">
            {shown.map(one => (
              <li key={one.playerId}>
                {one.hasScore ? (
                  words.hasScore({ name: one.name })
                ) : (
                  <Check
                    words={words.leaves({ name: one.name })}
                    checked={taken.has(keyOfGone(one))}
                    onChange={is => set(keyOfGone(one), is)}
                  />
                )}
              </li>
            ))}
            {gone.length > shown.length && <li>{words.andMore({ count: gone.length - shown.length })}</li>}
          </ul>
        </details>
      )}
    </>
  )
}

type ChangeOfProps = {
  readonly one: AgainRead['changed'][number]
  readonly words: ScreenWords<'bringInList'>
  readonly canTake: boolean
  readonly isTaken: boolean
  readonly onTake: (is: boolean) => void
}

/** `Rebelo, João: index 12.3 → 12.1`, with a tick where it can be taken. */
function ChangeOf({ one, words, canTake, isTaken, onTake }: ChangeOfProps) {
  const { name, what, before = '', after, kept } = one
  const shown = (value: string) => (what === 'index' && value !== '' ? indexLabel(Number(value)) : value)
  const said = `${name}: ${words.whats[what]} ${words.fromTo({ from: shown(before), to: shown(after) })}`
  if (!canTake) return <>{said}</>
  const hint = kept && { hint: words.changedHere }
  return <Check words={said} {...hint} checked={isTaken} onChange={onTake} />
}
