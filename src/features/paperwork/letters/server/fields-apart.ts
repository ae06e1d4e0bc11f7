import { readApart } from '#platform/apart/read-apart.ts'
import { UploadRefused } from '#platform/files/refusal.ts'

/** Looks for fields that do not exist in a firm's own template, which may name any number of them. */
export const { unknownFields } = readApart<typeof import('../unknown-fields.ts')>({
  ...{ built: 'unknown-fields', source: new URL('../unknown-fields.ts', import.meta.url) },
  refusals: { DocxRefused: UploadRefused },
})
