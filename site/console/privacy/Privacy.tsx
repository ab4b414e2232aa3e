import { useState } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { Erase } from './Erase.tsx'
import { Person } from './Person.tsx'

export type KnownPlayer = Reply<'findPlayers'>['players'][number]
export type PersonalData = Reply<'getPersonalData'>

/** Who asks what is kept: found by id, e-mail or name; told, handed a file, erased. */
export function Privacy({ words }: { readonly words: ScreenWords<'privacy'> }) {
  const [typed, setTyped] = useState('')
  const [by, setBy] = useState<string | undefined>()
  const found = useQuery('findPlayers', by === undefined ? undefined : { query: { by } })
  const [open, setOpen, close] = useOpen<{ readonly player: KnownPlayer; readonly kept: PersonalData }>()
  const [erased, setErased] = useState<number | undefined>()
  const players = found.data?.players ?? []
  function find() {
    const wanted = typed.trim()
    if (wanted === '') return
    // The same again asks again.
    if (wanted === by) found.again()
    setBy(wanted)
    setErased(undefined)
  }
  function forget(playerId: number) {
    setErased(playerId)
    setTyped('')
    setBy(undefined)
  }
  return (
    <Screen title={words.title}>
      <div class="form">
        {erased !== undefined && (
          <p class="banner" role="status">
            <span>{words.erased({ playerId: erased })}</span>
          </p>
        )}
        <section class="panel padded">
          <p class="quiet">{words.what}</p>
          <Sought typed={typed} words={words} onType={setTyped} onFind={find} />
          {found.data && players.length === 0 && <p role="status">{words.none}</p>}
        </section>
        {by !== undefined && !found.data && <Waiting answers={[found]} />}
        {players.map(player => (
          <Person key={player.playerId} player={player} words={words} onErase={kept => setOpen({ player, kept })} />
        ))}
      </div>
      {open && <Erase {...open} words={words} onClose={close} onErased={forget} />}
    </Screen>
  )
}

type SoughtProps = {
  readonly typed: string
  readonly words: ScreenWords<'privacy'>
  readonly onType: (typed: string) => void
  readonly onFind: () => void
}

function Sought({ typed, words, onType, onFind }: SoughtProps) {
  return (
    <DeedForm class="sought" deed={{ run: onFind }}>
      <input
        class="input"
        type="search"
        aria-label={words.by}
        placeholder={words.by}
        value={typed}
        maxLength={254}
        autoComplete="off"
        onInput={event => onType(event.currentTarget.value)}
      />
      <button type="submit" class="button lead">
        <Icon name="search" />
        {words.find}
      </button>
    </DeedForm>
  )
}
