import { Readable } from 'node:stream'
import { type CaseFile, type CaseForm, openCaseFile } from '#case-file/cases/server/case-file.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { dollars } from '#engine/print.ts'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { type GivenAnswer, readAnswers } from '#parties/facts/rules.ts'
import { saveFacts } from '#parties/facts/server/store.ts'
import { socTitleOf } from '#parties/lookups/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput, notFound } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { linesWithPayers } from '#preparation/fees/fees.ts'
import { feesDueOf } from '#preparation/fees/server/fees-due.ts'
import { paymentFormsOf } from '#preparation/fees/server/payment-forms.ts'
import { isStillPrepared, preparesFiling } from '#preparation/filing-file/policy.ts'
import { caseToPrepare, caseToRead } from '#preparation/filing-file/server/access.ts'
import { type FilingFile, openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { lcaOfCase } from '#preparation/lcas/server/store.ts'
import { type WorksheetItem, type WorksheetRow, type WorksheetView, worksheetOperations } from '../contract.ts'
import { lcaJob } from '../forms/lca-job.ts'
import { ofRecord, type SocTitles, sectionsOf } from '../sections.ts'
import { appliesTo, enteredForms, type Payer, type Worksheet, worksheetsOf } from '../worksheet.ts'
import { worksheetPages } from './pages.ts'

type Reading = { db: Db; services: Services; actor: Actor; today: string }
type Opened = {
  row: CaseColumns
  sheets: Worksheet[]
  file: CaseFile
  look: KnownFacts
  titles: SocTitles
  /** There is a record of the LCA, which says what it says for all. */
  hasRecord: boolean
  payments: WorksheetItem[]
}

export const worksheetHandlers = implement(worksheetOperations, {
  list: async (context, { caseId }) => {
    const opened = await openedFor(context, await caseToRead(context, caseId))
    return { items: opened.sheets.map((sheet) => rowOf(sheet, opened)) }
  },

  view: async (context, { caseId, formId }) => {
    const opened = await openedFor(context, await caseToRead(context, caseId))
    return shown(context.actor, opened, sheetIn(opened, formId))
  },

  save: async (context, { caseId, formId, answers: given, version }) => {
    const { db, services, actor, now, today, audit } = context
    const row = await caseToPrepare(context, caseId)
    const sheet = sheetIn(await openedFor(context, row), formId)
    const { answers, problems } = readOwn(sheet, given, today)
    if (Object.keys(problems).length > 0) throw badInput(problems)
    const owner = { companyId: row.companyId, lawFirmId: row.lawFirmId, householdPersonId: row.householdPersonId }
    await saveFacts(db, { subject: 'case', id: caseId }, answers, {
      ...{ keyring: services.keyring, source: 'form', by: actor.userId, now, owner },
      ...(version !== undefined && { version }),
    })
    audit({ subject: `case:${caseId}`, after: { worksheet: formId, ...answers }, companyId: row.companyId })
    return shown(actor, await openedFor(context, row), sheet)
  },

  pdf: async (context, { caseId, formId }) => {
    const opened = await openedFor(context, await caseToRead(context, caseId))
    const sheet = sheetIn(opened, formId)
    const { form } = sheet
    const document = await worksheetPages(shown(context.actor, opened, sheet), context.today)
    const title = `Worksheet of Form ${form.name}, ${opened.row.number}`
    const bytes = joined(assemble([{ document, label: title }], { title }).parts)
    return {
      stream: Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)]),
      fileName: `${form.name.replaceAll(' ', '-')}-${opened.row.number}-worksheet.pdf`,
      contentType: 'application/pdf',
    }
  },
})

