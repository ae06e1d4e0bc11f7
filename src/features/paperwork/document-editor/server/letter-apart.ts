import { NotThisLetter } from '#docx/refused.ts'
import { readApart } from '#platform/apart/read-apart.ts'
import { UploadRefused } from '#platform/files/refusal.ts'
import { TooLong } from './too-long.ts'

export const letterApart = readApart<typeof import('./letter-work.ts')>({
  ...{ built: 'edit-letter', source: new URL('./letter-work.ts', import.meta.url) },
  refusals: { DocxRefused: UploadRefused, NotThisLetter, TooLong },
})
