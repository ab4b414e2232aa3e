import { useState } from 'preact/hooks'
import { lazy } from '../../ui/lazy.tsx'
import { PostingSheet } from '../posting/PostingSheet.ts'
import { NextStep } from './NextStep.tsx'
import type { Words } from './Results.tsx'
import type { Standings } from './rows.ts'

const ExportDialog = lazy(() => import('./ExportDialog.tsx').then(one => one.ExportDialog))

type Opened = 'export' | 'posting'

type ActionsProps = { readonly standings: Standings | undefined; readonly words: Words }

/** What can be done with the results: saved as a file, posted for handicaps, and the next step to official. */
export function Actions({ standings, words }: ActionsProps) {
  const [opened, open] = useState<Opened | undefined>()
  const close = () => open(undefined)
  return (
    <>
      {standings && (
        <>
          <button type="button" class="button" onClick={() => open('posting')}>
            {words.posting}
          </button>
          <button type="button" class="button" onClick={() => open('export')}>
            {words.exports}
          </button>
        </>
      )}
      <NextStep words={words} />
      {opened === 'posting' && <PostingSheet onClose={close} />}
      {opened === 'export' && standings && <ExportDialog standings={standings} words={words} onClose={close} />}
    </>
  )
}
