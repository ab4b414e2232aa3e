import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Check, Field } from '../../ui/Field.tsx'
import { plain } from '../../ui/grid.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { language, type ScreenWords } from '../../ui/words.ts'
import { counted } from './counted.ts'
import type { KnownPlayer, PersonalData } from './Privacy.tsx'

type EraseProps = {
  readonly player: KnownPlayer
  readonly kept: PersonalData
  readonly words: ScreenWords<'privacy'>
  readonly onClose: () => void
  readonly onErased: (playerId: number) => void
}

/** What becomes of everything, and the name typed by whoever is sure. */
export function Erase({ player, kept, words, onClose, onErased }: EraseProps) {
  const { playerId, name } = player
  const { newName, taken, left, fields, links, running } = kept
  const [typed, setTyped] = useState('')
  const [alsoRegistered, setAlsoRegistered] = useState(false)
  const list = new Intl.ListFormat(language())
  const deed = useDeed(async () => {
    await call('erasePlayer', { params: { playerId }, body: { name: typed, alsoRegistered } })
    onErased(playerId)
    announce(words.erased({ playerId }))
    onClose()
  })
  const stays = counted(words.left, left)
  const isSure = plain(typed.trim()) === plain(name) && (running.length === 0 || alsoRegistered)
  return (
    <DeedDialog
      title={words.eraseTitle({ name })}
      submit={words.erase}
      harm
      disabled={!isSure}
      deed={deed}
      onClose={onClose}
    >
      <p>
        {words.lost({
          what: list.format([
            words.theName,
            ...fields.map(field => words.fields[field]),
            ...counted(words.taken, taken),
          ]),
        })}
      </p>
      {stays.length > 0 && <p>{words.stay({ what: list.format(stays), newName })}</p>}
      {links > 0 && <p>{words.linksEnd({ count: links })}</p>}
      <p class="quiet">{words.copies}</p>
      {running.length > 0 && (
        <>
          <p class="banner">
            <span>{words.running({ events: list.format(running.map(one => `${one.name} (${one.eventId})`)) })}</span>
          </p>
          <Check words={words.alsoRegistered({ newName })} checked={alsoRegistered} onChange={setAlsoRegistered} />
        </>
      )}
      <Field
        label={words.typeName}
        hint={words.typeNameHint({ name })}
        error={deed.errorAt('/name')}
        value={typed}
        onInput={setTyped}
        autoComplete="off"
        maxLength={150}
        required
        autofocus
      />
    </DeedDialog>
  )
}
