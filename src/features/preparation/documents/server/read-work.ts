import { readPassport } from '#paper/mrz/read-passport.ts'
import { readNotice } from '#paper/notices/read-notice.ts'
import type { ReadApart, ToRead } from './read-apart.ts'

/** Done in a process of its own (read-apart.ts). The words of a notice first: they take no time, and a passport has none. */
export async function work({ bytes, today, passport, notice }: ToRead): Promise<ReadApart> {
  const words = notice ? await readNotice(bytes) : undefined
  if (words && Object.keys(words).length > 1) return { state: 'Read', reading: { notice: words } }
  if (!passport) return { state: 'None' }
  const page = await readPassport(bytes, today)
  if (page.outcome === 'read') return { state: 'Read', reading: { passport: page.passport }, picture: page.picture }
  return { state: page.outcome === 'wrong' ? 'Wrong' : 'None' }
}
