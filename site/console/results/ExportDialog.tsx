import { useState } from 'preact/hooks'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { Choose } from '../../ui/Field.tsx'
import { saveTable, type Table, type TableFormat, tableFormats } from '../../ui/saveTable.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { wordsOf } from '../../ui/words.ts'
import { frame } from '../frame/frameWords.ts'
import { useEvent } from '../frame/useEvent.ts'
import { matchesTable } from '../matches/matchesTable.ts'
import type { Words } from './Results.tsx'
import { cardsTable, prizesTable, resultsTable } from './tables.ts'

const kinds = ['results', 'matches', 'prizes', 'cards'] as const
type Kind = (typeof kinds)[number]

type ExportProps = {
  /** As the screen shows them, also those of a moment. */
  readonly standings: Reply<'getStandings'>
  readonly words: Words
  readonly onClose: () => void
}

/** Saves the results, the matches, the prizes or the cards of a round as a file. */
export function ExportDialog({ standings, words, onClose }: ExportProps) {
  const { eventId, roundId, rounds, event, setup } = useEvent()
  const [kind, setKind] = useState<Kind>('results')
  const [ofRound, setRound] = useState(roundId)
  const [format, setFormat] = useState<TableFormat>('xlsx')
  const matches = useQuery('listMatches', { params: { eventId } })
  const board = matches.data?.boards.find(one => one.leaderboardId === standings.leaderboardId)
  const asksRound = rounds.length > 1 && kind === 'cards'
  const round = rounds.find(one => one.eventId === ofRound)
  const deed = useDeed(async () => {
    const part = asksRound ? ` ${frame().round({ number: round?.round ?? 1 })}` : ''
    const name =
      kind === 'results'
        ? standings.name
        : kind === 'matches'
          ? `${standings.name} ${words.kinds.matches}`
          : `${event.name}${part} ${words.kinds[kind]}`
    await saveTable(name, await tableOf(), format)
    onClose()
  })
  async function tableOf(): Promise<Table> {
    if (kind === 'results') return resultsTable(standings, words)
    if (kind === 'matches' && board) return matchesTable(board, setup.timeZone, await wordsOf('matches'))
    if (kind === 'prizes')
      return prizesTable(await call('getSettlement', { params: { eventId } }), setup.leaderboards, words)
    return cardsTable(await call('listCards', { params: { eventId: ofRound } }), words)
  }
  return (
    <DeedDialog title={words.exports} submit={words.saveFile} deed={deed} onClose={onClose}>
      <Choose
        label={words.what}
        value={kind}
        options={kinds.filter(one => one !== 'matches' || board).map(value => ({ value, words: words.kinds[value] }))}
        onChoose={value => setKind(value as Kind)}
      />
      {asksRound && (
        <Choose
          label={frame().rounds}
          value={ofRound}
          options={rounds.map(one => ({ value: one.eventId, words: frame().round({ number: one.round ?? 1 }) }))}
          onChoose={setRound}
        />
      )}
      <Choose
        label={words.fileFormat}
        value={format}
        options={tableFormats.map(value => ({ value, words: words.formats[value] }))}
        onChoose={value => setFormat(value as TableFormat)}
      />
    </DeedDialog>
  )
}
