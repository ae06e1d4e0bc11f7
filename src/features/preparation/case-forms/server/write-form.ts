import { type CaseFile, type CaseForm, declaredForm } from '#case-file/cases/server/case-file.ts'
import { answerSheet } from '#case-file/form-library/answer-sheet.ts'
import { pagesFor } from '#case-file/form-library/server/pages-for.ts'
import { isValue } from '#engine/answer.ts'
import { truthOf } from '#engine/condition.ts'
import { type Form, partName } from '#engine/form.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import type { FurtherSheet, Overflow } from '#engine/on-paper.ts'
import { printed } from '#engine/print.ts'
import { type FactOrRef, of, refOf } from '#engine/reference.ts'
import { company } from '#facts/company.ts'
import { CLIENT_COMPANY, CLIENT_PERSON } from '#facts/derived/appearance.ts'
import { thePetitioner } from '#facts/derived/petitioner.ts'
import { forPetition } from '#facts/derived/premium.ts'
import { person } from '#facts/person.ts'
import type { Zone } from '#formats/day.ts'
import type { FormOnPaper } from '#forms/form-on-paper.ts'
import { loadPaper } from '#forms/load-paper.ts'
import { joined } from '#paper/bytes.ts'
import { fillEditable } from '#paper/fill/editable.ts'
import { fillFlat } from '#paper/fill/flat.ts'
import { markPages } from '#paper/fill/mark-pages.ts'
import { loadScriptsFor } from '#paper/fonts/scripts.ts'
import { assemble } from '#paper/package/assemble.ts'
import type { Block, ComposeOptions } from '#paper/pages/blocks.ts'
import { composePages } from '#paper/pages/compose.ts'
import { PROOF_WORDS } from '#paper/proof/proof-form.ts'
import { openQpdf } from '#paper/qpdf.ts'
import type { PackageItem, PreparedDocument, PreparedTemplate } from '#paper/types.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { FiledForm } from './as-filed.ts'
import { type Kind, measuredPaper } from './fill-form.ts'

export type WrittenForm = {
  bytes: Uint8Array
  kind: Kind
  /** The library has no blank of this form: it stands on proof pages, which cannot be filed. */
  proof: boolean
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
  const onPaper = await loadPaper(form.formId, form.edition)
  if (!now || !onPaper || !values) return now && written(now, kind)
  const document = await addendumOf(onPaper, file.lookFor(form), addendum)
  const further = now.sheets.map((sheet, n) => ({ ...sheet, values: sheets[n] ?? sheet.values }))
  return written({ ...now, values, sheets: further, addendum: document }, kind)
}

/** A form as a sheet of its answers, item by item, with where each comes from. */
export async function writeSheet(file: CaseFile, form: CaseForm, zone: Zone): Promise<Uint8Array | undefined> {
  const declared = declaredForm(form)
  if (!declared) return undefined
  const document = await answerSheet(declared, file.lookFor(form), { about: file.case.number, zone })
  const title = `Answer sheet of Form ${declared.name}, ${file.case.number}`
  return joined(assemble([{ document, label: title }], { title }).parts)
}

/** Across every page of an edition that no agency takes: the file alone would look ready. */
export const NOT_FOR_FILING_MARK = 'NOT FOR FILING'

async function written(items: FormItems, kind: Kind): Promise<WrittenForm> {
  const { template, values, overflow } = items
  const proof = template.proof === true
  const title = proof ? `${PROOF_WORDS}: ${items.title}` : items.title
  const [own, ...attached] = packageItems(items)
  const across = items.notForFiling ? NOT_FOR_FILING_MARK : undefined
  const together = (all: readonly PackageItem[]) => joined(assemble(all, { title, across }).parts)
  const addendum = attached.length > 0 ? together(attached) : undefined
  if (kind === 'editable') {
    const filled = joined(fillEditable(template, values).parts)
    const bytes = across ? await markPages(filled, { across, sizes: template.pages, qpdf: await openQpdf() }) : filled
    return { bytes, kind, proof, addendum, overflow }
  }
  // The file of a form alone has no title of its own; what cannot be filed says so in it.
  const bytes =
    own && (addendum || proof || across) ? together([own, ...attached]) : joined(fillFlat(template, values).parts)
  return { bytes, kind, proof, addendum, overflow }
}

