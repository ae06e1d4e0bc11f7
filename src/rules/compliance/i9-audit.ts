import { type Day, latest } from '#formats/day.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { addMonthsUp } from '#rules/calendar/days.ts'
import { countByList } from '#rules/i9/combinations.ts'

export type AuditSeverity =
  | 'critical'
  | 'substantive'
  | 'technical'
  | 'warn'
  | 'info'
  | 'discrimination risk'
  | 'E-Verify'

type I9Document = {
  list: 'A' | 'B' | 'C'
  title?: string
  authority?: string
  number?: string
  expiresOn?: Day | 'none'
}

/** A completed Form I-9 and what stands around it. What is undefined was left blank on the paper. */
export type AuditedForm = {
  name?: string
  birthDate?: Day
  address?: string
  boxes?: readonly (1 | 2 | 3 | 4)[]
  boxNumber?: string
  authorizedUntil?: Day | 'N/A'
  signedOn?: Day
  firstDay?: Day
  payrollFirstDay?: Day
  preparerUsed?: boolean
  preparerComplete?: boolean
  documents?: readonly I9Document[]
  section2On?: Day
  /** By the employer's own business days; three federal ones unless told. */
  section2DueOn?: Day
  section2Signer?: { name?: string; title?: string }
  employerNameAndAddress?: boolean
  editionValid?: boolean
  remote?: boolean
  remoteBox?: boolean
  eVerifyOnThatDay?: boolean
  remoteRegister?: boolean
  receiptDueOn?: Day
  receiptFollowedOn?: Day
  reverifyBy?: Day
  reverifiedOn?: Day
  exemptFromReverification?: boolean
  reverifiedForPassport?: boolean
  copiesConsistent?: boolean
  retainUntil?: Day
  usesEVerify?: boolean
  ssn?: string
  electronic?: boolean
  auditTrail?: boolean
  correctionsInitialed?: boolean
  spanish?: boolean
  inPuertoRico?: boolean
  supplementB?: { rehiredOn?: Day; document?: boolean; signed?: boolean }
  documentNamedByEmployer?: boolean
  eVerifyOpenedOn?: Day
  mismatchOn?: Day
  mismatchHandledOn?: Day
  pending?: 'extension' | 'porting'
  pendingNote?: boolean
  acquired?: boolean
  acquisitionDecided?: boolean
  today: Day
}

type Check = { id: string; severity: AuditSeverity; what: string; fails: (form: AuditedForm) => boolean }

const due2 = ({ firstDay, section2DueOn }: AuditedForm) => section2DueOn ?? (firstDay && addBusinessDays(firstDay, 3))
const listed = ({ documents = [] }: AuditedForm, list: string) => documents.filter((each) => each.list === list)
/** A passport and its I-94 are one of List A; what is too much is A25, not A08. */
const oneOrTwo = ({ documents = [] }: AuditedForm) => {
  const { A, B, C } = countByList(documents)
  return A === 1 || (A === 0 && B === 1 && C === 1)
}

