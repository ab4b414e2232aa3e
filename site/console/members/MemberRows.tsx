import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { Icon } from '../../ui/Icon.tsx'
import { dayOf, indexLabel } from '../../ui/words.ts'
import { mayIn } from '../session.ts'
import type { Words } from './Members.tsx'
import type { Line } from './membersTable.ts'
import { nameOf } from './people.ts'

/** The address of somebody in a community. */
export function memberPath(communityId: number, playerId: number): string {
  return pathOf('member', { communityId: String(communityId), playerId: String(playerId) })
}

type MemberRowsProps = {
  readonly players: readonly Line[]
  readonly communityId: number
  readonly words: Words
  readonly year: number
  readonly onOpen: (playerId: number) => void
}

/** People in a table; each opens the sheet of the person. */
export function MemberRows({ players, communityId, words, year, onOpen }: MemberRowsProps) {
  const contacts = mayIn(communityId, 'contacts.see')
  const gone = players.some(one => one.noShows !== undefined || one.withdrawals !== undefined)
  const heads = [
    { title: words.name },
    { title: words.index, look: 'end' },
    ...(contacts ? [words.hcId, words.email].map(title => ({ title, look: 'wide' })) : []),
    { title: words.member, look: 'wide' },
    ...(gone ? [{ title: words.gone, look: 'end' }] : []),
    { title: words.roundsOf({ year }), look: 'end' },
    { title: words.lastPlayed, look: 'wide' },
  ]
  return (
    <table class="list members">
      <thead>
        <tr>
          {heads.map(({ title, look }) => (
            <th key={title} scope="col" class={look}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map(one => (
          <MemberRow key={one.playerId} {...{ one, communityId, words, contacts, gone, onOpen }} />
        ))}
      </tbody>
    </table>
  )
}

type MemberRowProps = Pick<MemberRowsProps, 'communityId' | 'words' | 'onOpen'> & {
  readonly one: Line
  readonly contacts: boolean
  readonly gone: boolean
}

function MemberRow({ one, communityId, words, contacts, gone, onOpen }: MemberRowProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen(one.playerId)
  }
  return (
    <tr>
      <th scope="row">
        <a href={memberPath(communityId, one.playerId)} onClick={open}>
          {nameOf(one)}
        </a>
        {one.handle !== undefined && <small>{one.handle}</small>}
      </th>
      <td class="end">{indexLabel(one.hcIndex)}</td>
      {contacts && (
        <>
          <td class="wide">
            {one.hcId}
            {one.hcId !== undefined && one.hcActive && (
              <span title={words.active}>
                {' '}
                <Icon name="check" />
                <span class="hidden">{words.active}</span>
              </span>
            )}
          </td>
          <td class="wide mail">{one.email}</td>
        </>
      )}
      <td class="wide">{one.member ? words.yes : words.no}</td>
      {gone && <td class="end">{(one.noShows ?? 0) + (one.withdrawals ?? 0)}</td>}
      <td class="end">{one.rounds}</td>
      <td class="wide">{one.lastPlayed === undefined ? words.never : dayOf(one.lastPlayed)}</td>
    </tr>
  )
}
