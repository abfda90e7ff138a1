import { SESSION_LENGTH } from './adminSession.ts'

const NAME = 'admin_session'

/** The header that keeps a session in the browser; without one, the header that ends it. */
export function sessionCookie(session: string | undefined, secure: boolean): string {
  const value = session === undefined ? `${NAME}=; Max-Age=0` : `${NAME}=${session}; Max-Age=${SESSION_LENGTH / 1000}`
  return `${value}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
}

/** The session a browser shows, or an empty text. */
export function sessionIn(cookies: string | undefined): string {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? ''
}
