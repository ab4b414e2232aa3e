/**
 * The cookies of the console: of a session, and of a login that is half done. `__Host-` binds it to this host and to https, which browsers also believe of
 * localhost; where people reach the service by plain http they have neither the prefix nor `Secure`.
 */
import { parseCookie, stringifySetCookie } from 'cookie'

/** `shared`: it ends with the browser. */
export type SessionCookie = { readonly token: string; readonly shared: boolean; readonly seconds: number }

/** How long somebody may take for the second half of a login. */
export const loginMinutes = 5

function nameFor(baseUrl: string, kind: 'session' | 'login'): { readonly name: string; readonly secure: boolean } {
  const { protocol, hostname } = new URL(baseUrl)
  const secure = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
  return { name: secure ? `__Host-${kind}` : kind, secure }
}

/** The token in the `Cookie` header; undefined when there is none. */
export function readSessionCookie(baseUrl: string, header: string | undefined): string | undefined {
  return readCookie(baseUrl, header, 'session')
}

/** The token of a login that is half done; undefined when there is none. */
export function readLoginCookie(baseUrl: string, header: string | undefined): string | undefined {
  return readCookie(baseUrl, header, 'login')
}

function readCookie(baseUrl: string, header: string | undefined, kind: 'session' | 'login'): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[nameFor(baseUrl, kind).name] || undefined
}

/** The `Set-Cookie` header that keeps the session, or that ends it. */
export function sessionCookie(baseUrl: string, cookie: SessionCookie | undefined): string {
  const lasting = cookie && !cookie.shared && { maxAge: cookie.seconds }
  const ended = !cookie && { maxAge: 0 }
  const { name, secure } = nameFor(baseUrl, 'session')
  const value = cookie?.token ?? ''
  return stringifySetCookie({ name, value, path: '/', httpOnly: true, sameSite: 'lax', secure, ...lasting, ...ended })
}

/** The `Set-Cookie` header that keeps a login that is half done, or that ends it. No link of another site needs it. */
export function loginCookie(baseUrl: string, token: string | undefined): string {
  const { name, secure } = nameFor(baseUrl, 'login')
  const maxAge = token === undefined ? 0 : loginMinutes * 60
  return stringifySetCookie({ name, value: token ?? '', path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge })
}
