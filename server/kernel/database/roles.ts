/**
 * Who may do what in the database. The owner has the tables and migrates. Requests use a login that owns nothing: it runs as
 * `caddiemaster_app`, which sees the communities of its scope, or as `caddiemaster_service`, which sees all of them; neither
 * can read credentials or become the owner.
 */
import type pg from 'pg'
import { type Said, said } from '../../../contract/words/say.ts'
import { reasonOf } from '../log.ts'
import { applicationRole, serviceRole } from './connect.ts'
import { MigrationError, withClient } from './migrate.ts'
import { isRace, retryRace } from './retryRace.ts'

/** Creates the roles that are missing, and makes the owner, whose connection this is, a member of them. Throws {@link MigrationError}. */
export async function createRoles(owner: pg.Client): Promise<void> {
  try {
    for (const role of [applicationRole, serviceRole])
      await owner.query(`
        do $$ begin
          if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
          if not pg_has_role('${role}', 'usage') then grant ${role} to current_user; end if;
        end $$`)
    await owner.query(`
      do $$ begin
        if not exists (
          select from pg_auth_members
          where roleid = '${applicationRole}'::regrole and member = '${serviceRole}'::regrole
        ) then grant ${applicationRole} to ${serviceRole}; end if;
      end $$`)
  } catch (error) {
    if (isRace(error)) throw error
    const { rows } = await owner.query('select quote_ident(current_user) as me')
    throw new MigrationError(
      said('start.trouble.rolesNotCreated', { reason: reasonOf(error) }),
      `  create role ${applicationRole} nologin;`,
      `  create role ${serviceRole} nologin;`,
      `  grant ${applicationRole} to ${serviceRole};`,
      `  grant ${applicationRole}, ${serviceRole} to ${rows[0]?.me};`,
    )
  }
}

/** Makes the login of requests of a private database, or gives it its password again; nothing when it gets in. */
export async function createLogin(ownerUrl: string, requestsUrl: string): Promise<void> {
  if (await getsIn(requestsUrl)) return
  const { username, password } = new URL(requestsUrl.replace('@/', '@localhost/'))
  await withClient(ownerUrl, owner =>
    retryRace(async () => {
      const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [username])
      await owner.query(
        `${rowCount ? 'alter' : 'create'} role ${username} login noinherit nosuperuser password '${password}'`,
      )
      await owner.query(`grant ${serviceRole} to ${username}`)
    }),
  )
}

async function getsIn(requestsUrl: string): Promise<boolean> {
  try {
    await withClient(requestsUrl, client => client.query(`set role ${serviceRole}`))
    return true
  } catch {
    return false
  }
}

/** Lets the login of DATABASE_URL run as the roles of the service. Throws {@link MigrationError}. */
export async function admitLogin(ownerUrl: string, requestsUrl: string): Promise<void> {
  const { login, isMember } = await withClient(requestsUrl, async client => {
    const { rows } = await client.query(
      'select quote_ident(session_user) as login, pg_has_role(session_user, $1, $2) as "isMember"',
      [serviceRole, 'member'],
    )
    return rows[0]
  })
  if (isMember) return
  const grant = `grant ${serviceRole} to ${login}`
  try {
    await withClient(ownerUrl, owner => owner.query(grant))
  } catch (error) {
    throw new MigrationError(
      said('start.trouble.loginNotAdmitted', { role: serviceRole, reason: reasonOf(error) }),
      `  ${grant};`,
    )
  }
}

/** A login for requests that owns the tables or can become who does has no wall behind it: a warning, with the statements that part them. */
export async function warningAboutLogin(requestsUrl: string): Promise<Said | undefined> {
  const { isOwner, database } = await withClient(requestsUrl, async client => {
    const { rows } = await client.query(`
      select quote_ident(current_database()) as database, r.rolsuper or exists (
        select from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and pg_has_role(r.oid, c.relowner, 'member')) as "isOwner"
      from pg_roles r where r.rolname = session_user`)
    return rows[0]
  })
  if (!isOwner) return undefined
  const statements = `  create role caddiemaster_requests login noinherit password '...';
  grant ${serviceRole} to caddiemaster_requests;
  grant connect on database ${database} to caddiemaster_requests;`
  return said('start.ownerUsed', { statements })
}
