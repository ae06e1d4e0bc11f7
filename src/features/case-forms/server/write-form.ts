import { isValue } from '#engine/answer.ts'
import type { Look } from '#engine/look.ts'
import { printed } from '#engine/print.ts'
import type { FactOrRef } from '#engine/reference.ts'
import { refOf } from '#engine/reference.ts'
import type { Overflow } from '#engine/to-paper.ts'
import { company } from '#facts/company.ts'
import { person } from '#facts/person.ts'
import { type CaseFile, type CaseForm, declaredForm } from '#features/cases/server/case-file.ts'
import { answerSheet } from '#features/form-library/answer-sheet.ts'
import { templateFor } from '#features/form-library/server/templates.ts'
import { type FormOnPaper, paperOf } from '#forms/papers.ts'
import { joined } from '#paper/bytes.ts'
import { fillEditable } from '#paper/fill/editable.ts'
import { fillFlat } from '#paper/fill/flat.ts'
import { loadScriptsFor } from '#paper/fonts/scripts.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { PackageItem, PreparedDocument, PreparedTemplate } from '#paper/types.ts'
import type { Services } from '#platform/services.ts'
import { addendumBlocks } from '../addendum.ts'
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
): Promise<WrittenForm | undefined> {
  const items = await formItems(services, file, form)
  if (!items) return undefined
  const { template, values, addendum, overflow, title } = items
  const alone = (document: PreparedDocument | undefined) =>
    document && joined(assemble([{ document, label: title }], { title }).parts)
  if (!template) return { bytes: alone(items.sheet) ?? new Uint8Array(0), kind: 'sheet', addendum: undefined, overflow }
  if (kind === 'editable')
    return { bytes: joined(fillEditable(template, values).parts), kind, addendum: alone(addendum), overflow }
  const bytes = addendum
    ? joined(assemble(packageItems(items), { title }).parts)
    : joined(fillFlat(template, values).parts)
  return { bytes, kind, addendum: alone(addendum), overflow }
}

export type FormItems = {
  title: string
  template: PreparedTemplate | undefined
  values: ReadonlyMap<string, string | true>
  addendum: PreparedDocument | undefined
  /** Instead of a form whose blank is not there. */
  sheet: PreparedDocument | undefined
  overflow: readonly Overflow[]
}

/** What a form of a case consists of, ready to go into a file or a package; undefined for a form that is not built. */
export async function formItems(services: Services, file: CaseFile, form: CaseForm): Promise<FormItems | undefined> {
  const declared = declaredForm(form)
  const onPaper = declared && paperOf(declared.id, declared.edition)
  if (!declared || !onPaper) return undefined
  const look = file.lookFor(form)
  const title = `Form ${declared.name}, ${file.case.number}`
  const template = await templateFor(services, declared.id, declared.edition)
  if (!template) {
    const sheet = await answerSheet(declared, look, { about: file.case.number })
    return { title, template, values: new Map(), addendum: undefined, sheet, overflow: [] }
  }
  const { values, overflow, addendum } = await measuredPaper(template, onPaper, look)
  return { title, template, values, addendum: await addendumOf(onPaper, look, addendum), sheet: undefined, overflow }
}

/** The same as items of a filing package: the form with its values, then its addendum; or the answer sheet. */
export const packageItems = ({ title, template, values, addendum, sheet }: FormItems): PackageItem[] => [
  ...(template ? [{ document: template, values, label: title }] : []),
  ...(addendum ? [{ document: addendum, label: `${title}, addendum` }] : []),
  ...(sheet ? [{ document: sheet, label: `${title}, answer sheet` }] : []),
]

async function addendumOf({ paper }: FormOnPaper, look: Look, entries: readonly Overflow[]) {
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
function nameIn(look: Look, formId: string): string {
  const petitioner = textIn(look, company.legalName)
  if (formId === 'i-129' && petitioner) return petitioner
  const own = [person.familyName, person.givenName, person.middleName].map((fact) => textIn(look, fact))
  return own.filter(Boolean).join(' ') || petitioner
}

function textIn(look: Look, given: FactOrRef): string {
  const ref = refOf(given)
  const answer = look.answer(ref)
  return isValue(answer) ? printed(ref.fact, answer.value) : ''
}
