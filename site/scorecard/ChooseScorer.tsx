import { useState } from 'preact/hooks'
import type { PhoneRound } from '../../contract/site/scorecard.ts'

type Props = { readonly round: PhoneRound; readonly onChoose: (playerId: number) => void }

/** Asks the holder of the link of everybody who is scoring. */
export function ChooseScorer({ round, onChoose }: Props) {
  const [wanted, setWanted] = useState('')
  const found = round.scorers.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <main class="choose">
      <h1>{round.roundName}</h1>
      <label for="who">Who is scoring?</label>
      <input id="who" type="search" value={wanted} onInput={event => setWanted(event.currentTarget.value)} />
      <ul>
        {found.map(({ playerId, name }) => (
          <li key={playerId}>
            <button type="button" onClick={() => onChoose(playerId)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p>
          {round.scorers.length === 0
            ? 'No one is registered yet. This page updates by itself.'
            : 'No registered player has that name.'}
        </p>
      )}
    </main>
  )
}
