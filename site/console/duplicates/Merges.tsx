import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { language, type ScreenWords } from '../../ui/words.ts'

type Words = ScreenWords<'duplicates'>
type Merge = Reply<'listMerges'>['merges'][number]

/** The merges of the last thirty days, each with the way back; nothing while there is none. */
export function Merges({ words }: { readonly words: Words }) {
  const merges = useQuery('listMerges', {}).data?.merges ?? []
  if (merges.length === 0) return null
  return (
    <section class="panel padded">
      <h2>{words.mergesTitle}</h2>
      <ul class="lines">
        {merges.map(merge => (
          <MergeLine key={merge.mergeId} merge={merge} words={words} />
        ))}
      </ul>
    </section>
  )
}

function MergeLine({ merge, words }: { readonly merge: Merge; readonly words: Words }) {
  const { mergeId, name, removedName, removedPlayerId, playerId, mergedAt, undoUntil } = merge
  const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' })
  const deed = useDeed(async () => {
    await call('undoMerge', { params: { mergeId } })
    announce(words.undone({ removed: removedName, kept: name }))
  })
  return (
    <li>
      <span>{words.mergeLine({ removed: `${removedName} (${removedPlayerId})`, kept: `${name} (${playerId})` })}</span>
      <span class="quiet">
        {words.mergeTimes({ day: day.format(new Date(mergedAt)), until: day.format(new Date(undoUntil)) })}
      </span>
      <span class="end">
        <button
          type="button"
          class="button tight"
          aria-label={words.undoOf({ removed: removedName, kept: name })}
          disabled={deed.busy}
          onClick={deed.run}
        >
          {words.undo}
        </button>
      </span>
      {deed.error}
    </li>
  )
}
