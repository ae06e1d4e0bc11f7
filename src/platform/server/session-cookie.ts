import type { Config } from '../config.ts'

export const SESSION_COOKIE = 'visacare_session'

export const sessionCookieOptions = (config: Config) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: config.publicUrl.startsWith('https:'),
})
