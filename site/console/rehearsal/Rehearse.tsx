import { useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { call } from '../../ui/call.ts'
import { timeFormat } from '../../ui/clock.ts'
import { Choose, Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { useEvent } from '../frame/useEvent.ts'
import { mayIn } from '../session.ts'
import { EndRehearsal } from './EndRehearsal.tsx'
import { type Rehearsal, useRehearsal } from './useRehearsal.ts'

type Words = ScreenWords<'rehearsal'>

/** The part of Ready that tries the event in a copy: starts it, shows how far it is, and throws it away. */
export function Rehearse({ words }: { readonly words: Words }) {
  const { roundId, setup } = useEvent()
  const { data } = useRehearsal(roundId)
  if (!data) return null
  const may = mayIn(setup.communityId, 'event.edit')
  if (!data.rehearsal && !may) return null
  return (
    <section class="panel padded rehearse" aria-labelledby="rehearse">
      <h2 id="rehearse">{words.title}</h2>
      {data.rehearsal ? (
        <Running rehearsal={data.rehearsal} eventId={roundId} may={may} timeZone={setup.timeZone} words={words} />
      ) : (
        <Start eventId={roundId} words={words} />
      )}
    </section>
  )
}

function Start({ eventId, words }: { readonly eventId: string; readonly words: Words }) {
  const [speed, setSpeed] = useState('60')
  const [holes, setHoles] = useState('18')
  const [seed, setSeed] = useState('')
  const deed = useDeed(async () => {
    await call('startRehearsal', {
      params: { eventId },
      body: {
        holes: Number(holes),
        ...(speed === 'end' ? { toTheEnd: true } : { speed: Number(speed) }),
        ...(seed !== '' && { seed: Number(seed) }),
      },
    })
  })
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        deed.run()
      }}
    >
      <p class="quiet">{words.what}</p>
      <Choose
        label={words.speed}
        value={speed}
        options={['60', '10', '1', 'end'].map(value => ({ value, words: words.speeds[value] ?? value }))}
        onChoose={setSpeed}
      />
      <Choose
        label={words.holes}
        value={holes}
        options={[18, 12, 9, 3].map(count => ({
          value: String(count),
          words: count === 18 ? words.allHoles : words.firstHoles({ count }),
        }))}
        onChoose={setHoles}
      />
      <Field
        label={words.seed}
        hint={words.seedWhy}
        error={deed.errorAt('/seed')}
        type="number"
        min={1}
        max={999_999}
        value={seed}
        onInput={setSeed}
      />
      {deed.error}
      <button type="submit" class="button" disabled={deed.busy}>
        <Icon name="activity" />
        {words.start}
      </button>
    </form>
  )
}

type RunningProps = {
  readonly rehearsal: Rehearsal
  readonly eventId: string
  readonly may: boolean
  readonly timeZone: string
  readonly words: Words
}

function Running({ rehearsal, eventId, may, timeZone, words }: RunningProps) {
  const { isOver, clock, entered, expected, seed, speed } = rehearsal
  const [isEnding, setEnding] = useState(false)
  const set = useDeed(async (body: { speed?: number; toTheEnd?: true }) => {
    await call('setRehearsalClock', { params: { eventId }, body })
  })
  const time = timeFormat({ timeStyle: 'short', timeZone })
  return (
    <>
      <p>
        <strong>{isOver ? words.over : words.running}.</strong>{' '}
        {!isOver && `${words.clock({ time: time.format(new Date(clock)) })} ${words.progress({ entered, expected })}`}{' '}
        {words.withSeed({ seed })}
      </p>
      <progress value={entered} max={expected} aria-label={words.progress({ entered, expected })} />
      {may && !isOver && (
        <div class="pace">
          <Segments
            label={words.pace}
            value={String(speed)}
            options={['0', '1', '10', '60'].map(value => ({ value, words: words.paces[value] ?? value }))}
            onChoose={value => set.run({ speed: Number(value) })}
          />
          <button type="button" class="button tight" disabled={set.busy} onClick={() => set.run({ toTheEnd: true })}>
            {words.toTheEnd}
          </button>
        </div>
      )}
      {set.error}
      <h3>{words.look}</h3>
      <Places rehearsal={rehearsal} words={words} />
      <p class="quiet">{words.forStaff}</p>
      {may && (
        <button type="button" class="button" onClick={() => setEnding(true)}>
          <Icon name="cancelled" />
          {words.end}
        </button>
      )}
      {isEnding && (
        <EndRehearsal
          words={words}
          eventId={eventId}
          onClose={() => setEnding(false)}
          onEnd={async () => {
            setEnding(false)
          }}
        />
      )}
    </>
  )
}

/** Where the rehearsal is looked at. */
function Places({ rehearsal, words }: { readonly rehearsal: Rehearsal; readonly words: Words }) {
  const { links } = rehearsal
  const ofRound = { eventId: rehearsal.roundId }
  const screens = [
    [pathOf('control', ofRound), words.links.control],
    [pathOf('cards', ofRound), words.links.cards],
    [pathOf('print', ofRound), words.links.print],
    [links.results, words.links.results],
    [links.screen, words.links.screen],
    [links.scorecard, words.links.scorecard],
  ] as const
  return (
    <ul class="lines">
      {screens.map(([path, name]) => (
        <li key={name}>
          {/* The page is loaded anew: what the session reaches has changed. */}
          <a href={path} target="_blank" rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
