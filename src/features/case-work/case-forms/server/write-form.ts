import { type CaseFile, type CaseForm, declaredForm } from '#case-file/cases/server/case-file.ts'
import { answerSheet } from '#case-file/form-library/answer-sheet.ts'
import { templateFor } from '#case-file/form-library/server/templates.ts'
import { isValue } from '#engine/answer.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { printed } from '#engine/print.ts'
import type { FactOrRef } from '#engine/reference.ts'
import { refOf } from '#engine/reference.ts'
import type { FurtherSheet, Overflow } from '#engine/to-paper.ts'
import { company } from '#facts/company.ts'
import { person } from '#facts/person.ts'
import { type FormOnPaper, paperOf } from '#forms/papers.ts'
import { joined } from '#paper/bytes.ts'
import { fillEditable } from '#paper/fill/editable.ts'
import { fillFlat } from '#paper/fill/flat.ts'
import { loadScriptsFor } from '#paper/fonts/scripts.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { PackageItem, PreparedDocument, PreparedTemplate } from '#paper/types.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { addendumBlocks } from '../addendum.ts'
import type { FiledForm } from './as-filed.ts'
import { type Kind, measuredPaper } from './fill-form.ts'

export type WrittenForm = {
  bytes: Uint8Array
  /** 'sheet': the library has no blank of this form, so it is an answer sheet. */
  kind: Kind | 'sheet'
  /** The addendum as a file of its own; in a flat copy it is part of the form's file. */
  addendum: Uint8Array | undefined
  overflow: readonly Overflow[]
}

/** A form of a case as PDF, from the facts of this moment. The case file is opened with its secrets in clear. */
export async function writeForm(
  services: Services,
  file: CaseFile,
  form: CaseForm,
  kind: Kind,
  system?: Db,
): Promise<WrittenForm | undefined> {
  const items = await formItems(services, file, form, system)
  return items && written(items, kind)
}

/** What was filed, written once more: every box as it was then. */
export async function writeFiled(
  services: Services,
  { file, values, sheets, addendum = [] }: FiledForm,
  form: CaseForm,
  kind: Kind,
  system?: Db,
): Promise<WrittenForm | undefined> {
  const now = await formItems(services, file, form, system)
  const onPaper = paperOf(form.formId, form.edition)
  if (!now?.template || !onPaper || !values) return now && written(now, kind)
  const document = await addendumOf(onPaper, file.lookFor(form), addendum)
  const further = now.sheets.map((sheet, n) => ({ ...sheet, values: sheets[n] ?? sheet.values }))
  return written({ ...now, values, sheets: further, addendum: document }, kind)
}

function written(items: FormItems, kind: Kind): WrittenForm {
  const { template, values, overflow, title, sheet } = items
  const [own, ...attached] = packageItems(items)
  const together = (all: readonly PackageItem[]) => joined(assemble(all, { title }).parts)
  if (!template || !own)
    return { bytes: sheet && own ? together([own]) : new Uint8Array(0), kind: 'sheet', addendum: undefined, overflow }
  const addendum = attached.length > 0 ? together(attached) : undefined
  if (kind === 'editable') return { bytes: joined(fillEditable(template, values).parts), kind, addendum, overflow }
  const bytes = addendum ? together([own, ...attached]) : joined(fillFlat(template, values).parts)
  return { bytes, kind, addendum, overflow }
}

export type FormItems = {
  title: string
  template: PreparedTemplate | undefined
  values: ReadonlyMap<string, string | true>
  /** Pages of the form that are attached once more, because there is more to say than they hold. */
  sheets: readonly FurtherSheet[]
  addendum: PreparedDocument | undefined
  /** Instead of a form whose blank is not there. */
  sheet: PreparedDocument | undefined
  overflow: readonly Overflow[]
  /** What the addendum consists of. */
  onAddendum: readonly Overflow[]
}

/**
 * What a form of a case consists of, ready to go into a file or a package; undefined for a form that is not built. Inside
 * a transaction the library is read through `system`.
 */
export async function formItems(
  services: Services,
  file: CaseFile,
  form: CaseForm,
  system?: Db,
): Promise<FormItems | undefined> {
  const declared = declaredForm(form)
  const onPaper = declared && paperOf(declared.id, declared.edition)
  if (!declared || !onPaper) return undefined
  const look = file.lookFor(form)
  const title = `Form ${declared.name}, ${file.case.number}`
  const template = await templateFor(services, declared.id, declared.edition, system)
  if (!template) {
    const sheet = await answerSheet(declared, look, { about: file.case.number })
    return { title, template, values: new Map(), sheets: [], addendum: undefined, sheet, overflow: [], onAddendum: [] }
  }
  const { values, sheets, overflow, addendum: onAddendum } = await measuredPaper(template, onPaper, look)
  const addendum = await addendumOf(onPaper, look, onAddendum)
  return { title, template, values, sheets, addendum, sheet: undefined, overflow, onAddendum }
}

/** The same as items of a filing package: the form with its values, further sheets, addendum; or the answer sheet. */
export const packageItems = ({ title, template, values, sheets, addendum, sheet }: FormItems): PackageItem[] => [
  ...(template ? [{ document: template, values, label: title }, ...furtherSheets(title, template, sheets)] : []),
  ...(addendum ? [{ document: addendum, label: `${title}, addendum` }] : []),
  ...(sheet ? [{ document: sheet, label: `${title}, answer sheet` }] : []),
]

const furtherSheets = (title: string, document: PreparedTemplate, sheets: readonly FurtherSheet[]): PackageItem[] =>
  sheets.map(({ pages, values }, n) => ({
    document,
    values,
    pages: pages.map((page) => page - 1),
    label: `${title}, further sheet ${n + 1}`,
  }))

async function addendumOf({ paper }: FormOnPaper, look: KnownFacts, entries: readonly Overflow[]) {
  if (entries.length === 0) return undefined
  const whose = { form: paper.form.name, name: nameIn(look, paper.form.id), aNumber: textIn(look, person.aNumber) }
  const blocks = addendumBlocks(whose, entries)
  await loadScriptsFor([whose.name, ...entries.map(({ text }) => text)])
  return composePages(blocks, {
    header: [`Form ${paper.form.name}, Additional Information`, whose.name],
    footer: ['', 'Page {page} of {pages}'],
  })
}

/** The petitioner signs an I-129, the applicant everything else. */
function nameIn(look: KnownFacts, formId: string): string {
  const petitioner = textIn(look, company.legalName)
  if (formId === 'i-129' && petitioner) return petitioner
  const own = [person.familyName, person.givenName, person.middleName].map((fact) => textIn(look, fact))
  return own.filter(Boolean).join(' ') || petitioner
}

function textIn(look: KnownFacts, given: FactOrRef): string {
  const ref = refOf(given)
  const answer = look.answer(ref)
  return isValue(answer) ? printed(ref.fact, answer.value) : ''
}
