import { yes } from '#engine/condition.ts'
import { ask, askIfAny, form, part } from '#engine/form.ts'
import { immigrantHistory } from '#facts/adjustment.ts'
import { background } from '#facts/background.ts'
import { aboutActivities } from '#facts/derived/activities.ts'
import { person } from '#facts/person.ts'
import { interpreted, interpreterWithoutAddress, prepared, preparerWithoutAddress } from '../../closing.ts'
import { aboutYou, byAttorney } from './parts/applicant.ts'
import { affidavit, category } from './parts/category.ts'
import { eligibility } from './parts/eligibility.ts'
import { biographic, children, marriage, parentsPart } from './parts/family.ts'

const appliedAbroad = yes(immigrantHistory.visaAppliedAbroad)

export const history = part('4', 'Additional Information About You', [
  ask('1', immigrantHistory.visaAppliedAbroad, {
    label:
      'Have you ever applied for an immigrant visa to obtain permanent resident status at a U.S. Embassy or U.S. Consulate abroad?',
  }),
  ask('2 city', immigrantHistory.visaAbroadCity, { when: appliedAbroad }),
  ask('2 country', immigrantHistory.visaAbroadCountry, { when: appliedAbroad }),
  ask('3', immigrantHistory.visaAbroadDecision, { label: 'Decision', when: appliedAbroad }),
  ask('4', immigrantHistory.visaAbroadDecidedOn, { label: 'Date of Decision', when: appliedAbroad }),
  ask('5', background.adjustmentFiled, {
    label: 'Have you previously applied for permanent residence while in the United States?',
  }),
  ask('5 explanation', background.adjustmentExplained, { when: yes(background.adjustmentFiled) }),
  ask('6', immigrantHistory.residenceRescinded),
  ask('6 explanation', immigrantHistory.residenceRescindedExplained, {
    when: yes(immigrantHistory.residenceRescinded),
  }),
  ask('7', aboutActivities.activities, { label: 'Employment and Educational History for the Last 5 Years' }),
  askIfAny('8', aboutActivities.lastActivityAbroad, {
    label: 'Most Recent Employer or School Outside of the United States',
  }),
])

export const contact = part('10', 'Applicant’s Contact Information, Certification, and Signature', [
  ask('1', person.daytimePhone),
  askIfAny('2', person.mobilePhone),
  askIfAny('3', person.email),
])

export const interpretation = part(
  '11',
  'Interpreter’s Contact Information, Certification, and Signature',
  interpreterWithoutAddress,
  interpreted,
)

export const preparation = part(
  '12',
  'Contact Information, Certification, and Signature of the Person Preparing this Application, if Other Than the Applicant',
  preparerWithoutAddress,
  prepared,
)

export const additionalInformation = part('14', 'Additional Information', [
  ask('1 family name', person.familyName),
  ask('1 given name', person.givenName),
  askIfAny('1 middle name', person.middleName),
])

export const i485 = form({
  id: 'i-485',
  edition: '2025-01-20',
  name: 'I-485',
  title: 'Application to Register Permanent Residence or Adjust Status',
  roles: { principal: 'The principal applicant, whose spouse or child a derivative applicant is' },
  parts: [
    byAttorney,
    aboutYou,
    category,
    affidavit,
    history,
    parentsPart,
    marriage,
    children,
    biographic,
    eligibility,
    contact,
    interpretation,
    preparation,
    additionalInformation,
  ],
})

export default i485
