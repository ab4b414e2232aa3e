import { useRef, useState } from 'preact/hooks'
import type { PhoneMatch, PhoneRound } from '../../contract/site/scorecard.ts'
import { sideOf, standingOf } from './matchOf.ts'
import { Refused } from './requests.ts'
import { Sentence } from './Sentence.tsx'
import { words } from './words.ts'

type Props = {
  readonly round: PhoneRound
  readonly scorer: number
  readonly onConcede: (match: PhoneMatch) => Promise<void>
}

/** The matches that the scorer can still give up. It is asked once more: nobody takes it back. */
export function ConcedeMatch({ round, scorer, onConcede }: Props) {
  if (round.state !== 'in progress' && round.state !== 'suspended') return null
  const open = (round.matches ?? []).filter(
    match => sideOf(match, scorer) !== undefined && !standingOf(round, match, scorer).finished,
  )
  return (
    <>
      {open.map(match => (
        <Concede key={match.matchId} {...{ match, scorer, onConcede }} />
      ))}
    </>
  )
}

type ConcedeProps = Pick<Props, 'scorer' | 'onConcede'> & { readonly match: PhoneMatch }

function Concede({ match, scorer, onConcede }: ConcedeProps) {
  const [problem, setProblem] = useState<string>()
  const dialog = useRef<HTMLDialogElement>(null)
  const { name } = match[sideOf(match, scorer) === 'a' ? 'b' : 'a']
  const concede = async () => {
    dialog.current?.close()
    setProblem(undefined)
    try {
      await onConcede(match)
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : words().concedeOffline)
    }
  }
  return (
    <section class="signature">
      {problem !== undefined && (
        <p class="why" role="status">
          {problem}
        </p>
      )}
      <button type="button" class="link harm" onClick={() => dialog.current?.showModal()}>
        {words().concede}
      </button>
      <dialog ref={dialog} aria-label={words().concedeTitle({ name })}>
        <h3>
          <Sentence says={words().concedeTitle} of={{ name: <bdi>{name}</bdi> }} />
        </h3>
        <p>{words().concedeText({ name })}</p>
        <p class="choice">
          <button type="button" class="button lead" onClick={concede}>
            {words().concedeYes}
          </button>
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {words().concedeNo}
          </button>
        </p>
      </dialog>
    </section>
  )
}
