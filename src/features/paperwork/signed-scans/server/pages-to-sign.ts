import { Readable } from 'node:stream'
import { formName } from '#formats/form-names.ts'
import { assemble } from '#paper/package/assemble.ts'
import type { PackageItem } from '#paper/types.ts'
import type { PackageRow } from '#paperwork/packages/server/package-store.ts'
import { pagesInPlace } from '#paperwork/substitutes/server/store.ts'
import type { Services } from '#platform/services.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { pageCode, symbolsFor } from '#preparation/signatures/page-code.ts'
import { filingsIn, placesIn } from '#preparation/signatures/server/places.ts'
import { codeIn } from '../match-page.ts'

/** Only the pages that one person still signs, with the codes they have in the package; undefined when there is none. */
export async function pagesToPrint(
  services: Services,
  opened: FilingFile,
  printed: PackageRow,
  person: string,
): Promise<Readable | undefined> {
  const { row } = opened
  const open = placesIn(opened).filter(
    ({ name, party, caseFormId, block, of }) =>
      (name || party) === person &&
      !of.signatures.some((each) => each.caseFormId === caseFormId && each.block === block),
  )
  const items: PackageItem[] = []
  const codes: string[] = []
  for (const { file, form } of filingsIn(opened).flatMap(({ file }) => file.forms.map((form) => ({ file, form })))) {
    const own = [...new Set(open.filter(({ caseFormId }) => caseFormId === form.id).map(({ page }) => page))].sort(
      (one, other) => one - other,
    )
    const written = own.length > 0 ? await pagesInPlace(services, file, form) : undefined
    if (!written?.template) continue
    const { template: document, values } = written
    const coded = own.flatMap((page) => {
      const code = codeIn(row.number, printed, { caseFormId: form.id, page })
      return code ? [{ page, code: pageCode(code) }] : []
    })
    if (coded.length === 0) continue
    items.push({ document, values, label: formName(form.formId), pages: coded.map(({ page }) => page - 1) })
    codes.push(...coded.map(({ code }) => code))
  }
  if (items.length === 0) return undefined
  const symbols = await symbolsFor(codes)
  const { parts } = assemble(items, {
    title: `Pages to sign, case ${row.number}`,
    pageNumber: (page) => codes[page - 1] ?? '',
    symbol: (page) => symbols.get(codes[page - 1] ?? ''),
  })
  return Readable.from(parts.map((part) => Buffer.from(part)))
}
