import { readApart } from '#platform/apart/read-apart.ts'

/** Mail of whoever sends it, read in a process of its own. */
export const mailApart = readApart<typeof import('./read-mail.ts')>({
  ...{ built: 'read-mail', source: new URL('./read-mail.ts', import.meta.url) },
  longestMs: 60_000,
})
