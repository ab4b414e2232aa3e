import { useState } from 'preact/hooks'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Effects } from '../frame/Effects.tsx'
import { CountsPart, FormatPart, PrizesPart, SettingsPart } from './BoardFields.tsx'
import type { Words } from './Leaderboards.tsx'
import { useBoardDraft } from './useBoardDraft.ts'

type BoardEditorProps = {
  readonly detail: Reply<'getLeaderboard'>
  readonly formats: Reply<'listFormats'>
  readonly words: Words
}

/** The settings of one leaderboard: those of its format are drawn from their schema; nothing is written before it is saved. */
export function BoardEditor({ detail, formats, words }: BoardEditorProps) {
  const draft = useBoardDraft(detail, formats, words)
  const { isDirty, deed } = draft
  return (
    <DeedForm class="form" deed={deed}>
      {!isDirty &&
        detail.warnings.map(one => (
          <p class="banner" key={one}>
            {one}
          </p>
        ))}
      <FormatPart {...{ draft, detail, formats, words }} />
      <SettingsPart {...{ draft, words }} />
      <CountsPart {...{ draft, words }} />
      <PrizesPart {...{ draft, words }} />
      {draft.asksReason && (
        <section class="panel padded">
          <Field
            label={words.reason}
            hint={words.reasonHint({ cards: detail.cards })}
            value={draft.reason}
            onInput={draft.setReason}
            required
            maxLength={500}
            error={deed.errorAt('/reason')}
          />
        </section>
      )}
      {isDirty && <Effects {...draft.looked} />}
      {deed.error}
      <Foot detail={detail} isDirty={isDirty} isBusy={deed.busy} words={words} onDiscard={draft.discard} />
    </DeedForm>
  )
}

type FootProps = Pick<BoardEditorProps, 'detail' | 'words'> & {
  readonly isDirty: boolean
  readonly isBusy: boolean
  readonly onDiscard: () => void
}

function Foot({ detail, isDirty, isBusy, words, onDiscard }: FootProps) {
  const [isRemoving, setRemoving] = useState(false)
  return (
    <>
      <footer class="apply">
        <button type="button" class="button plain harm" onClick={() => setRemoving(true)}>
          {words.remove}
        </button>
        <span>{isDirty && words.unsaved}</span>
        <span class="end">
          {isDirty && (
            <button type="button" class="button" onClick={onDiscard}>
              {words.discard}
            </button>
          )}
          <button type="submit" class="button lead" disabled={!isDirty || isBusy}>
            {words.save}
          </button>
        </span>
      </footer>
      {isRemoving && <Remove detail={detail} words={words} onClose={() => setRemoving(false)} />}
    </>
  )
}

function Remove({
  detail,
  words,
  onClose,
}: Pick<BoardEditorProps, 'detail' | 'words'> & { readonly onClose: () => void }) {
  const deed = useDeed(async () => {
    await call('deleteLeaderboard', { params: { eventId: detail.eventId, leaderboardId: detail.leaderboardId } })
    onClose()
  })
  return (
    <DeedDialog
      title={words.removeTitle({ name: detail.name })}
      submit={words.remove}
      harm
      deed={deed}
      onClose={onClose}
    >
      <p>{words.removeWhat}</p>
    </DeedDialog>
  )
}
