import { readApart } from '../apart/read-apart.ts'
import { UploadRefused } from './refusal.ts'

/** The check of an Office file, in a process of its own: it unpacks and reads all of it. */
export const officeApart = readApart<typeof import('./office.ts')>({
  ...{ built: 'check-office', source: new URL('./office.ts', import.meta.url) },
  refusals: { UploadRefused },
})
