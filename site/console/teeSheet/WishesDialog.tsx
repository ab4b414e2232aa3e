import { useState } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Choose } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { kit } from '../../ui/words.ts'
import { useEvent } from '../frame/useEvent.ts'
import type { Entrant } from '../frame/useRoster.ts'
import type { Words } from './TeeSheet.tsx'
import { wishesOf } from './wishesOf.ts'

type Kind = 'together' | 'apart'
type Wish = { readonly kind: Kind; readonly ids: readonly number[] }
const kinds = ['together', 'apart'] as const

type WishesDialogProps = {
  readonly words: Words
  readonly entrants: readonly Entrant[]
  readonly onClose: () => void
}

/** Who asked to play with whom, and with whom not; saved as one change of the event. */
export function WishesDialog({ words, entrants, onClose }: WishesDialogProps) {
  const { event, eventId } = useEvent()
  const present = wishesOf(event)
  const [wishes, setWishes] = useState<readonly Wish[]>(
    kinds.flatMap(kind => (present[kind] ?? []).map(ids => ({ kind, ids }))),
  )
  const [kind, setKind] = useState<Kind>('together')
  const [who, setWho] = useState('')
  const [other, setOther] = useState('')
  const names = new Map(entrants.map(one => [one.playerId, one.name]))
  const deed = useDeed(async () => {
    const idsOfKind = (wanted: Kind) => wishes.filter(wish => wish.kind === wanted).map(({ ids }) => ids)
    const to = {
      ...(idsOfKind('together').length > 0 && { together: idsOfKind('together') }),
      ...(idsOfKind('apart').length > 0 && { apart: idsOfKind('apart') }),
    }
    const orNone = (value: typeof present) => (Object.keys(value).length > 0 ? value : null)
    await call('updateEvent', {
      params: { eventId },
      body: { settings: { wishes: { from: orNone(present), to: orNone(to) } } },
    })
    onClose()
  })
  const people = (label: string, value: string, onChoose: (value: string) => void, without: string) => (
    <Choose
      label={label}
      value={value}
      options={[
        { value: '', words: words.wishChoose },
        ...entrants
          .filter(one => String(one.playerId) !== without)
          .map(one => ({ value: String(one.playerId), words: one.name })),
      ]}
      onChoose={onChoose}
    />
  )
  return (
    <DeedDialog title={words.wishesTitle} submit={kit().apply} deed={deed} onClose={onClose}>
      <p class="quiet">{words.wishesHint}</p>
      <ul class="effects wishes">
        {wishes.map((wish, at) => (
          <li key={`${wish.kind} ${wish.ids.join()}`}>
            <span>
              <span class="quiet">{words.wishKinds[wish.kind]}</span>{' '}
              {wish.ids.map(id => names.get(id) ?? words.wishGone).join(' · ')}
            </span>
            <button
              type="button"
              class="button tight plain"
              aria-label={words.wishRemove({ names: wish.ids.map(id => names.get(id) ?? words.wishGone).join(', ') })}
              onClick={() => setWishes(wishes.filter((_, index) => index !== at))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <Segments
        label={words.wishesTitle}
        value={kind}
        options={kinds.map(value => ({ value, words: words.wishKinds[value] ?? value }))}
        onChoose={setKind}
      />
      {people(words.wishWho, who, setWho, other)}
      {people(words.wishWith, other, setOther, who)}
      <p>
        <button
          type="button"
          class="button tight"
          disabled={who === '' || other === ''}
          onClick={() => {
            setWishes([...wishes, { kind, ids: [Number(who), Number(other)] }])
            setWho('')
            setOther('')
          }}
        >
          <Icon name="add" />
          {words.wishAdd}
        </button>
      </p>
    </DeedDialog>
  )
}
