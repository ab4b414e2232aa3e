import { useState } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { session } from '../session.ts'

type Props = { readonly words: ScreenWords<'account'> }

/** The player that the account is: a link does not score for this player. */
export function WhoIPlayAs({ words }: Props) {
  const [player, setPlayer] = useState(session.account.player)
  const [isChoosing, setChoosing] = useState(false)
  const ending = useDeed(async () => {
    setPlayer((await call('updateAccount', { body: { playerId: null } })).player)
  })
  return (
    <section class="panel padded">
      <h2>{words.playsAs}</h2>
      <p class="quiet">{words.playsWhy}</p>
      <ul class="lines">
        <li>
          <span>{player ? `${player.firstName} ${player.lastName}` : words.playsNot}</span>
          <span class="end">
            <button type="button" class="button tight" onClick={() => setChoosing(true)}>
              {player ? words.playsChange : words.playsChoose}
            </button>
            {player && (
              <button type="button" class="button tight" onClick={ending.run} disabled={ending.busy}>
                {words.playsEnd}
              </button>
            )}
          </span>
        </li>
      </ul>
      {ending.error}
      {isChoosing && (
        <ChoosePlayer
          words={words}
          onChosen={given => {
            setPlayer(given)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  )
}

type ChooseProps = Props & {
  readonly onChosen: (player: typeof session.account.player) => void
  readonly onClose: () => void
}

/** A name is typed, and one of the players below it is chosen. */
function ChoosePlayer({ words, onChosen, onClose }: ChooseProps) {
  const [text, setText] = useState('')
  const [playerId, setPlayerId] = useState<number | undefined>()
  const q = text.trim()
  const found = useQuery('search', q === '' ? undefined : { query: { q } })
  const players = found.data?.players ?? []
  const deed = useDeed(async () => {
    if (playerId !== undefined) onChosen((await call('updateAccount', { body: { playerId } })).player)
  })
  return (
    <DeedDialog
      title={words.playsTitle}
      submit={words.playsDo}
      disabled={!players.some(one => one.playerId === playerId)}
      deed={deed}
      onClose={onClose}
    >
      <Field
        label={words.playsFind}
        hint={words.playsFindHint}
        value={text}
        onInput={setText}
        maxLength={100}
        autofocus
      />
      {players.map(one => (
        <label key={one.playerId} class="check">
          <input
            type="radio"
            name="player"
            checked={one.playerId === playerId}
            onChange={() => setPlayerId(one.playerId)}
          />
          <span>
            {one.firstName} {one.lastName}
            <small>{one.communityName}</small>
          </span>
        </label>
      ))}
      {found.data && players.length === 0 && <p class="quiet">{words.playsNobody({ text: q })}</p>}
    </DeedDialog>
  )
}
