import { useState } from 'preact/hooks'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Choose } from '../../ui/Field.tsx'
import { saveTable, type Table, type TableFormat, tableFormats } from '../../ui/saveTable.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { frame } from '../frame/frameWords.ts'
import { useEvent } from '../frame/useEvent.ts'
import type { Words } from './Results.tsx'
import { adjustedGrossTable, cardsTable, prizesTable, resultsTable } from './tables.ts'

const kinds = ['results', 'prizes', 'cards', 'adjustedGross'] as const
type Kind = (typeof kinds)[number]

type ExportProps = {
  /** As the screen shows them, also those of a moment. */
  readonly standings: Reply<'getStandings'>
  readonly words: Words
  readonly onClose: () => void
}

/** Saves the results, the prizes, the cards of a round or its adjusted gross scores as a file. */
export function ExportDialog({ standings, words, onClose }: ExportProps) {
  const { eventId, roundId, rounds, event, setup } = useEvent()
  const [kind, setKind] = useState<Kind>('results')
  const [ofRound, setRound] = useState(roundId)
  const [format, setFormat] = useState<TableFormat>('xlsx')
  const asksRound = rounds.length > 1 && (kind === 'cards' || kind === 'adjustedGross')
  const round = rounds.find(one => one.eventId === ofRound)
  const deed = useDeed(async () => {
    const part = asksRound ? ` ${frame().round({ number: round?.round ?? 1 })}` : ''
    const name = kind === 'results' ? standings.name : `${event.name}${part} ${words.kinds[kind]}`
    await saveTable(name, await tableOf(), format)
    onClose()
  })
  async function tableOf(): Promise<Table> {
    if (kind === 'results') return resultsTable(standings, words)
    if (kind === 'prizes')
      return prizesTable(await call('getSettlement', { params: { eventId } }), setup.leaderboards, words)
    const input = { params: { eventId: ofRound } }
    if (kind === 'cards') return cardsTable(await call('listCards', input), words)
    const [scores, players] = await Promise.all([
      call('listAdjustedGross', input),
      call('listEventPlayers', { params: { eventId } }),
    ])
    return adjustedGrossTable(scores, players, words)
  }
  return (
    <DeedDialog title={words.exports} submit={words.saveFile} deed={deed} onClose={onClose}>
      <Choose
        label={words.what}
        value={kind}
        options={kinds.map(value => ({ value, words: words.kinds[value] }))}
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
        hint={kind === 'adjustedGross' ? words.adjustedGrossHint : undefined}
        value={format}
        options={tableFormats.map(value => ({ value, words: words.formats[value] }))}
        onChoose={value => setFormat(value as TableFormat)}
      />
      {kind === 'adjustedGross' && round?.shortening && <p class="quiet">{words.adjustedGrossShortened}</p>}
    </DeedDialog>
  )
}
