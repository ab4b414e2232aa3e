import { useState } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { saveTable, type TableFormat } from '../../ui/saveTable.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { obstacle, tableOfScores, type Words } from './columnSet.ts'
import { type ColumnSetName, columnSets } from './columnSets.ts'
import { type ScoreToPost, scoresToPost } from './scoreToPost.ts'

/** A file, or none where the scores were entered by hand. */
export type PostedBy = TableFormat | 'none'

/** What the sheet asks for, the scores that it is about, and what is done with those that are chosen. */
export function usePosting(words: Words, onClose: () => void) {
  const { event, eventId, roundId, rounds } = useEvent()
  const [of, setOf] = useState(roundId)
  const [name, setName] = useState<ColumnSetName>('ours')
  const [by, setBy] = useState<PostedBy>('csv')
  const [asksMark, setMark] = useState(false)
  const [picked, pick] = useState<ReadonlySet<string> | undefined>()
  const answer = useQuery('listAdjustedGross', { params: { eventId: of } })
  const players = useQuery('listEventPlayers', { params: { eventId } })
  const set = columnSets[name]
  const all = answer.data && players.data && scoresToPost(answer.data.scores, players.data, rounds, event.name)
  const fitting = all?.filter(score => obstacle(set, score) === undefined) ?? []
  // A score that is not posted, or has changed since, is what somebody comes for.
  const isNew = ({ posted, ags, differential }: ScoreToPost) =>
    (ags !== null || differential !== null) && (!posted || posted.changedSince === true)
  const chosen = fitting.filter(score => picked?.has(score.key) ?? isNew(score))
  const marks = asksMark || by === 'none'
  const deed = useDeed(async () => {
    const round = rounds.find(one => one.eventId === of && rounds.length > 1)
    if (by !== 'none')
      await saveTable(fileName([event.name, round?.name, words.sets[name]]), tableOfScores(set, chosen, words), by)
    if (marks) await markPosted(chosen, true)
    onClose()
  })
  return {
    asked: { of, name, by, marks },
    /** Scores of several rounds stand among each other. */
    saysRound: rounds.length > 1 && of === eventId,
    answers: [answer, players],
    all,
    chosen,
    fitting,
    apart: all?.filter(score => obstacle(set, score) !== undefined) ?? [],
    pick,
    takeBack: useDeed(async (score: ScoreToPost) => markPosted([score], false)),
    deed,
    setOf: afterwards(setOf),
    setName: afterwards(setName),
    setBy,
    setMark,
  }

  /** Other scores, or another file, begin with their own choice. */
  function afterwards<T>(change: (value: T) => void) {
    return (value: T) => {
      pick(undefined)
      change(value)
    }
  }
}

function fileName(parts: readonly (string | undefined)[]): string {
  return parts.filter(part => part !== undefined).join(' ')
}

/** Round by round: each is a step that can be taken back. */
async function markPosted(scores: readonly ScoreToPost[], posted: boolean): Promise<void> {
  for (const [eventId, ofRound] of Map.groupBy(scores, one => one.eventId)) {
    const playerIds = ofRound.map(({ playerId }) => playerId)
    await call('markPosted', { params: { eventId }, query: {}, body: { playerIds, posted } })
  }
}
