/**
 * The cookie of a session of the console. `__Host-` binds it to this host and to https, which browsers also believe of
 * localhost; where people reach the service by plain http it has neither the prefix nor `Secure`.
 */
import { parseCookie, stringifySetCookie } from 'cookie'

/** `shared`: it ends with the browser. */
export type SessionCookie = { readonly token: string; readonly shared: boolean; readonly seconds: number }

function nameFor(baseUrl: string): { readonly name: string; readonly secure: boolean } {
  const { protocol, hostname } = new URL(baseUrl)
  const secure = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
  return { name: secure ? '__Host-session' : 'session', secure }
}

/** The token in the `Cookie` header; undefined when there is none. */
export function readSessionCookie(baseUrl: string, header: string | undefined): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[nameFor(baseUrl).name] || undefined
}

/** The `Set-Cookie` header that keeps the session, or that ends it. */
export function sessionCookie(baseUrl: string, cookie: SessionCookie | undefined): string {
  const { name, secure } = nameFor(baseUrl)
  const lasting = cookie && !cookie.shared && { maxAge: cookie.seconds }
  const ended = !cookie && { maxAge: 0 }
  return stringifySetCookie({
    name,
    value: cookie?.token ?? '',
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    ...lasting,
    ...ended,
  })
}
