import { call } from '../../ui/call.ts'
import { FileChoice } from '../../ui/FileChoice.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'

type Props = { readonly communityId: number; readonly rows: number; readonly words: ScreenWords<'clubSettings'> }

/** The table of expected scores of a federation, by which differentials of fewer than 18 holes are exact. */
export function ExpectedScores({ communityId, rows, words }: Props) {
  const deed = useDeed(async (table: string | null) => {
    await call('setExpectedScores', { params: { communityId }, body: { table } })
  })
  const wrong = deed.errorAt('/table')
  return (
    <section class="panel padded">
      <h2>{words.expected}</h2>
      <p class="quiet">{words.expectedHint}</p>
      <p>{rows === 0 ? words.noExpected : words.expectedRows({ count: rows })}</p>
      <p class="bar">
        <FileChoice
          label={words.expectedFile}
          hint={words.expected}
          accept=".csv,.txt,text/csv"
          onFile={content => deed.run(textOf(content))}
        />
        {rows > 0 && (
          <button type="button" class="button" disabled={deed.busy} onClick={() => deed.run(null)}>
            {words.removeExpected}
          </button>
        )}
      </p>
      {wrong !== undefined && (
        <p class="hint error" role="alert">
          {words.expectedFile}: {wrong}
        </p>
      )}
      {deed.error}
    </section>
  )
}

function textOf(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), letter => letter.charCodeAt(0)))
}
