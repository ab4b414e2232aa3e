import { useEffect, useRef, useState } from 'preact/hooks'
import { call, type InputOf } from '../../ui/call.ts'
import { useEvent } from '../frame/useEvent.ts'
import type { Words } from './Registration.tsx'

const restMilliseconds = 300

type PagePreviewProps = {
  readonly registration: NonNullable<InputOf<'previewRegistration'>['body']>['registration']
  readonly words: Words
}

/** The page on which players sign up, as what is typed would make it. What is not finished yet changes nothing. */
export function PagePreview({ registration, words }: PagePreviewProps) {
  const { eventId } = useEvent()
  const [page, setPage] = useState<string | undefined>()
  const [isWanted, setWanted] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  const wanted = JSON.stringify(registration)
  useEffect(() => {
    let isLate = false
    const timer = setTimeout(async () => {
      const input = { params: { eventId }, body: { registration: JSON.parse(wanted) } }
      const answer = await call('previewRegistration', input).catch(() => undefined)
      if (!answer || isLate) return
      scrolled.current = frame.current?.contentWindow?.scrollY ?? 0
      setPage(answer.page)
    }, restMilliseconds)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [eventId, wanted])
  return (
    <section class="panel padded page-preview">
      <h2>{words.asShown}</h2>
      <p class="quiet">{words.asShownHint}</p>
      <button type="button" class="button" aria-expanded={isWanted} onClick={() => setWanted(!isWanted)}>
        {isWanted ? words.hidePage : words.showPage}
      </button>
      <iframe
        ref={frame}
        class={isWanted ? 'wanted' : ''}
        title={words.asShown}
        // Nothing in it runs, and nothing is sent from it.
        sandbox="allow-same-origin"
        srcdoc={page ?? ''}
        onLoad={() => frame.current?.contentWindow?.scrollTo(0, scrolled.current)}
      />
    </section>
  )
}
