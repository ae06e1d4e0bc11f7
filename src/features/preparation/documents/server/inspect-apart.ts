import { readApart } from '#platform/apart/read-apart.ts'
import { UploadRefused } from '#platform/files/refusal.ts'

/** What uploads are inspected for before they are stored, in a process of its own: a small file may be made to take long to look through. */
export const { inspectUpload } = readApart<typeof import('./inspect-upload.ts')>({
  ...{ built: 'inspect-upload', source: new URL('./inspect-upload.ts', import.meta.url) },
  refusals: { UploadRefused },
})
