import { useState } from 'preact/hooks'
import type { PhoneRound } from '../../contract/site/scorecard.ts'
import type { Connection } from './sync.ts'
import { language, words } from './words.ts'

type Props = { readonly round: PhoneRound; readonly connection: Connection }

/** The leaderboards as spectators see them, in a frame that follows by itself; the way back is the header's. */
export function Leaders({ round, connection }: Props) {
  const [isOpen, setOpen] = useState(false)
  // What is on the screen stays when the connection goes.
  const shows = isOpen || connection.state === 'online'
  return (
    <main class="leaders">
      <h2 class="hidden">{words().leaders}</h2>
      {shows ? (
        <iframe
          src={`${round.resultsUrl}/embed?theme=light&lang=${language()}`}
          title={words().leaderboards}
          onLoad={() => setOpen(true)}
        />
      ) : (
        <p class="notice" role="status">
          {words().leadersOffline}
        </p>
      )}
    </main>
  )
}
