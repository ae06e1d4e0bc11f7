import { all, any, is, not } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { of } from '#engine/reference.ts'
import { adjustment } from '#facts/adjustment.ts'
import { person } from '#facts/person.ts'

const derivative = is(adjustment.adjustsAs, 'Derivative')
const workers = is(
  adjustment.adjustmentCategory,
  'extraordinary',
  'researcher',
  'manager',
  'advancedDegree',
  'professional',
  'skilledWorker',
  'otherWorker',
  'nationalInterest',
)
const byRelative = all(workers, is(adjustment.relativeFiled, 'Yes'))
const asylee = is(adjustment.adjustmentCategory, 'asylee')
const refugee = is(adjustment.adjustmentCategory, 'refugee')

export const category = part('2', 'Application Type or Filing Category', [
  ask('1', adjustment.beforeImmigrationCourt),
  askIfAny('2 receipt', adjustment.underlyingReceipt, { label: 'Receipt Number of Underlying Petition (if any)' }),
  askIfAny('2 priority date', adjustment.underlyingPriorityDate, {
    label: 'Priority Date from Underlying Petition (if any)',
  }),
  ask('2', adjustment.adjustsAs, { label: 'I am filing this Form I-485 as a' }),
  ask('2 principal family name', of('principal', person.familyName), {
    label: 'Principal Applicant’s Family Name',
    when: derivative,
  }),
  ask('2 principal given name', of('principal', person.givenName), {
    label: 'Principal Applicant’s Given Name',
    when: derivative,
  }),
  askIfAny('2 principal middle name', of('principal', person.middleName), {
    label: 'Principal Applicant’s Middle Name',
    when: derivative,
  }),
  askIfAny('2 principal A-Number', of('principal', person.aNumber), {
    label: 'Principal Applicant’s A-Number (if any)',
    when: derivative,
  }),
  ask('2 principal birth', of('principal', person.birthDate), {
    label: 'Principal Applicant’s Date of Birth',
    when: derivative,
  }),
  ask('3', adjustment.adjustmentCategory, { label: 'I am applying based on the following category' }),
  ask('3.b relative', adjustment.relativeFiled, { when: workers }),
  ask('3.b relation', adjustment.relativeIs, { when: byRelative }),
  ask('3.b standing', adjustment.relativeStatus, { when: byRelative }),
  ask('3.d asylum', adjustment.asylumGrantedOn, { when: asylee }),
  ask('3.d refugee', adjustment.admittedAsRefugeeOn, { when: refugee }),
  ask('3.g rank', adjustment.diversityRank, { when: is(adjustment.adjustmentCategory, 'diversity') }),
  ask('3.g other', adjustment.otherEligibility, { when: is(adjustment.adjustmentCategory, 'other') }),
  ask('4', adjustment.section245i, {
    label: 'Are you applying for adjustment based on INA section 245(i)?',
    when: not(any(asylee, refugee)),
  }),
  ask('5', adjustment.childStatusProtection),
])

export const affidavit = part(
  '3',
  'Request for Exemption for Intending Immigrant’s Affidavit of Support Under Section 213A of the INA',
  [ask('1', adjustment.affidavitExemption, { label: 'Affidavit of Support: exemption or not' })],
)
