import type { ComponentChildren } from 'preact'
import type { Deed } from './useDeed.tsx'

type DeedFormProps = {
  /** What sending the form does. */
  readonly deed: Pick<Deed, 'run'>
  readonly class: string
  /** Something in the form is being changed. */
  readonly onInput?: () => void
  readonly children: ComponentChildren
}

/** A form on a screen, which does one thing when it is sent, by its button or by Enter. */
export function DeedForm({ deed, children, ...form }: DeedFormProps) {
  return (
    <form
      {...form}
      onSubmit={event => {
        event.preventDefault()
        deed.run()
      }}
    >
      {children}
    </form>
  )
}
