import { useState } from 'preact/hooks'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/router.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { dayOf, indexLabel, listOf, type ScreenWords } from '../../ui/words.ts'
import { mayIn } from '../session.ts'
import { Change, type Changed } from './Change.tsx'
import { nameOf } from './people.ts'

type Words = ScreenWords<'members'>
type Member = Reply<'getMember'>

type SheetProps = {
  readonly communityId: number
  readonly playerId: number
  readonly words: Words
  readonly onOpen: (playerId: number) => void
  readonly onClose: () => void
}

/** Everything about one person, and what can be changed; what cannot says why. */
export function MemberSheet({ communityId, playerId, words, onOpen, onClose }: SheetProps) {
  const answer = useQuery('getMember', { params: { communityId, playerId } })
  const [changed, setChanged] = useState<Changed | undefined>()
  const [leaving, setLeaving] = useState<Member['communities'][number] | undefined>()
  const { data } = answer
  const name = data ? nameOf(data) : words.person
  return (
    <>
      <Dialog title={name} side onClose={onClose}>
        {!data ? (
          <Waiting answers={[answer]} />
        ) : (
          <div class="member">
            <Profile member={data} communityId={communityId} words={words} onChange={setChanged} />
            <Communities member={data} words={words} onChange={setChanged} onLeave={setLeaving} />
            <Alike member={data} words={words} onOpen={onOpen} />
            <Events member={data} words={words} />
          </div>
        )}
      </Dialog>
      {data && changed && (
        <Change changed={changed} member={data} words={words} onClose={() => setChanged(undefined)} />
      )}
      {data && leaving && (
        <RemoveDialog
          member={data}
          of={leaving}
          words={words}
          isLast={data.communities.length === 1}
          onClose={() => setLeaving(undefined)}
          onGone={() => {
            setLeaving(undefined)
            if (data.communities.length === 1) onClose()
          }}
        />
      )}
    </>
  )
}

type Community = Member['communities'][number]

type CommunitiesProps = {
  readonly member: Member
  readonly words: Words
  readonly onChange: (changed: Changed) => void
  readonly onLeave: (community: Community) => void
}

