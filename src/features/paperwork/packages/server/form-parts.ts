import type { CaseForm, FormSubstitute } from '#case-file/cases/server/case-file.ts'
import { sideWord } from '#case-types/words/side-words.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import type { Paper } from '#engine/paper.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { formName } from '#formats/form-names.ts'
import type { PreparedTemplate } from '#paper/types.ts'
import { substitutePages } from '#paperwork/substitutes/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { formItems, packageItems } from '#preparation/case-forms/server/write-form.ts'
import { type Exhibit, preparedExhibit } from '#preparation/documents/server/exhibits.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { signedForm } from '#preparation/signatures/server/signed-pages.ts'
import { elsewhereLabel, proofMissing } from '../missing-words.ts'
import type { Noted, PackagePart } from './package-part.ts'

/** 'Form G-28 (employer)'; of the family each says whose it is. */
function labelOf({ file, row, goesWith }: FilingFile, form: CaseForm): string {
  const name = formName(form.formId)
  if (goesWith) return `${name} (${String(file.lookFor(form).value(aboutPerson.fullName) ?? 'family')})`
  return form.side === '' ? name : `${name} (${sideWord(row, form.side)})`
}

/** A form of the case as it goes into the package: its pages, signed where they were signed, and what is attached. */
export async function formPieces(
  services: Services,
  db: Db,
  opened: FilingFile,
  { form, documents, copyFor }: { form: CaseForm; documents: readonly Exhibit[]; copyFor?: string },
  noted: Noted,
): Promise<PackagePart[]> {
  if (copyFor !== undefined) return copyPieces(services, db, opened, form, copyFor)
  const label = labelOf(opened, form)
  if (form.substitute) return substitutePieces(services, db, opened, { form, label, elsewhere: form.substitute }, noted)
  const items = await formItems(services, opened.file, form)
  if (!items) {
    // What the agency certified stands here; an instruction to ourselves never goes to an agency.
    const accepted = documents.filter(({ review, readiness }) => review === 'Accepted' && readiness === 'Ready')
    if (accepted.length === 0)
      noted.missing.push(
        `${label}: the product does not write this form. Upload it to its place on the document list and accept it.`,
      )
    const parts: PackagePart[] = []
    for (const each of accepted)
      parts.push({ kind: 'exhibit', caseFormId: null, label, document: await preparedExhibit(services, each) })
    return parts
  }
  const proof = items.template.proof === true
  if (proof) noted.missing.push(proofMissing(label))
  noted.forms.push({
    formId: form.formId,
    edition: form.edition,
    personId: form.personId,
    side: form.side,
    ...(proof && { proof }),
    values: Object.fromEntries(items.values),
    sheets: items.sheets.map(({ values }) => Object.fromEntries(values)),
    overflow: items.overflow,
    addendum: items.onAddendum,
  })
  const paper = opened.paperOf(form)?.paper
  const left = paper && !proof && opened.leavesOut ? leftOut(paper, opened.file.lookFor(form), items) : []
  const [own, ...attached] = packageItems({ ...items, title: label })
  // Nobody signs a proof: its pages are no pages of the form.
  const pages = proof
    ? [{ ...own, document: items.template, label: `${label} (proof)` }]
    : await signedForm(services, db, opened, { form, items, label, left }, noted)
  return [
    ...pages.map(
      (item, n): PackagePart => ({
        ...{ ...item, kind: proof ? 'proof' : 'form', caseFormId: form.id },
        ...(n === 0 && left.length > 0 && { left }),
      }),
    ),
    ...attached.map((item): PackagePart => ({ ...item, kind: 'addendum', caseFormId: form.id })),
  ]
}

/** The agency's own PDF in the form's place, signed where it was signed. */
async function substitutePieces(
  services: Services,
  db: Db,
  opened: FilingFile,
  { form, label, elsewhere }: { form: CaseForm; label: string; elsewhere: FormSubstitute },
  noted: Noted,
): Promise<PackagePart[]> {
  const items = await substitutePages(services, elsewhere.id)
  const { formId, edition, personId, side } = form
  noted.forms.push({
    formId,
    edition,
    personId,
    side,
    substitute: elsewhere.id,
    printed: elsewhere.edition,
    values: {},
  })
  const pages = await signedForm(services, db, opened, { form, items, label: elsewhereLabel(label) }, noted)
  return pages.map((item) => ({ ...item, kind: 'form', caseFormId: form.id, elsewhere: elsewhere.edition }))
}

/** The same form once more, with its signed pages; what it lacks is told where it stands first. */
async function copyPieces(
  services: Services,
  db: Db,
  opened: FilingFile,
  form: CaseForm,
  copyFor: string,
): Promise<PackagePart[]> {
  const pieces = await formPieces(services, db, opened, { form, documents: [] }, { missing: [], byHand: [], forms: [] })
  return pieces.map((piece) => ({
    ...{ ...piece, label: `${piece.label}, for ${formName(copyFor)}` },
    ...(piece.kind === 'form' && { kind: 'copy' as const }),
  }))
}

type Written = { template: Pick<PreparedTemplate, 'fields'>; values: ReadonlyMap<string, string | true> }

/** Pages of a form, from 1, that belong to other filings and on which nothing stands. */
export function leftOut({ supplements }: Pick<Paper, 'supplements'>, look: KnownFacts, written: Written): number[] {
  const { template, values } = written
  const used = new Set(
    template.fields.flatMap(({ name, widgets }) => (values.has(name) ? widgets.map(({ page }) => page + 1) : [])),
  )
  return supplements
    .filter(({ when }) => when(look) === false)
    .filter(({ pages }) => !pages.some((page) => used.has(page)))
    .flatMap(({ pages }) => pages)
}
