import { readApart } from '../apart/read-apart.ts'
import { TableRefused } from './refusal.ts'

/** Tables that people send, read in a process of its own. */
export const tableApart = readApart<typeof import('./read.ts')>({
  ...{ built: 'read-table', source: new URL('./read.ts', import.meta.url) },
  refusals: { TableRefused },
})
