import { useEffect, useRef, useState } from 'preact/hooks'
import { Field } from '../../ui/Field.tsx'
import { kit } from '../../ui/words.ts'
import { codeIn } from './codeIn.ts'

type ReaderProps = {
  /** A code that was read; one stays in front of the camera for a while, and is told again and again. */
  readonly onCode: (code: string, by: 'camera' | 'hand') => void
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly error: string | undefined
}

type Words = ReturnType<typeof kit>['reader']

/** So often the camera is looked at. */
const lookMs = 250

/** Reads codes by the camera, from a picture, or from a scanner that types; the form around it is sent by the last of these. */
export function CodeReader({ onCode, typed, onType, error }: ReaderProps) {
  const words = kit().reader
  const [isEmpty, setEmpty] = useState(false)
  const fromFile = async (file: File | undefined) => {
    const code = file && codeIn(await createImageBitmap(file))
    setEmpty(code === undefined)
    if (code !== undefined) onCode(code, 'hand')
  }
  return (
    <>
      <Camera onCode={code => onCode(code, 'camera')} words={words} />
      <Field
        label={words.typed}
        hint={words.typedHint}
        value={typed}
        onInput={onType}
        maxLength={2500}
        autoComplete="off"
        error={error}
      />
      <label class="button">
        {words.picture}
        <input
          type="file"
          accept="image/*"
          class="hidden"
          onChange={event => void fromFile(event.currentTarget.files?.[0]).catch(() => setEmpty(true))}
        />
      </label>
      {isEmpty && (
        <p class="hint error" role="alert">
          {words.nothing}
        </p>
      )}
    </>
  )
}

type CameraProps = { readonly onCode: (code: string) => void; readonly words: Words }

/** The picture of the camera that looks away from the reader, and what is read from it. */
function Camera({ onCode, words }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isMissing, setMissing] = useState(false)
  const found = useRef(onCode)
  found.current = onCode
  useEffect(() => {
    let stream: MediaStream | undefined
    let isLeft = false
    const look = setInterval(() => {
      if (!video.current || video.current.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
      const code = codeIn(video.current)
      if (code !== undefined) found.current(code)
    }, lookMs)
    const open = async () => {
      // Over plain HTTP a browser has no cameras at all.
      stream = await navigator.mediaDevices?.getUserMedia({ video: { facingMode: 'environment' } })
      if (isLeft) return stop()
      if (!stream || !video.current) return setMissing(true)
      video.current.srcObject = stream
      await video.current.play()
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    open().catch(() => isLeft || setMissing(true))
    return () => {
      isLeft = true
      clearInterval(look)
      stop()
    }
  }, [])
  if (isMissing) return <p class="banner">{words.noCamera}</p>
  return <video ref={video} class="scan-view" muted playsInline aria-label={words.camera} />
}
