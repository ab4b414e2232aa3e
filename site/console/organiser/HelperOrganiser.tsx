import type { ScreenWords } from '../../ui/words.ts'
import { HelperBody } from '../helper/HelperBody.tsx'
import { helper, wholeEvent } from '../helper/helper.ts'
import { NamedPeople } from './NamedPeople.tsx'

/** The page of an organiser outside the club, for whoever has its link. */
export function HelperOrganiser({ words }: { readonly words: ScreenWords<'organiser'> }) {
  const params = { eventId: wholeEvent(), organiserId: helper().organiserId ?? 0 }
  return (
    <HelperBody of="listNamedPlayers" input={{ params }}>
      <NamedPeople params={params} words={words} />
    </HelperBody>
  )
}
