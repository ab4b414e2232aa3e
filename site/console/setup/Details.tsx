import { useEvent } from '../frame/useEvent.ts'
import { ChooseKept, SavedField } from './cells.tsx'
import type { Words } from './Setup.tsx'

/** What an event says about itself as a whole. */
export function Details({ words }: { readonly words: Words }) {
  const { setup, event, eventId } = useEvent()
  return (
    <section class="panel padded">
      <h2>{words.details}</h2>
      <SavedField
        label={words.name}
        value={event.name}
        look="big serif"
        patch={(to, from) => ({ name: { from, to } })}
        eventId={eventId}
      />
      <SavedField
        label={words.info}
        hint={words.infoHint}
        value={event.info ?? ''}
        patch={(to, from) => ({ info: { from: cleared(from), to: cleared(to) } })}
        eventId={eventId}
      />
      <ChooseKept
        label={words.registration}
        value={setup.registrationType}
        options={Object.entries(words.registrations).map(([value, label]) => ({ value, words: label }))}
        patch={(to, from) => ({ registrationType: { from: from as 'Closed', to: to as 'Closed' } })}
        eventId={eventId}
      />
      <ChooseKept
        label={words.chances}
        hint={words.chancesHint}
        value={event.own.chances ? 'yes' : 'no'}
        options={(['no', 'yes'] as const).map(value => ({ value, words: words.chancesAre[value] }))}
        patch={to => ({ settings: { chances: { from: event.own.chances ?? null, to: to === 'yes' } } })}
        eventId={eventId}
      />
      {setup.rounds.length > 0 && <AfterCut words={words} />}
      <ChooseKept
        label={words.zone}
        hint={words.zoneHint}
        value={setup.timeZone}
        options={[...new Set([setup.timeZone, ...Intl.supportedValuesOf('timeZone')])].map(value => ({
          value,
          words: value.replaceAll('_', ' '),
        }))}
        patch={(to, from) => ({ timeZone: { from, to } })}
        eventId={eventId}
      />
    </section>
  )
}

const afterCuts = ['madeAny', 'madeAll', 'everybody'] as const

/** Who plays on after a cut. */
function AfterCut({ words }: { readonly words: Words }) {
  const { event, eventId } = useEvent()
  const from = event.own.afterCut ?? null
  return (
    <ChooseKept
      label={words.afterCut}
      hint={words.afterCutHint}
      value={from ?? 'madeAny'}
      options={afterCuts.map(value => ({ value, words: words.afterCuts[value] }))}
      patch={to => ({ settings: { afterCut: { from, to: to as (typeof afterCuts)[number] } } })}
      eventId={eventId}
    />
  )
}

function cleared(text: string): string | null {
  return text.trim() === '' ? null : text
}
