import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { call, type InputOf } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Check, Field } from '../../ui/Field.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { type Decision, firstDecision, type Line, linesToImport, placeOf } from '../bringIn/decisions.ts'
import { WhoIs } from '../bringIn/WhoIs.tsx'
import { shortName } from '../frame/useRoster.ts'

const isWaiting = (state: string) => state === 'waiting' || state === 'offered'

type Person = InputOf<'replacePlayer'>['body']['by']

type Who = {
  /** Who plays; undefined until that is decided. */
  readonly person: Person | undefined
  /** Somebody was found by the name, or the next on the waiting list is meant. */
  readonly isFound: boolean
  readonly isEmpty: boolean
  /** Looks for the name. */
  readonly find: () => Promise<void>
  readonly fields: JSX.Element
}

/** Who comes into the event: a name is typed, who it is stands below it; or the next on the waiting list. */
export function useWho(eventId: string, label: string, words: ScreenWords<'players'>): Who {
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ readonly line: Line; readonly decision: Decision } | undefined>()
  const [isNext, setNext] = useState(false)
  // Who waits stands in the order of the list.
  const next = useQuery('listRegistrations', { params: { eventId } }).data?.waiting.find(one => isWaiting(one.state))
  const named = found?.line.people[0]
  const typed = found && linesToImport([found.line], new Map([[placeOf(found.line, 0), found.decision]]), undefined)[0]
  return {
    person: next && isNext ? { playerId: next.playerId } : typed?.people[0],
    isFound: (next && isNext) || found !== undefined,
    isEmpty: text.trim() === '',
    async find() {
      const { lines } = await call('readPlayerTable', { params: { eventId }, body: { text } })
      const [line] = lines
      const [first] = line?.people ?? []
      if (line && first) setFound({ line, decision: firstDecision(first) })
    },
    fields: (
      <>
        {next && (
          <Check
            words={words.byNext({ name: shortName(next) })}
            hint={words.byNextHint}
            checked={isNext}
            onChange={setNext}
          />
        )}
        {!isNext && (
          <Field
            label={label}
            hint={words.replaceHint}
            value={text}
            onInput={value => {
              setText(value)
              setFound(undefined)
            }}
            required
            maxLength={200}
          />
        )}
        {!isNext && found && named && (
          <div class="field-row">
            <span aria-hidden="true" />
            <WhoIs
              words={words.whoIs}
              person={named}
              decision={found.decision}
              onDecide={decision => setFound({ ...found, decision })}
              required
            />
          </div>
        )}
      </>
    ),
  }
}
