import { useState } from 'preact/hooks'
import type { words as english } from '../../../contract/words/en/screens/links.ts'
import { announce } from '../../ui/announce.tsx'
import { call, type InputOf } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { Menu } from '../../ui/Menu.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { kit, type ScreenWords } from '../../ui/words.ts'
import { Follows } from '../frame/Effects.tsx'
import type { LinkCode } from './CodeDialog.tsx'
import { LinkButtons } from './LinkButtons.tsx'

export type LinkId = keyof (typeof english)['names']

type LineProps = {
  readonly id: LinkId
  readonly params: { readonly eventId: string; readonly playerId?: number }
  readonly name: string
  /** Whose link it is, where it belongs to one person. */
  readonly of?: string
  readonly words: ScreenWords<'links'>
  readonly onCode: (shown: LinkCode) => void
  /** The reader may replace it. */
  readonly mayRenew: boolean
}

/** A link of the event: what it opens, and what can be done with it. */
export function LinkLine({ id, params, name, of, words, onCode, mayRenew }: LineProps) {
  const link = useQuery(id, { params } as InputOf<LinkId>)
  const [isRenewing, setRenewing] = useState(false)
  const url = link.data?.url
  const full = of === undefined ? name : `${name}, ${of}`
  return (
    <li>
      <strong>{name}</strong>
      {link.refused && <span class="quiet">{link.refused.message}</span>}
      {url !== undefined && (
        <span class="end">
          <LinkButtons name={full} url={url} words={words} onCode={onCode} />
          {mayRenew && (
            <Menu
              label={kit().more({ what: full })}
              icon="more"
              look="button plain tight"
              items={[{ words: words.renewDo, harm: true, run: () => setRenewing(true) }]}
            />
          )}
        </span>
      )}
      {isRenewing && <Renew id={id} params={params} name={full} words={words} onClose={() => setRenewing(false)} />}
    </li>
  )
}

const purposes = {
  getOverviewLink: 'overview',
  getResultsLink: 'results',
  getTeeSheetLink: 'teeSheet',
  getPlayersLink: 'players',
  getFlightsLink: 'flights',
  getTeamsLink: 'teams',
  getPublicRegistrationLink: 'registration',
  getScoringLink: 'scoring',
  getPlayerScoringLink: 'scoring',
  getPlayerRegistrationLink: 'registration',
} as const satisfies Record<LinkId, string>

type RenewProps = Pick<LineProps, 'id' | 'params' | 'name' | 'words'> & { readonly onClose: () => void }

/** Replaces the link: the present one ends, and paper that carries its code is named first. */
function Renew({ id, params: { eventId, ...body }, name, words, onClose }: RenewProps) {
  const input = { params: { eventId, purpose: purposes[id] }, body }
  const deed = useDeed(async () => {
    await call('regenerateLink', input)
    announce(words.renewed({ name }))
    onClose()
  })
  return (
    <DeedDialog title={words.renewTitle({ name })} submit={words.renewDo} harm deed={deed} onClose={onClose}>
      <p>{words.renewEffects}</p>
      <Follows id="regenerateLink" inputs={[input]} />
    </DeedDialog>
  )
}
