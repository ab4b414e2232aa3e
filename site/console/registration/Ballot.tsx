import { useState } from 'preact/hooks'
import { call, type Reply } from '../../ui/call.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { localTime, momentIn, momentOfLocal } from '../frame/localTime.ts'
import { useEvent } from '../frame/useEvent.ts'
import type { Words } from './Registration.tsx'

type BallotProps = {
  /** How many are in it. */
  readonly count: number
  readonly draws: Reply<'listRegistrations'>['draws']
  /** On the clock of the event. */
  readonly closes: string
  readonly words: Words
}

/** The lots of the event: drawn once, by a seed that everybody can see, and how they were drawn. */
export function Ballot({ count, draws, closes, words }: BallotProps) {
  const { eventId, setup } = useEvent()
  const { timeZone } = setup
  const [seed, setSeed] = useState('')
  const [done, setDone] = useState<Reply<'drawBallot'>>()
  const isOpen = localTime(timeZone) < closes
  const deed = useDeed(async () => {
    const body = seed.trim() === '' ? {} : { seed: seed.trim() }
    setDone(await call('drawBallot', { params: { eventId }, body }))
  })
  return (
    <div class="form">
      <section class="panel padded">
        <p>{words.inBallot({ count })}</p>
        {isOpen && (
          <p class="quiet">{words.drawAfter({ moment: momentIn(momentOfLocal(closes, timeZone), timeZone) })}</p>
        )}
        {!isOpen && count > 0 && (
          <DeedForm class="rows" deed={deed}>
            <Field
              label={words.seed}
              hint={words.seedHint}
              value={seed}
              onInput={setSeed}
              maxLength={200}
              error={deed.errorAt('/seed')}
            />
            <p class="quiet">{words.cannotTakeBack}</p>
            {deed.error}
            <p class="actions">
              <button type="submit" class="button lead" disabled={deed.busy}>
                {words.draw}
              </button>
            </p>
          </DeedForm>
        )}
        {done && <p role="status">{words.drawn({ registered: done.registered.length, rest: done.rest.length })}</p>}
      </section>
      {draws.map(draw => (
        <section key={draw.at} class="panel padded">
          <h2>{words.drawOf({ moment: momentIn(draw.at, timeZone) })}</h2>
          <p>{words.drawSeed({ seed: draw.seed })}</p>
          <p class="quiet">{words.drawProof}</p>
        </section>
      ))}
    </div>
  )
}
