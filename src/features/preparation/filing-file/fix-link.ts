import { formPath } from '#case-file/cases/form-paths.ts'
import { itemsOf, type PlacedItem } from '#engine/form.ts'
import { isDerived } from '#engine/reference.ts'
import { allDerived, allFacts } from '#facts/all.ts'
import { formName } from '#formats/form-names.ts'
import { formNamed } from '#forms/all.ts'
import { questionnairePath } from '#preparation/questionnaires/paths.ts'
import { capLedger } from '#rules/prefiling/h1b-needs.ts'
import { kept } from '#rules/prefiling/lca-needs.ts'

type CaseForm = { id: number; formId: string; edition: string; side: string }
type Case = { typeId: number; id: number /** Its details. */; path: string }

/** Where somebody goes to put something right, and what is done there. */
export type FixLink = { to: string; label: string }

/** The item of a form, a part of the filing screen, the case or the questionnaire; what no screen asks for leads nowhere. */
export function fixLink(cause: string, file: Case, forms: readonly CaseForm[]): FixLink | undefined {
  const part = parts[cause] ?? (kept(cause) === undefined ? undefined : lca)
  if (part) return { to: `/visaCareFiling/${file.id}#${part[0]}`, label: part[1] }
  if (cause === capLedger.capRegistrations.id || cause === capLedger.registeredWithPassport.id)
    return { to: '/visaCareCapSeason', label: 'Open the cap season' }
  const ofLca = withTheLca[cause]
  if (ofLca) return { to: `${ofLca[0]}/${file.id}${ofLca[2] ?? ''}`, label: ofLca[1] }
  const ofCase = inTheCase[cause]
  if (ofCase) return { to: `${file.path}${ofCase[0]}`, label: ofCase[1] }
  for (const form of forms) {
    const declared = formNamed(form.formId, form.edition)
    const placed = declared && itemFor(itemsOf(declared), cause)
    const to = placed && formPath(form, file.id, placed.key)
    if (to) return { to, label: `Open ${formName(form.formId)} at ${itemWords(placed)}` }
  }
  if (!allFacts.has(cause) && !allDerived.has(cause)) return undefined
  return { to: questionnairePath(file.typeId, file.id), label: 'Open the questionnaire' }
}

/** A form at its first open item, or at its first page. */
export function fixLinkToForm(form: CaseForm, caseId: number, open: string | undefined): FixLink | undefined {
  const to = formPath(form, caseId, open ?? '')
  if (!to) return undefined
  const declared = open === undefined ? undefined : formNamed(form.formId, form.edition)
  const placed = declared && itemsOf(declared).find(({ key }) => key === open)
  return { to, label: `Open ${formName(form.formId)}${placed ? ` at ${itemWords(placed)}` : ''}` }
}

/** 'Part 3, item 2.a', as the paper counts. */
const itemWords = ({ part, item }: PlacedItem): string => `Part ${part.id}, item ${item.number.split(' ')[0]}`

/** The item about whom the fact is about; a derived fact is put right where it comes from. */
function itemFor(items: readonly PlacedItem[], cause: string): PlacedItem | undefined {
  const [subject] = cause.split('.')
  const own = items.filter(({ item }) => item.role === subject)
  return (
    own.find(({ item }) => item.fact.id === cause) ??
    own.find(({ item: { fact } }) => isDerived(fact) && fact.inputs.some((input) => input.fact.id === cause))
  )
}

const lca = ['lca', 'Edit the LCA'] as const
const signHere = ['sign-here', 'Open the sign-here list'] as const
const fees = ['fees', 'Open the fees'] as const
const payment = ['fees', 'Choose how it is paid'] as const
const approval = ['fees', 'Approve the fees'] as const

const parts: Readonly<Record<string, readonly [anchor: string, label: string]>> = {
  'case.signatures': signHere,
  'case.appearances': signHere,
  'case.payments': payment,
  'case.paymentsDue': payment,
  'case.feesDue': fees,
  'case.feeLines': approval,
  'case.feesToConfirm': fees,
  'case.premiumFee': fees,
  'case.addressVerifiedOn': ['address', 'Confirm the filing address'],
  'case.filingDate': ['address', 'Choose the day of filing'],
  'case.printedForms': ['package', 'Build the package'],
  'case.pageEditions': ['package', 'Build the package'],
}

const record = ['/visaCareLcaRequestDetails', 'Open the LCA'] as const
const workers = ['/visaCareLcaRequestDetails', 'Open the workers of the LCA', '?tab=workers'] as const
const publicFile = ['/visaCarePAFFile', 'Open the public access file'] as const

/** Kept with the LCA, on the page of the LCA that the case rests on. */
const withTheLca: Readonly<Record<string, readonly [path: string, label: string, search?: string]>> = {
  'case.lcaUses': workers,
  'case.lcaPlacements': workers,
  'case.placementsLookedAt': workers,
  'case.payDeductions': workers,
  'case.publicDisclosure': record,
  'case.publicFilePlace': publicFile,
  'case.lcaNotices': record,
  'case.dependentByCount': record,
  'case.prevailingArea': record,
  'case.prevailingYear': record,
}

const recruitment = ['?tab=recruitment', 'Open the recruitment'] as const

const inTheCase: Readonly<Record<string, readonly [anchor: string, label: string]>> = {
  'case.recruitment': recruitment,
  'case.recruitmentTexts': recruitment,
  'case.additionalSteps': recruitment,
  'case.recruitmentReport': recruitment,
  'case.pendingApplications': ['#history', 'Open the case'],
  'case.exhibits': ['#documents', 'Open the documents'],
  'case.packageItems': ['#documents', 'Open the documents'],
  'case.forms': ['#forms', 'Open the forms'],
  'case.applicants': ['', 'Open the case'],
  'case.priorFilings': ['', 'Open the case'],
  'case.responseDueOn': ['', 'Open the case'],
}