/** The case with its worksheets; numbers that are secret stay masked. */
async function openedFor({ db, services, today }: Reading, row: CaseColumns): Promise<Opened> {
  const file = await openCaseFile(db, services.keyring, row.id, { secrets: 'masked', today })
  const filing = await openFilingFile(db, services.keyring, row, today)
  const payments = paymentFormsOf(filing).filter(({ paidWith }) => paidWith === 'g-1650')
  const look = file.lookFor(filing.main ?? NO_FORM)
  return {
    ...{ row, file },
    sheets: worksheetsOf(
      enteredForms(
        filing.type,
        file.forms.map(({ formId }) => formId),
      ),
      payments.length > 0 ? payerOf(filing) : undefined,
    ).filter((sheet) => appliesTo(sheet, look)),
    look,
    titles: await titlesIn(db, look),
    hasRecord: (await lcaOfCase(db, row.id)) !== undefined,
    payments: payments.map(({ label, amountCents }) => ({
      ...{ number: '', label, value: dollars(amountCents), state: 'answered', answeredAt: 'questions' },
    })),
  }
}

/** The title of the job's occupation. */
async function titlesIn(db: Reading['db'], look: KnownFacts): Promise<SocTitles> {
  const code = look.value(lcaJob.lcaSocOffered)
  const title = typeof code === 'string' ? await socTitleOf(db, code) : undefined
  return new Map(typeof code === 'string' && title ? [[code, title]] : [])
}

/** Where the applicant pays every fee, the account of the employer is not debited. */
const payerOf = (filing: FilingFile): Payer =>
  linesWithPayers(feesDueOf(filing), filing.plan.payers).every(({ payer }) => payer === 'individual')
    ? 'individual'
    : 'employer'

const NO_FORM: CaseForm = {
  ...{ id: 0, formId: '', edition: '', personId: null, side: '', position: 0, percent: 0, status: 'Open' },
}

function sheetIn({ sheets }: Opened, formId: string): Worksheet {
  const found = sheets.find(({ form }) => form.id === formId)
  if (!found) throw notFound('worksheet')
  return found
}

function sectionsIn(sheet: Worksheet, { look, payments, ...besides }: Opened): WorksheetView['sections'] {
  const sections = sectionsOf(sheet, look, besides)
  return sheet.of === 'bank payment'
    ? [...sections, { id: '3', title: 'Amount, one form for each payment', items: payments }]
    : sections
}

function rowOf(sheet: Worksheet, opened: Opened): WorksheetRow {
  const items = sectionsIn(sheet, opened).flatMap((section) => section.items)
  const missing = items.filter(({ state }) => state === 'missing').length
  const counted = items.filter(({ state }) => state !== 'none').length
  const { id, name, title } = sheet.form
  return {
    formId: id,
    name,
    title,
    missing,
    percent: counted === 0 ? 0 : Math.floor(((counted - missing) / counted) * 100),
  }
}

function shown(actor: Actor, opened: Opened, sheet: Worksheet): WorksheetView {
  const { row, file } = opened
  const subject = `case/${row.id}` as const
  const known = sheet.own.flatMap(({ id }) => {
    const answer = file.answers(subject, id)
    return answer ? [[id, answer] as const] : []
  })
  return {
    ...rowOf(sheet, opened),
    ...{ caseId: row.id, caseNumber: row.number, typeId: row.typeId, enteredIn: sheet.enteredIn },
    orderKnown: sheet.orderKnown ?? null,
    sections: sectionsIn(sheet, opened),
    byHand: [...(sheet.byHand ?? [])],
    own: { known: Object.fromEntries(known), version: file.versions[subject] ?? 0 },
    saidOnLca: opened.hasRecord ? sheet.own.map(({ id }) => id).filter((id) => ofRecord.has(id)) : [],
    mayEdit: preparesFiling(row, actor) && isStillPrepared(row) && sheet.own.length > 0,
  }
}

/** What was entered, read by its fact; what is wrong, or not asked here, is said by fact. */
function readOwn({ own }: Worksheet, given: Record<string, GivenAnswer>, today: string) {
  const { answers, problems } = readAnswers('case', given, { current: {}, today })
  const strange = Object.keys(given).filter((id) => !own.some((fact) => fact.id === id))
  return { answers, problems: { ...problems, ...Object.fromEntries(strange.map((id) => [id, NOT_HERE])) } }
}
const NOT_HERE = 'This is not part of the worksheet.'
