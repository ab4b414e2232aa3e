import { type Role, roles } from '../../../contract/roles/capabilities.ts'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { usePlace } from '../../ui/router.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { language, type ScreenWords } from '../../ui/words.ts'
import { frame } from '../frame/frameWords.ts'
import { Screen } from '../frame/Screen.tsx'
import { session } from '../session.ts'
import { Invite } from './Invite.tsx'

type Words = ScreenWords<'staff'>
type Member = Reply<'listStaff'>['members'][number]
type Invitation = Reply<'listStaff'>['invitations'][number]

/** Who works for the community, with which role, and who is invited. Roles act within a second. */
export function Staff({ words }: { readonly words: Words }) {
  const communityId = Number(usePlace().params.communityId)
  const staff = useQuery('listStaff', { params: { communityId } })
  const [open, setOpen, close] = useOpen<'invite' | Member>()
  const { members = [], invitations = [] } = staff.data ?? {}
  return (
    <Screen
      title={words.title}
      beside={staff.data && <span class="beside">{members.length}</span>}
      actions={
        <button type="button" class="button lead" onClick={() => setOpen('invite')}>
          <Icon name="add" />
          {words.invite}
        </button>
      }
    >
      {!staff.data ? (
        <Waiting answers={[staff]} />
      ) : (
        <div class="form">
          <section class="panel padded">
            <ul class="lines staff">
              {members.map(member => (
                <MemberLine
                  key={member.administratorId}
                  member={member}
                  communityId={communityId}
                  words={words}
                  onRemove={() => setOpen(member)}
                />
              ))}
            </ul>
          </section>
          {invitations.length > 0 && (
            <section class="panel padded">
              <h2>{words.invited}</h2>
              <ul class="lines staff">
                {invitations.map(invitation => (
                  <InvitationLine
                    key={invitation.invitationId}
                    invitation={invitation}
                    communityId={communityId}
                    words={words}
                  />
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
      {open === 'invite' && <Invite communityId={communityId} words={words} onClose={close} />}
      {typeof open === 'object' && (
        <RemoveMember member={open} communityId={communityId} words={words} onClose={close} />
      )}
    </Screen>
  )
}

type LineProps = { readonly communityId: number; readonly words: Words }

function MemberLine({
  member,
  communityId,
  words,
  onRemove,
}: LineProps & { readonly member: Member; readonly onRemove: () => void }) {
  const { administratorId, name, email, role, seenAt } = member
  const format = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' })
  const deed = useDeed(async (wanted: Role) => {
    await call('updateStaff', { params: { communityId, administratorId }, body: { role: wanted } })
    announce(words.nowIs({ name, role: frame().roles[wanted] ?? wanted }))
  })
  return (
    <li>
      <strong>{name}</strong>
      <span class="quiet">
        {[email, seenAt ? words.seen({ day: format.format(new Date(seenAt)) }) : words.neverSeen].join(' · ')}
        {administratorId === session.account.administratorId && ` · ${words.you}`}
      </span>
      <span class="end">
        <select
          class="input select"
          aria-label={words.roleOf({ name })}
          value={role}
          disabled={deed.busy}
          onChange={event => {
            deed.run(event.currentTarget.value as Role)
            // The role is the one that the answer says.
            event.currentTarget.value = role
          }}
        >
          {roles.map(value => (
            <option key={value} value={value} selected={value === role}>
              {frame().roles[value]}
            </option>
          ))}
        </select>
        <button type="button" class="button tight harm" aria-label={words.removeName({ name })} onClick={onRemove}>
          {words.remove}
        </button>
      </span>
      {deed.error}
    </li>
  )
}

function InvitationLine({ invitation, communityId, words }: LineProps & { readonly invitation: Invitation }) {
  const { invitationId, email, role, expiresAt } = invitation
  const format = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' })
  const deed = useDeed(async () => {
    await call('endInvitation', { params: { communityId, invitationId } })
  })
  return (
    <li>
      <strong>{email}</strong>
      <span class="quiet">
        {frame().roles[role] ?? role} · {words.until({ day: format.format(new Date(expiresAt)) })}
      </span>
      <span class="end">
        <button
          type="button"
          class="button tight"
          aria-label={words.endOf({ email })}
          onClick={deed.run}
          disabled={deed.busy}
        >
          {words.end}
        </button>
      </span>
      {deed.error}
    </li>
  )
}

function RemoveMember({
  member: { administratorId, name },
  communityId,
  words,
  onClose,
}: LineProps & { readonly member: Member; readonly onClose: () => void }) {
  const deed = useDeed(async () => {
    await call('removeStaff', { params: { communityId, administratorId } })
    onClose()
  })
  return (
    <DeedDialog title={words.removeTitle({ name })} submit={words.remove} harm deed={deed} onClose={onClose}>
      <p class="quiet">{words.removeEffects}</p>
    </DeedDialog>
  )
}
