import { Link, usePlace } from '../../ui/router.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { useEvent } from '../frame/useEvent.ts'
import { NamedPeople } from './NamedPeople.tsx'

/** The page of an organiser as it sees it, for the committee. */
export function Organiser({ words }: { readonly words: ScreenWords<'organiser'> }) {
  const { eventId } = useEvent()
  const { params } = usePlace()
  return (
    <NamedPeople
      params={{ eventId, organiserId: Number(params.organiserId) }}
      words={words}
      head={label => (
        <p class="banner">
          <span>{words.seen({ name: label })}</span>
          <Link to="links" params={{ eventId }} class="button tight">
            {words.toLinks}
          </Link>
        </p>
      )}
    />
  )
}
