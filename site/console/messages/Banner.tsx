import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { Words } from './Messages.tsx'

type BannerProps = { readonly roundId: string; readonly shown: string | undefined; readonly words: Words }

/** What everybody is told just now, and the way to end it. */
export function Banner({ roundId, shown, words }: BannerProps) {
  const [text, setText] = useState('')
  const set = async (next: string | null) => {
    await call('setAnnouncement', { params: { eventId: roundId }, body: { text: next } })
    announce(next === null ? words.ended : words.shown)
    setText('')
  }
  const show = useDeed(() => set(text.trim()))
  const end = useDeed(() => set(null))
  return (
    <DeedForm class="panel padded compose" deed={show}>
      <h2>{words.banner}</h2>
      {shown !== undefined && <p class="letter">{words.bannerNow({ text: shown })}</p>}
      <Field
        label={words.bannerText}
        hint={words.bannerHint}
        value={text}
        maxLength={200}
        error={show.errorAt('/text')}
        onInput={setText}
      />
      {show.error}
      {end.error}
      <p class="bar">
        <button type="submit" class="button" disabled={show.busy || text.trim() === ''}>
          {words.show}
        </button>
        {shown !== undefined && (
          <button type="button" class="button" disabled={end.busy} onClick={() => end.run()}>
            {words.end}
          </button>
        )}
      </p>
    </DeedForm>
  )
}