/** i9.md §9, check by check (ICE Fact Sheet of 03-16-2026 for what is substantive). A19 is about a form that is missing. */
export const auditChecks: readonly Check[] = [
  check('A01', 'substantive', 'Legal name and date of birth', (f) => !f.name || !f.birthDate),
  check('A01b', 'technical', 'Address', (f) => !f.address),
  check('A02', 'substantive', 'Exactly one status box', (f) => f.boxes?.length !== 1),
  check(
    'A03',
    'substantive',
    'Number of the box; for box 4 the date or N/A',
    (f) => (needsNumber(f) && !f.boxNumber) || (f.boxes?.includes(4) === true && f.authorizedUntil === undefined),
  ),
  check('A04', 'substantive', 'Employee’s signature and date', (f) => f.signedOn === undefined),
  check('A05', 'substantive', 'Section 1 by the first day', (f) => later(f.signedOn, f.firstDay)),
  check('A06', 'substantive', 'Preparer’s block', (f) => f.preparerUsed === true && !f.preparerComplete),
  check(
    'A07',
    'substantive',
    'First day of employment as on the payroll',
    (f) => f.firstDay === undefined || (f.payrollFirstDay !== undefined && f.payrollFirstDay !== f.firstDay),
  ),
  check(
    'A08',
    'substantive',
    'List A, or B and C, with title, authority, number and expiry',
    (f) =>
      !oneOrTwo(f) ||
      (f.documents ?? []).some((each) => !each.title || !each.authority || !each.number || !each.expiresOn),
  ),
  check('A09', 'substantive', 'Documents unexpired', (f) =>
    (f.documents ?? []).some(
      ({ expiresOn }) => expiresOn !== undefined && expiresOn !== 'none' && later(f.section2On, expiresOn),
    ),
  ),
  check(
    'A10',
    'substantive',
    'Section 2 signed, dated, with name and title',
    (f) => !f.section2On || !f.section2Signer?.name || !f.section2Signer.title,
  ),
  check('A11', 'substantive', 'Section 2 within three business days', (f) => later(f.section2On, due2(f))),
  check('A12', 'technical', 'Business name and address', (f) => f.employerNameAndAddress === false),
  check('A13', 'technical', 'Edition valid on the day', (f) => f.editionValid === false),
  check(
    'A14',
    'substantive',
    'Alternative procedure marked exactly where it was used, with E-Verify',
    (f) => (f.remote ?? false) !== (f.remoteBox ?? false) || (f.remote === true && f.eVerifyOnThatDay !== true),
  ),
  check('A15', 'substantive', 'Receipt followed up', (f) => open(f.receiptDueOn, f.receiptFollowedOn, f.today)),
  check(
    'A16',
    'substantive',
    'Reverified by the end, and nobody who is exempt',
    (f) =>
      (!f.exemptFromReverification && open(f.reverifyBy, f.reverifiedOn, f.today)) ||
      (f.exemptFromReverification === true && f.reverifiedOn !== undefined),
  ),
  check('A17', 'warn', 'Copies kept of all or of none', (f) => f.copiesConsistent === false),
  check('A18', 'info', 'Kept past the duty', (f) => later(f.today, f.retainUntil)),
  check('A20', 'warn', 'Social Security number with E-Verify', (f) => f.usesEVerify === true && !f.ssn),
  check('A21', 'substantive', 'Audit trail of an electronic form', (f) => f.electronic === true && !f.auditTrail),
  check('A22', 'warn', 'Corrections initialed and dated', (f) => f.correctionsInitialed === false),
  check('A23', 'substantive', 'Spanish form outside Puerto Rico', (f) => f.spanish === true && !f.inPuertoRico),
  check(
    'A24',
    'substantive',
    'Supplement B with rehire date, document and signature',
    ({ supplementB: b }) => b !== undefined && (!b.rehiredOn || !b.document || !b.signed),
  ),
  check(
    'A25',
    'discrimination risk',
    'More documents than needed, or one named by the employer',
    (f) =>
      (listed(f, 'A').length > 0 && listed(f, 'B').length + listed(f, 'C').length > 0) ||
      f.documentNamedByEmployer === true,
  ),
  check(
    'A26',
    'E-Verify',
    'Case by the third business day; mismatch in ten federal working days',
    (f) =>
      (f.usesEVerify === true && open(due2(f), f.eVerifyOpenedOn, f.today)) ||
      (f.mismatchOn !== undefined && open(addBusinessDays(f.mismatchOn, 10), f.mismatchHandledOn, f.today)),
  ),
  check('A27', 'substantive', 'Remote examination in the register', (f) => f.remote === true && !f.remoteRegister),
  check('A28', 'warn', '“240-Day Ext.” or “AC-21” noted', (f) => f.pending !== undefined && !f.pendingNote),
  check('A29', 'warn', 'Acquired workforce: decision recorded', (f) => f.acquired === true && !f.acquisitionDecided),
  check('A30', 'discrimination risk', 'Reverified because of a passport', (f) => f.reverifiedForPassport === true),
]

/** What an audit of one form finds. */
export const auditOf = (form: AuditedForm): { id: string; severity: AuditSeverity; what: string }[] =>
  auditChecks.filter(({ fails }) => fails(form)).map(({ id, severity, what }) => ({ id, severity, what }))

/** A19: until when a missing form of somebody is critical; undefined for who was hired before the law, open while employed. */
export function missingFormCriticalUntil(hiredOn: Day, leftOn?: Day): Day | 'employed' | undefined {
  if (hiredOn < '1986-11-07') return undefined
  return leftOn === undefined ? 'employed' : latest(addMonthsUp(hiredOn, 36), addMonthsUp(leftOn, 12))
}

const needsNumber = ({ boxes = [] }: AuditedForm) => boxes.includes(3) || boxes.includes(4)
const later = (one: Day | undefined, other: Day | undefined) => one !== undefined && other !== undefined && one > other
/** Due and either done late or not done though its day is over. */
const open = (by: Day | undefined, done: Day | undefined, today: Day) => by !== undefined && (done ?? today) > by

function check(id: string, severity: AuditSeverity, what: string, fails: Check['fails']): Check {
  return { id, severity, what, fails }
}
