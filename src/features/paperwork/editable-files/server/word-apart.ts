import { TemplateProblem } from '#docx/refused.ts'
import { readApart } from '#platform/apart/read-apart.ts'
import { UploadRefused } from '#platform/files/refusal.ts'

/** Word files are read in processes, whoever wrote them. One that cannot be opened is a file that is refused. */
export const wordApart = readApart<typeof import('./word-work.ts')>({
  ...{ built: 'read-word', source: new URL('./word-work.ts', import.meta.url) },
  refusals: { DocxRefused: UploadRefused, TemplateProblem },
})