export type FormItems = {
  title: string
  /** The official pages, or proof pages while their blank is not there. */
  template: PreparedTemplate
  values: ReadonlyMap<string, string | true>
  /** Pages of the form that are attached once more, because there is more to say than they hold. */
  sheets: readonly FurtherSheet[]
  addendum: PreparedDocument | undefined
  overflow: readonly Overflow[]
  /** Its edition is known for its layout only. */
  notForFiling?: boolean
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
  const onPaper = declared && (await loadPaper(declared.id, declared.edition))
  if (!declared || !onPaper) return undefined
  const look = file.lookFor(form)
  const title = `Form ${declared.name}, ${file.case.number}`
  const template = await pagesFor(services, declared.id, declared.edition, system)
  if (!template) return undefined
  const { values, sheets, overflow, addendum: onAddendum } = await measuredPaper(template, onPaper, look)
  const addendum = await addendumOf(onPaper, look, onAddendum)
  const notForFiling = declared.notForFiling !== undefined
  return { title, template, values, sheets, addendum, overflow, onAddendum, notForFiling }
}

/** The same as items of a filing package: the form with its values, further sheets, addendum. */
export const packageItems = ({ title, template, values, sheets, addendum }: FormItems): PackageItem[] => [
  { document: template, values, label: title },
  ...furtherSheets(title, template, sheets),
  ...(addendum ? [{ document: addendum, label: `${title}, addendum` }] : []),
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
  const whose = { form: paper.form, ...whoseForm(paper.form.id, look) }
  await loadScriptsFor([whose.name, ...entries.map(({ text }) => text)])
  return composePages(addendumBlocks(whose, entries), addendumEdges(whose))
}

type AddendumOf = {
  form: Pick<Form, 'name' | 'parts'>
  /** Whose form it is, as the agency asks at the top of each sheet. */
  name: string
  aNumber: string
}

/** What the form's own Additional Information cannot hold: page, part and item first, as the agency wants it. */
export const addendumBlocks = ({ form }: AddendumOf, entries: readonly Overflow[]): Block[] => [
  { kind: 'title', text: 'Additional Information', subtitle: `Attached to Form ${form.name}` },
  ...entries.flatMap(({ page, part, item, label, text }): Block[] => [
    {
      kind: 'heading',
      text: [page ? `Page ${page}` : '', partName(form, part), `Item ${item}`].filter(Boolean).join(', '),
    },
    { kind: 'paragraph', text: label, bold: true },
    ...text.split('\n').map((line): Block => ({ kind: 'paragraph', text: line })),
  ]),
]

/** "Type or print your name and A-Number at the top of each sheet … and sign and date each sheet." */
export const addendumEdges = ({ form, name, aNumber }: AddendumOf): ComposeOptions => ({
  header: [`Form ${form.name}, Additional Information`, aNumber && `A-Number: ${aNumber}`],
  under: `Name: ${name}`,
  signed: 'Signature and date',
  footer: ['', 'Page {page} of {pages}'],
})

/** Whose form it is, for the top of each attached sheet: who petitions, applies or is represented, with their A-Number. */
export function whoseForm(formId: string, look: KnownFacts): { name: string; aNumber: string } {
  const ofPerson = (role: string) => ({
    name: [person.familyName, person.givenName, person.middleName]
      .map((fact) => textIn(look, of(role, fact)))
      .filter(Boolean)
      .join(' '),
    aNumber: textIn(look, of(role, person.aNumber)),
  })
  const petitioner = { name: textIn(look, thePetitioner.petitionerName), aNumber: '' }
  const petitions = ofThePetitioner.has(formId) || (formId === 'i-907' && truthOf(forPetition, look))
  if (petitions && look.roles('company') !== undefined) return petitioner
  const client = textIn(look, of(CLIENT_COMPANY, company.legalName))
  if (formId === 'g-28') return client ? { name: client, aNumber: '' } : ofPerson(CLIENT_PERSON)
  const own = ofPerson('person')
  return own.name ? own : petitioner
}

/** Forms of whoever petitions for the worker; who petitions alone is their person. */
const ofThePetitioner: ReadonlySet<string> = new Set(['i-129', 'i-140', 'eta-9089'])

function textIn(look: KnownFacts, given: FactOrRef): string {
  const ref = refOf(given)
  const answer = look.answer(ref)
  return isValue(answer) ? printed(ref.fact, answer.value) : ''
}
