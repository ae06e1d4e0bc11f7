import { readApart } from '#platform/apart/read-apart.ts'

/** The seals of a file that anybody may send, read in a process of its own. */
export const { readSeals } = readApart<typeof import('#paper/seal/read-seals.ts')>({
  ...{ built: 'read-seals', source: new URL('../../../../paper/seal/read-seals.ts', import.meta.url) },
})
