import { type CaseFile, type CaseForm, openCaseFile } from '#case-file/cases/server/case-file.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { typeOf } from '#case-file/cases/server/rows.ts'
import { filingDayOf, filingDaysFrom } from '#case-file/form-library/filing-days.ts'
import type { FilingDays } from '#case-file/form-library/rules.ts'
import type { CaseType } from '#case-types/case-type.ts'
import type { Circumstances } from '#case-types/circumstances.ts'
import { knownFromFacts } from '#case-types/facts/known-from-facts.ts'
import { type CaseOptions, circumstancesOf } from '#case-types/options.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { type PaperOf, papersOf } from '#forms/load-paper.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db } from '#platform/database/database.ts'
import type { FeeSettings } from '#rules/fees/fee-facts.ts'
import { lcaRecord } from '#rules/prefiling/lca-needs.ts'
import { familyOf, type Petition, petitionTaking } from './family-store.ts'
import { type Plan, planOf } from './plan-store.ts'
import { feeSettingsFor, leavesOutSupplements } from './rule-values-store.ts'
import { isSigned, type SignatureRow, type SignedRow, signaturesOf } from './signatures-store.ts'

/** A case on its way to an agency: its facts in clear, its forms, and what was decided about the filing. */
export type FilingFile = {
  row: CaseColumns
  type: CaseType
  known: Circumstances
  options: CaseOptions
  plan: Plan
  /** What only check and dates ask for, by fact id: as answered for this case, and as it stands on its LCA. */
  details: Readonly<Record<string, unknown>>
  /** What counts as signed … */
  signatures: SignedRow[]
  /** … and what came back as a scan on which nobody has seen a signature. */
  received: SignatureRow[]
  file: CaseFile
  /** Its forms on paper. */
  paperOf: PaperOf
  /** Applications of the family that go out in the package of this petition … */
  together: readonly FilingFile[]
  /** … and the petition in whose package this application goes out. */
  goesWith: Petition | undefined
  /** What the case is about, as its main form sees it. */
  look: KnownFacts
  main: CaseForm | undefined
  /** The day it counts as filed: when it was; else when it will be, which is not before today. */
  filingDate: string
  /** What an administrator said about volatile fees, as it holds on that day. */
  feeSettings: FeeSettings
  /** Supplements of a form for other filings are left out of the package. */
  leavesOut: boolean
  today: string
}

export async function openFilingFile(db: Db, keyring: Keyring, row: CaseColumns, today: string): Promise<FilingFile> {
  const type = typeOf(row.typeId)
  const file = await openCaseFile(db, keyring, row.id, { secrets: 'clear', today })
  const paperOf = await papersOf(file.forms)
  const goesWith = await petitionTaking(db, row)
  const plan = await planFor(db, row, goesWith)
  const noted = await signaturesOf(db, row.id)
  const options = { ...(row.options as object), mode: row.mode, subType: row.subType || undefined } as CaseOptions
  const main = mainForm(type, file.forms)
  const look = file.lookFor(main ?? NO_FORM)
  const filingDate = filingDayOf({ filedOn: row.filedOn, fileOn: plan.fileOn }, today)
  return {
    ...{ row, type, options, plan, file, paperOf, main, today, filingDate, goesWith },
    together: plan.withFamily ? await opened(db, keyring, await familyOf(db, row), today) : [],
    details: { ...plan.details, ...lcaValues(look) },
    signatures: noted.filter(isSigned),
    received: noted.filter((each) => !isSigned(each)),
    // What was answered beats what follows from the facts.
    known: { ...knownFromFacts(look), ...circumstancesOf(type, options) },
    look,
    feeSettings: await feeSettingsFor(db, type, row.lawFirmId, filingDate),
    leavesOut: await leavesOutSupplements(db, file.forms.map(paperOf), row.lawFirmId, filingDate),
  }
}

async function opened(db: Db, keyring: Keyring, rows: readonly CaseColumns[], today: string): Promise<FilingFile[]> {
  const files: FilingFile[] = []
  for (const row of rows) files.push(await openFilingFile(db, keyring, row, today))
  return files
}

/** What goes out in a petition's package goes when, how and where the petition goes. */
async function planFor(db: Db, row: CaseColumns, goesWith: Petition | undefined): Promise<Plan> {
  const own = await planOf(db, row.id)
  if (!goesWith) return own
  const { fileOn, carrier, address, addressVerifiedOn } = await planOf(db, goesWith.id)
  return { ...own, fileOn, carrier, address, addressVerifiedOn }
}

const lcaValues = (look: KnownFacts) =>
  Object.fromEntries(
    lcaRecord.flatMap((fact) => {
      const value = look.value(fact)
      return value === undefined ? [] : [[fact.id, value]]
    }),
  )

/** The days by which the editions of its forms count. */
export const filingDaysIn = ({ row, plan, options, today }: FilingFile): FilingDays =>
  filingDaysFrom(
    {
      ...{ filedOn: row.filedOn, receiptOn: row.receiptOn, fileOn: plan.fileOn },
      online: (plan.carrier ?? options.channel) === (plan.carrier ? 'Online' : 'online'),
    },
    today,
  )

/** The person whom the case is about, also where the main form is that of the relative who petitions or sponsors. */
export const lookAtPerson = ({ file }: Pick<FilingFile, 'file'>): KnownFacts => file.lookFor(NO_FORM)

/** The petition or application itself, not what is laid on top of it. */
function mainForm(type: CaseType, forms: readonly CaseForm[]): CaseForm | undefined {
  const main = type.forms.find(({ part }) => part === 'main')?.form
  return (
    forms.find(({ formId }) => formId === main) ??
    forms.find(({ formId }) => formId !== 'g-28' && formId !== 'i-907') ??
    forms[0]
  )
}

const NO_FORM: CaseForm = {
  id: 0,
  formId: '',
  edition: '',
  personId: null,
  side: '',
  position: 0,
  percent: 0,
  status: 'Open',
}
