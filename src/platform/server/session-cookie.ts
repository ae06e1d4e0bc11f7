import type { Config } from '../config.ts'

export const SESSION_COOKIE = 'visacare_session'

/** The session's secret, if the Cookie header carries one. It is base64url, so nothing in it is ever encoded. */
export function sessionTokenIn(cookies: string | undefined): string | undefined {
  for (const each of cookies?.split(';') ?? []) {
    const [name, token] = each.trim().split('=')
    if (name === SESSION_COOKIE && token) return token
  }
  return undefined
}

/** What Set-Cookie says: for this browser session only, out of reach of scripts; `null` takes the cookie away. */
export function setSessionCookie(token: string | null, config: Config): string {
  const parts = [`${SESSION_COOKIE}=${token ?? ''}`]
  if (token === null) parts.push('Max-Age=0')
  parts.push('Path=/', 'HttpOnly')
  if (config.publicUrl.startsWith('https:')) parts.push('Secure')
  parts.push('SameSite=Lax')
  return parts.join('; ')
}
