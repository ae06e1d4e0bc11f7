import { type AuditedForm, auditOf, missingFormCriticalUntil } from '#rules/compliance/i9-audit.ts'
import { listedAs } from '#rules/i9/combinations.ts'
import type { Content, Finding, Settings } from '../records.ts'
import { isEnrolled, keepUntil, mayUseVideo, reverifyOf } from '../rules.ts'
import type { FormRow, WithoutForm } from './store.ts'

/** Editions of the form that may be used on a day (i9.md §1): a newer one is a further row. */
const editions = [{ edition: '2025-01-20', from: '2025-01-20', until: '2027-05-31' }] as const

const boxOf = { Citizen: 1, National: 2, 'Permanent resident': 3, 'Authorized to work': 4 } as const

/** A form as an audit reads it: what is undefined was left blank. */
export function auditedForm(form: FormRow, content: Content, settings: Settings, today: string): AuditedForm {
  const { section1: s1, section2: s2 } = content
  const last = content.supplementB.at(-1)
  const { reverify } = reverifyOf({ ...content, supplementB: [] })
  const first = reverifyOf({ ...content, supplementB: [] }).reverifyOn
  const reverified = content.supplementB.find(({ document }) => document)
  const on = s2?.signature.on ?? today
  const usesEVerify = isEnrolled(settings, form.firstDay)
  return {
    today,
    electronic: true,
    auditTrail: true,
    ...(s1 && {
      name: s1.familyName,
      birthDate: s1.birthDate,
      address: s1.street,
      boxes: s1.status === '' ? [] : [boxOf[s1.status]],
      boxNumber: s1.aNumber || s1.i94Number || s1.passportNumber,
      authorizedUntil: s1.authorizedUntil || undefined,
      signedOn: s1.signature.on,
      preparerUsed: s1.helped,
      preparerComplete: s1.preparers.length > 0 && s1.preparers.every(({ signature, street }) => signature && street),
      ssn: s1.socialSecurity,
    }),
    firstDay: form.firstDay,
    section2DueOn: form.section2DueOn,
    payrollFirstDay: form.startedOn ?? undefined,
    ...(s2 && {
      documents: s2.documents.map(({ expiresOn, ...each }) => ({ ...each, expiresOn: expiresOn ?? ('none' as const) })),
      section2On: s2.signature.on,
      section2Signer: { name: s2.signerName, title: s2.signerTitle },
      employerNameAndAddress: s2.employer !== '' && s2.employerAddress !== '',
      remote: s2.remote,
      remoteBox: s2.remote,
      eVerifyOnThatDay: isEnrolled(settings, on),
      remoteRegister: s2.remote && mayUseVideo(settings, on) && s2.copiesKept,
      copiesConsistent: s2.remote || s2.copiesKept === settings.keepsCopies,
      editionValid: editions.some(({ from, until }) => from <= on && on <= until) || on < editions[0].from,
      documentNamedByEmployer: false,
    }),
    receiptDueOn: form.receiptDueOn ?? undefined,
    receiptFollowedOn: form.receiptDoneOn ?? undefined,
    // What is still ahead is no finding, and who left is not reverified.
    reverifyBy: first !== null && (form.endedOn === null || first <= form.endedOn) ? first : undefined,
    reverifiedOn: reverified?.signature.on,
    exemptFromReverification: reverify === 'never',
    reverifiedForPassport:
      reverified?.document !== undefined &&
      s2?.documents.some((each) => listedAs(each)?.id === 'A5' && each.expiresOn === first) === true,
    retainUntil: keepUntil(form.firstDay, form.endedOn),
    usesEVerify,
    eVerifyOpenedOn: form.everify?.openedOn,
    mismatchOn: form.everify?.result === 'mismatch' ? (form.everify.resultOn ?? undefined) : undefined,
    mismatchHandledOn: form.everify?.referredOn ?? form.everify?.closedOn ?? undefined,
    correctionsInitialed: content.corrections.every(({ initials, on: day }) => initials !== '' && day !== ''),
    ...(last?.kind === 'rehire' && {
      supplementB: { rehiredOn: last.rehiredOn ?? undefined, document: true, signed: last.signature.name !== '' },
    }),
  }
}

type OfOne = Omit<Finding, 'forms'>

/** What is wrong with a form now. What is not signed yet and not due is no finding. */
export function findingsOf(form: FormRow, content: Content | undefined, settings: Settings, today: string): OfOne[] {
  if (!content?.section1) return form.firstDay < today ? [late('A04', 'Employee’s signature and date')] : []
  const all = [...auditOf(auditedForm(form, content, settings, today)), ...againstRecord(form, content.section1)]
  if (content.section2) return all
  const ofSection1 = new Set(['A01', 'A01b', OTHER_BIRTH, 'A02', 'A03', 'A04', 'A05', 'A06', 'A20'])
  const rest = all.filter(({ id }) => ofSection1.has(id))
  return form.section2DueOn < today ? [...rest, late('A11', 'Section 2 within three business days')] : rest
}

const OTHER_BIRTH = 'A01c'

/** One of the two is wrong. The employee corrects the form, and nobody is asked for a document because of it (INA 274B). */
const againstRecord = ({ bornOn }: FormRow, { birthDate }: { birthDate: string }): OfOne[] =>
  bornOn !== null && birthDate !== '' && birthDate !== bornOn
    ? [{ id: OTHER_BIRTH, what: 'Date of birth differs from the person’s record', severity: 'warn' }]
    : []

const late = (id: string, what: string): OfOne => ({ id, what, severity: 'substantive' })

type Audited = { form: FormRow; content: Content | undefined; settings: Settings }

/** All that an audit finds, each check once with the forms it is about. */
export function auditAll(forms: readonly Audited[], missing: readonly WithoutForm[], today: string): Finding[] {
  const found = new Map<string, Finding>()
  const add = (finding: OfOne, of: Finding['forms'][number]) => {
    const known = found.get(finding.id) ?? { ...finding, forms: [] }
    known.forms.push(of)
    found.set(finding.id, known)
  }
  for (const { form, content, settings } of forms)
    for (const finding of findingsOf(form, content, settings, today))
      add(finding, { id: form.id, employmentId: form.employmentId, name: `${form.firstName} ${form.lastName}` })
  for (const of of missing) {
    const until = of.startedOn <= today ? missingFormCriticalUntil(of.startedOn, of.endedOn ?? undefined) : undefined
    if (until === undefined || (until !== 'employed' && today > until)) continue
    const one = { id: null, employmentId: of.employmentId, name: `${of.firstName} ${of.lastName}` }
    add({ id: 'A19', what: 'No Form I-9', severity: 'critical' }, one)
  }
  return [...found.values()].sort((one, other) => weight(one) - weight(other) || one.id.localeCompare(other.id))
}

const order = ['critical', 'substantive', 'discrimination risk', 'E-Verify', 'technical', 'warn', 'info']
const weight = ({ severity }: OfOne) => order.indexOf(severity)
