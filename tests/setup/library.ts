import { BLANK, storeArtefacts } from '#case-file/form-library/server/artefacts.ts'
import { saveImported } from '#case-file/form-library/server/store.ts'
import { formNamed } from '#forms/all.ts'
import { allPapers } from '#forms/papers.ts'
import { saved, storeKey } from '#paper/template-store.ts'
import type { Services } from '#platform/services.ts'
import { blank, preparedBlank } from './blanks.ts'

/** The blanks of every form the product fills: without them nothing is filed. */
export async function keepAllBlanks(services: Services): Promise<void> {
  for (const { paper } of allPapers) await keepBlank(services, paper.form.id)
}

/** Puts the blank of a form into the library of a test server, prepared beforehand; what an import proves is tested elsewhere. */
export async function keepBlank(services: Services, formId: string): Promise<void> {
  const form = formNamed(formId)
  if (!form) throw new Error(`The product does not know ${formId}.`)
  const bytes = await blank(formId)
  const template = await preparedBlank(formId)
  const artefacts = await storeArtefacts(services, new Map([[BLANK, bytes], ...saved(template)]))
  const given = {
    ...{ formId, edition: form.edition, title: form.title, fileName: `${formId}.pdf`, preparedKey: storeKey(bytes) },
    ...{ pages: template.pages.length, fields: template.fields.length, sha256: storeKey(bytes).slice(0, 64) },
    ...{ gate: { failures: [], notes: [], fieldsReadBack: 0 }, at: services.clock.now(), by: null },
    ...{ carriedFrom: null, differences: [], comparison: null },
  }
  await services.database.transaction({ kind: 'system' }, (tx) => saveImported(tx, given, artefacts))
}
