import { type CaseFile, openCaseFile } from '#case-file/cases/server/case-file.ts'
import { assemble } from '#paper/package/assemble.ts'
import type { PackageItem } from '#paper/types.ts'
import type { Services } from '#platform/services.ts'
import { formAsFiled } from '#preparation/case-forms/server/as-filed.ts'
import { formItems, packageItems } from '#preparation/case-forms/server/write-form.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { MASKED_MARK } from '../missing-words.ts'
import { maskedCover } from '../package-pages.ts'
import type { PackageRow } from './package-store.ts'

/**
 * A package for who may not see numbers in full. It was kept in clear, so its forms are written anew with the numbers
 * masked, of a filed one as they were then; documents, scans and payment forms cannot be masked and are left out. Every
 * page says what it is.
 */
export async function maskedPackage(
  services: Services,
  { row, today }: Pick<FilingFile, 'row' | 'today'>,
  { number, contents, status }: PackageRow,
): Promise<readonly Uint8Array[]> {
  const system = services.database.read({ kind: 'system' })
  const open = (caseId: number) => openCaseFile(system, services.keyring, caseId, { secrets: 'masked', today })
  const files: CaseFile[] = []
  const cases = await system.rows<{ id: number }>(
    'select distinct case_id as id from case_forms where company_id = $1 and id = any ($2)',
    [row.companyId, contents.flatMap(({ caseFormId }) => caseFormId ?? [])],
  )
  for (const { id } of cases) files.push(await open(id))
  const items: PackageItem[] = []
  const inside = new Set<string>()
  for (const { label, caseFormId, kind, elsewhere } of contents) {
    // Numbers on the agency's own PDF cannot be masked.
    if (elsewhere) continue
    const file = files.find(({ forms }) => forms.some(({ id }) => id === caseFormId))
    const form = file?.forms.find(({ id }) => id === caseFormId)
    if (!file || !form || !['form', 'copy', 'proof'].includes(kind)) continue
    const filed = status === 'Filed' ? await formAsFiled(services, system, file, form, 'masked') : undefined
    const written = await formItems(services, filed?.file ?? file, form)
    if (!written) continue
    items.push(...packageItems({ ...written, title: label }))
    inside.add(label)
  }
  const title = `${MASKED_MARK}: package ${number}, case ${row.number}`
  const cover = maskedCover({ caseNumber: row.number, number, contents, inside })
  return assemble([{ document: cover, label: MASKED_MARK }, ...items], { title, across: MASKED_MARK }).parts
}
