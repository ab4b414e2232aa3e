import { useState } from 'preact/hooks'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { type ScreenWords, spoken } from '../../ui/words.ts'
import { Rounds, Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { DocumentTable } from './DocumentTable.tsx'
import { asPrinted, type Paper as PaperName } from './printout.ts'
import { usePrinting } from './usePrinting.ts'

export type Words = ScreenWords<'print'>
type Paper = 'set' | PaperName

/** Every document with what was printed and what has changed since; prints all of it, or only what is stale. */
export function Print({ words }: { readonly words: Words }) {
  const { roundId } = useEvent()
  const documents = useQuery('listDocuments', { params: { eventId: roundId }, query: { language: spoken() } })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [paper, setPaper] = useState<Paper>('set')
  const [shown, setShown] = useState<string | undefined>()
  const list = documents.data?.documents ?? []
  const wanted = paper === 'set' ? undefined : paper
  const onChooseAll = () => setChosen(new Set(chosen.size < list.length ? list.map(one => one.document) : []))
  const picked = list.filter(one => chosen.has(one.document))
  const ways = usePrinting({ roundId, list, picked, paper: wanted, words, onChooseAll })
  if (!documents.data)
    return (
      <Screen title={words.title} beside={<Rounds />}>
        <Waiting answers={[documents]} />
      </Screen>
    )
  const preview = list.find(one => one.document === shown)
  return (
    <Screen
      title={words.title}
      beside={<Rounds />}
      actions={<Actions {...{ ways, paper, words }} picked={picked.length} onPaper={setPaper} />}
    >
      {ways.printing.error}
      {ways.stalePrinting.error}
      {ways.looking.error}
      <div class={preview ? 'print-columns' : undefined}>
        <DocumentTable {...{ list, chosen, shown, words }} onChoose={setChosen} onShow={setShown} />
        {preview && (
          <section class="panel preview">
            <iframe
              title={words.preview({ name: preview.name })}
              src={`/v1/events/${roundId}/documents/${preview.document}?${asPrinted(wanted)}`}
            />
          </section>
        )}
      </div>
    </Screen>
  )
}

type ActionsProps = {
  readonly ways: ReturnType<typeof usePrinting>
  /** How many documents are chosen. */
  readonly picked: number
  readonly paper: Paper
  readonly words: Words
  readonly onPaper: (paper: Paper) => void
}

function Actions({
  ways: { printing, stalePrinting, looking, stalePages },
  picked,
  paper,
  words,
  onPaper,
}: ActionsProps) {
  return (
    <>
      <Segments
        label={words.paper}
        value={paper}
        options={[
          { value: 'set', words: words.asSet },
          { value: 'A4', words: 'A4' },
          { value: 'Letter', words: 'Letter' },
        ]}
        onChoose={onPaper}
      />
      {stalePages > 0 && (
        <button type="button" class="button" onClick={stalePrinting.run} disabled={stalePrinting.busy}>
          <Icon name="printer" />
          {words.printStale({ count: stalePages })}
        </button>
      )}
      {picked > 0 && (
        <button type="button" class="button" onClick={looking.run}>
          {words.look}
        </button>
      )}
      <button type="button" class="button lead" onClick={printing.run} disabled={picked === 0 || printing.busy}>
        <Icon name="printer" />
        {printing.busy ? words.making : picked === 0 ? words.nothingChosen : words.printChosen({ count: picked })}
      </button>
    </>
  )
}