/** Where the person belongs, and what can be done about it. */
function Communities({ member, words, onChange, onLeave }: CommunitiesProps) {
  return (
    <section>
      <h3>{words.communities}</h3>
      <ul class="lines">
        {member.communities.map(one => (
          <li key={one.communityId}>
            <strong>{one.name}</strong>
            <span class="quiet">{one.member ? words.isMember : words.isNoMember}</span>
            {one.handle !== undefined && <span class="quiet">{words.called({ handle: one.handle })}</span>}
            {mayIn(one.communityId, 'field.edit') && (
              <span class="end">
                <button
                  type="button"
                  class="button tight"
                  aria-label={`${words.changeHandle}: ${one.name}`}
                  onClick={() => onChange({ kind: 'handle', of: one })}
                >
                  {words.changeHandle}
                </button>{' '}
                <button
                  type="button"
                  class="button tight"
                  aria-label={`${words.changeMember}: ${one.name}`}
                  onClick={() => onChange({ kind: 'member', of: one })}
                >
                  {words.changeMember}
                </button>{' '}
                <button
                  type="button"
                  class="button plain tight"
                  aria-label={words.removeFrom({ community: one.name })}
                  onClick={() => onLeave(one)}
                >
                  {words.remove}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type ProfileProps = {
  readonly member: Member
  readonly communityId: number
  readonly words: Words
  readonly onChange: (changed: Changed) => void
}

function Profile({ member, communityId, words, onChange }: ProfileProps) {
  const { emailLocked } = member
  const reason = lockOf(member, words)
  const lines = profileLines(member, mayIn(communityId, 'contacts.see'), words)
  return (
    <section>
      {reason !== undefined && (
        <p class="banner">
          <Icon name="lock" />
          <span>{reason}</span>
        </p>
      )}
      <dl class="profile">
        {lines.map(({ kind, label, value }) => (
          <div key={kind}>
            <dt>{label}</dt>
            <dd>
              {value ?? <span class="quiet">{words.notKnown}</span>}
              <ChangeIt
                {...{ communityId, reason, words }}
                why={reason ?? (kind === 'email' && emailLocked ? words.emailLocked : undefined)}
                label={`${words.change} ${words.changeOf({ what: label, whose: member.firstName })}`}
                onPress={() => onChange({ kind })}
              />
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.index}</dt>
          <dd>
            {member.hcIndex === undefined ? <span class="quiet">{words.notKnown}</span> : indexLabel(member.hcIndex)}
            {member.hcRevisionDt !== undefined && (
              <span class="quiet"> {words.revised({ day: dayOf(member.hcRevisionDt) })}</span>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** Why nobody here can change the person; undefined where somebody can. */
function lockOf({ lockedBy, firstName, claimed }: Member, words: Words): string | undefined {
  if (lockedBy === 'player') return words.lockedByPlayer({ name: firstName, day: dayOf(claimed ?? '') })
  return lockedBy === 'club' ? words.lockedByClub : undefined
}

function profileLines(member: Member, contacts: boolean, words: Words) {
  const { firstName, lastName, suffix, email, dob, phone, hcId } = member
  const name = `${firstName} ${lastName}${suffix ? ` ${suffix}` : ''}`
  return [
    { kind: 'name', label: words.name, value: name },
    ...(contacts
      ? ([
          { kind: 'email', label: words.email, value: email },
          { kind: 'dob', label: words.dob, value: dob && dayOf(dob) },
          { kind: 'phone', label: words.phone, value: phone },
          { kind: 'hcId', label: words.hcId, value: hcId },
        ] as const)
      : []),
  ] as const
}

type ChangeItProps = Pick<ProfileProps, 'communityId' | 'words'> & {
  /** Why nothing of the person can be changed, which is said above. */
  readonly reason: string | undefined
  /** Why this cannot. */
  readonly why: string | undefined
  readonly label: string
  readonly onPress: () => void
}

/** The button that changes a line, or the lock. */
function ChangeIt({ communityId, reason, why, label, words, onPress }: ChangeItProps) {
  if (why !== undefined)
    return (
      <span class="locked">
        <Icon name="lock" />
        {reason === undefined ? why : <span class="hidden">{words.locked}</span>}
      </span>
    )
  if (!mayIn(communityId, 'field.edit')) return null
  return (
    <button type="button" class="button plain tight" aria-label={label} onClick={onPress}>
      {words.change}
    </button>
  )
}

function Alike({ member, words, onOpen }: Pick<SheetProps, 'words' | 'onOpen'> & { readonly member: Member }) {
  if (member.perhapsTheSame.length === 0) return null
  return (
    <section>
      <h3>{words.perhapsTheSame}</h3>
      <ul class="lines">
        {member.perhapsTheSame.map(one => (
          <li key={one.playerId}>
            {one.isGuest ? (
              <span>{nameOf(one)}</span>
            ) : (
              <button type="button" class="button plain tight" onClick={() => onOpen(one.playerId)}>
                {nameOf(one)}
              </button>
            )}
            <small class="quiet whole">
              {[
                one.isGuest && words.guest,
                words.same({ what: listOf(one.why.map(why => words.sameWhat[why])) }),
                words.events({ count: one.events }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      <p class="quiet">{words.perhapsWhat}</p>
    </section>
  )
}

function Events({ member, words }: { readonly member: Member; readonly words: Words }) {
  const { events, noShows } = member
  return (
    <section>
      <h3>
        {words.eventsTitle}{' '}
        <span class="quiet">
          {[words.events({ count: events.length }), noShows > 0 && words.noShowsOf({ count: noShows })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </h3>
      {events.length > 0 && (
        <table class="list">
          <thead>
            <tr>
              <th scope="col">{words.event}</th>
              <th scope="col">{words.date}</th>
              <th scope="col" class="end">
                {words.index}
              </th>
              <th scope="col" class="end">
                {words.rounds}
              </th>
            </tr>
          </thead>
          <tbody>
            {events.map(one => (
              <tr key={one.eventId}>
                <th scope="row">
                  <Link to="overview" params={{ eventId: one.eventId }}>
                    {one.name}
                  </Link>
                </th>
                <td class="tight">{dayOf(one.startDate)}</td>
                <td class="end">{indexLabel(one.hcIndex)}</td>
                <td class="end">{one.gone ? words.goneAs[one.gone] : one.rounds}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type RemoveProps = {
  readonly member: Member
  readonly of: Member['communities'][number]
  readonly words: Words
  readonly isLast: boolean
  readonly onClose: () => void
  readonly onGone: () => void
}

function RemoveDialog({ member, of, words, isLast, onClose, onGone }: RemoveProps) {
  const deed = useDeed(async () => {
    await call('removePlayerFromCommunity', { params: { playerId: member.playerId, communityId: of.communityId } })
    onGone()
  })
  return (
    <DeedDialog
      title={words.removeFrom({ community: of.name })}
      submit={words.remove}
      harm
      deed={deed}
      onClose={onClose}
    >
      <p>{words.removeWhat({ name: `${member.firstName} ${member.lastName}`, community: of.name })}</p>
      {isLast && <p class="quiet">{words.removeLast}</p>}
    </DeedDialog>
  )
}
