import { useState } from 'preact/hooks'
import type { PhoneRound } from '../../contract/site/scorecard.ts'
import { type Choose, Languages } from './Languages.tsx'
import { words } from './words.ts'

type Props = {
  readonly round: PhoneRound
  readonly onChoose: (playerId: number) => void
  readonly onLanguage: Choose
}

/** Asks the holder of the link of everybody who is scoring. */
export function ChooseScorer({ round, onChoose, onLanguage }: Props) {
  const [wanted, setWanted] = useState('')
  const found = round.scorers.filter(({ name }) => plain(name).includes(plain(wanted.trim())))
  return (
    <>
      <header>
        <div class="bar board-ground">
          <div class="what">
            <h1 class="serif">
              <bdi>{round.roundName}</bdi>
            </h1>
          </div>
        </div>
      </header>
      <main class="choose">
        <label for="who">{words().whoScores}</label>
        <input
          id="who"
          type="search"
          dir="auto"
          autocomplete="off"
          placeholder={words().findName}
          value={wanted}
          onInput={event => setWanted(event.currentTarget.value)}
        />
        <ul>
          {found.map(({ playerId, name }) => (
            <li key={playerId}>
              <button type="button" onClick={() => onChoose(playerId)}>
                <bdi>{name}</bdi>
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && (
          <p class="notice">{round.scorers.length === 0 ? words().nobodyRegistered : words().nobodyFound}</p>
        )}
      </main>
      <Languages onChoose={onLanguage} />
    </>
  )
}

/** Without case and accents: phones write them with difficulty. */
function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
