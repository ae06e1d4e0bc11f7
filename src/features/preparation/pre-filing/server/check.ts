import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { editionStatuses } from '#case-file/form-library/server/edition-status.ts'
import type { FormId } from '#case-types/package/declared-package.ts'
import { Status } from '#case-types/status/statuses.ts'
import { type Answer, isValue } from '#engine/answer.ts'
import type { Fact } from '#engine/fact.ts'
import { allDerived, allFacts } from '#facts/all.ts'
import { Role } from '#formats/roles.ts'
import { allRows } from '#parties/lookups/server/store.ts'
import { lookup } from '#platform/crypto/fields.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { feesDueOf } from '#preparation/fees/server/fees-due.ts'
import { type FilingFile, filingDaysIn, openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import {
  type RelatedCases,
  relatedCasesOf,
  waivedItemsOf,
} from '#preparation/filing-file/server/related-cases-store.ts'
import { bulletinOn, photoDaysOn } from '#preparation/filing-file/server/rule-values-store.ts'
import { blocking, checkBeforeFiling, type Report, unacknowledged } from '#rules/prefiling/check.ts'
import { capLedger, lcaLedger } from '#rules/prefiling/h1b-needs.ts'
import { prefilingNeeds } from '#rules/prefiling/needs.ts'
import type { Facts } from '#rules/prefiling/rule.ts'
import { withoutAttorney } from '#rules/without-attorney.ts'
import type { Papers } from '../applicant-package.ts'
import { outdatedEditions } from '../form-editions.ts'
import { knownBesides } from './known-besides.ts'
import { newestContents, pageEditionsOf } from './printed-pages-store.ts'
import { readEntriesOf } from './read-entries-store.ts'
import { isCopyOnly } from './related-views.ts'
import { type CheckStage, viewsOf } from './views.ts'
import { type WaiverRow, waiversOf } from './waiver-store.ts'

export type { CheckStage }

/** A rule that could not be run, named so that it can be waived: when something else is missing, it is another one. */
export type Unchecked = Report['unchecked'][number] & { key: string }

export type Checked = Omit<Report, 'unchecked'> & {
  unchecked: Unchecked[]
  opened: FilingFile
  waivers: WaiverRow[]
  stage: CheckStage
  /** Forms whose edition is not taken on the day of filing. */
  outdated: string[]
}

/** What a check stands on: keys, and what the features above hand in. */
export type Checking = Pick<Services, 'keyring' | 'parts'>

/** All rules of the pre-filing check over what is known of a case. */
export async function checkFiling(
  db: Db,
  { keyring, parts }: Checking,
  row: CaseColumns,
  { today, stage = stageOf(row) }: { today: string; stage?: CheckStage },
): Promise<Checked> {
  const opened = await openFilingFile(db, keyring, row, today)
  const editions = await editionStatuses(db, filingDaysIn(opened))
  const around = await relatedCasesOf(db, opened)
  const contents = stage === 'filing' ? await newestContents(db, opened) : undefined
  const waivers = await waiversOf(db, row.id)
  const forms = opened.file.forms.map(({ formId }) => formId as FormId)
  const bulletin = forms.includes('i-485') ? await bulletinOn(db, row.lawFirmId, opened.filingDate) : undefined
  const guidelines = forms.includes('i-864') ? await allRows(db, 'poverty') : undefined
  const papers = forms.includes('i-485') ? await papersOf(db, opened, around) : undefined
  const pages = await pageEditionsOf(db, opened)
  const entries = await readEntriesOf(db, keyring, opened)
  const brought = { due: feesDueOf(opened), around, editions, contents, bulletin, guidelines, papers, pages, entries }
  const views = viewsOf(opened, brought, stage)
  for (const bring of knownBesides.of({ parts })) Object.assign(views, await bring({ db, keyring, opened }))
  // A finding may rest on a Social Security number: its key can be compared, not read.
  const keyOf = (basis: string) => lookup(keyring, 'case_waivers.finding', `${row.id} ${basis}`)
  const report = checkBeforeFiling(factsOf(opened, views), forms, { keyOf })
  // In words only: a finding keeps its key, by which it was waived.
  const say = row.mode === 'DIY' ? withoutAttorney : (sentence: string) => sentence
  const findings = report.findings.map((each) => ({
    ...each,
    message: say(each.message),
    sentence: say(each.sentence),
  }))
  const unchecked = report.unchecked.map((each) => ({
    ...each,
    message: say(each.message),
    key: keyOf(JSON.stringify([each.rule, 'not checked', each.missing])),
  }))
  const sent = opened.file.forms.filter((form) => !isCopyOnly(opened, form))
  return { ...report, findings, unchecked, opened, stage, outdated: outdatedEditions(editions, sent), waivers }
}

/** What an applicant sent, what is waived, and how old photos may be (V88). */
async function papersOf(db: Db, { row, filingDate }: FilingFile, { exhibits }: RelatedCases): Promise<Papers> {
  return {
    sent: exhibits.map(({ itemId }) => itemId),
    waived: await waivedItemsOf(db, row.id),
    photoDays: await photoDaysOn(db, row.lawFirmId, filingDate),
  }
}

/** Once a case is approved for filing, signatures and payments count too. */
export const stageOf = ({ status }: Pick<CaseColumns, 'status'>): CheckStage =>
  status >= Status.readyToFile ? 'filing' : 'review'

/** What stops a case, in one sentence each; errors that an attorney waived and warnings that were seen are left out. For the guards of a move. */
export async function openErrorsOf(
  db: Db,
  services: Checking,
  row: CaseColumns,
  { vouchedFor = [], ...asked }: { today: string; stage?: CheckStage; vouchedFor?: readonly string[] },
): Promise<{ openErrors: string[]; outdatedEditions: string[] }> {
  const { findings, unchecked, waivers, outdated, stage } = await checkFiling(db, services, row, asked)
  const inTheWay = blocking(findings, waivers).filter(({ rule }) => !vouchedFor.includes(rule))
  const errors = inTheWay.map(({ rule, sentence }) => `${rule} ${sentence}`)
  const unseen = stage === 'filing' ? unacknowledged(findings, waivers) : []
  const warnings = unseen.map(({ rule, sentence }) => `${rule} ${sentence} (nobody has acknowledged this warning)`)
  const open = stage === 'filing' ? notChecked(unchecked, waivers, row) : []
  const unrun = open.map(({ rule, message }) => `${rule} ${message} (this was not checked: something is not known)`)
  return { openErrors: [...errors, ...warnings, ...unrun], outdatedEditions: outdated }
}

/** Rules of errors that could not be run: not clear before they are, or before whoever answers for the filing says why. */
export function notChecked(
  unchecked: readonly Unchecked[],
  waivers: readonly WaiverRow[],
  { mode }: Pick<CaseColumns, 'mode'>,
): Unchecked[] {
  const waived = waivers.filter(({ role, reason }) => reason !== '' && (mode === 'DIY' || role === Role.attorney))
  return unchecked.filter(({ severity, key }) => severity === 'error' && !waived.some(({ finding }) => finding === key))
}

const needsById: ReadonlyMap<string, Fact> = new Map(prefilingNeeds.map((fact) => [fact.id, fact as Fact]))
export const needOf = (id: string) => needsById.get(id)

const ledgers: ReadonlySet<string> = new Set(
  [lcaLedger, capLedger].flatMap((ledger) => Object.values(ledger).map(({ id }) => id)),
)

/** What the product itself brings together; nobody is asked for it. */
export const isView = (id: string) =>
  ledgers.has(id) ||
  /^case\.(forms|printedForms|signatures|appearances|payments|paymentsDue|feesDue|feeLines|feesToConfirm|premiumFee|exhibits|packageItems|pageEditions|readEntries|principalsOver|photoDays|filingDate|addressVerifiedOn)$/.test(
    id,
  )

/** A view first, then what was answered for the check, then the facts of the case. */
function factsOf({ look, plan }: FilingFile, views: Record<string, unknown>): Facts {
  const given = { ...plan.details, ...dropUndefined(views) }
  const stored = (id: string) => allFacts.get(id) ?? allDerived.get(id) ?? needsById.get(id)
  return {
    value: (id) => {
      if (id in given) return given[id] ?? undefined
      const fact = stored(id)
      return fact && look.value(fact)
    },
    known: (id) => {
      if (id in given) return true
      const fact = stored(id)
      return fact !== undefined && saysSomething(look.answer(fact))
    },
  }
}

/** That there is none, or that it does not apply, is an answer; whoever does not know has told nothing to check by. */
const saysSomething = (answer: Answer | undefined) =>
  answer !== undefined && (isValue(answer) || answer.not !== 'unknown')

const dropUndefined = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
