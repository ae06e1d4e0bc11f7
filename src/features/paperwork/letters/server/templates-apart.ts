import type { Circumstances } from '#case-types/circumstances.ts'
import { wordApart } from '#paperwork/editable-files/server/word-apart.ts'
import { readApart } from '#platform/apart/read-apart.ts'
import { UploadRefused } from '#platform/files/refusal.ts'
import { letterFields } from '../fields.ts'
import { valuesFor } from '../letter-values.ts'
import { placeholder, usedOf } from '../merge-letter.ts'
import type { LetterAbout } from '../own-fields.ts'

/** A template filled with the facts of a case. */
export async function mergeLetter(template: Uint8Array, about: LetterAbout, known: Circumstances) {
  const { fields } = await wordApart.templateFields(template)
  const values = valuesFor(fields, about, known)
  const missing = Object.fromEntries(fields.map(({ name }) => [name, placeholder(name)]))
  const merged = await wordApart.merge(template, values, missing)
  const undecided = merged.undecided.filter((name) => letterFields.get(name)?.kind === 'condition')
  return { bytes: merged.bytes, missing: [...merged.missing, ...undecided], used: usedOf(merged.used, values) }
}

/** Looks for fields that do not exist in a firm's own template, which may name any number of them. */
export const { unknownFields } = readApart<typeof import('../unknown-fields.ts')>({
  ...{ built: 'unknown-fields', source: new URL('../unknown-fields.ts', import.meta.url) },
  refusals: { DocxRefused: UploadRefused },
})
