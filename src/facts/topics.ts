import { topics as adjustment } from './adjustment.ts'
import { topics as appearance } from './appearance.ts'
import { topics as background } from './background.ts'
import { topics as biographic } from './biographic.ts'
import { abroadTopics } from './classifications/abroad.ts'
import { performanceTopics } from './classifications/performance.ts'
import { religiousTopics } from './classifications/religious.ts'
import { transferTopics } from './classifications/transfer.ts'
import { treatyTopics } from './classifications/treaty.ts'
import { interpreter, otherPreparer } from './declarations.ts'
import { topics as eNotification } from './e-notification.ts'
import { topics as eligibility } from './eligibility/all.ts'
import { employerTopics, jobTopics } from './employer-topics.ts'
import { topics as family } from './family.ts'
import { attorney, firm } from './firm.ts'
import { h1bTopics } from './h1b.ts'
import { h2Topics } from './h2.ts'
import { h3Topics } from './h3.ts'
import { topics as i9 } from './i9.ts'
import { topics as immigrantPetition } from './immigrant-petition.ts'
import { topics as laborCertification } from './labor-certification.ts'
import { topics as parents } from './parents.ts'
import { topics as parole } from './parole.ts'
import { topics as payment } from './payment.ts'
import { person } from './person.ts'
import { topics as petition } from './petition.ts'
import { topics as premium } from './premium.ts'
import { topics as relative } from './relative.ts'
import { topics as standing } from './standing.ts'
import { topics as stay } from './stay.ts'
import { topics as supplementJ } from './supplement-j.ts'
import { topics as support } from './support.ts'
import { type Topic, topic } from './topic.ts'
import { topics as travelDocument } from './travel-document.ts'
import { topics as travelPermit } from './travel-permits.ts'
import { topics as workPermit } from './work-permit.ts'

const parties: readonly Topic[] = [
  topic('name', 'Name', [person.title, person.familyName, person.givenName, person.middleName, person.otherNames]),
  topic('birth', 'Birth and citizenship', [
    person.sex,
    person.birthDate,
    person.birthCity,
    person.birthProvince,
    person.birthCountry,
    person.citizenship,
    person.secondCitizenship,
    person.maritalStatus,
  ]),
  topic('contact', 'How to reach you', [
    person.email,
    person.alternateEmail,
    person.mobilePhone,
    person.daytimePhone,
    person.addresses,
  ]),
  topic('numbers', 'Numbers the government gave you', [
    person.ssn,
    person.aNumber,
    person.onlineAccount,
    person.sevisId,
  ]),
  topic('passport', 'Passport and visas', [person.passports, person.visas]),
  topic('travel', 'Your last entry to the U.S.', [
    person.inUnitedStates,
    person.admissions,
    person.currentStatus,
    person.statusExpiresOn,
    person.statusWithoutEnd,
    person.optUntil,
    person.trips,
  ]),
  topic('history', 'Education, work and family', [
    person.education,
    person.worksNow,
    person.jobs,
    person.everWorkedAbroad,
    person.marriages,
  ]),
  topic('language', 'Language and interpreter', Object.values(interpreter)),
  ...employerTopics,
  ...jobTopics,
  topic('firm', 'The law firm', Object.values(firm)),
  topic('attorney', 'The attorney', Object.values(attorney)),
  topic('preparer', 'Who prepared the forms', Object.values(otherPreparer)),
]

/** The steps of every questionnaire, in asking order. */
export const allTopics: readonly Topic[] = [
  ...parties,
  ...family,
  ...parents,
  ...standing,
  ...petition,
  ...immigrantPetition,
  ...laborCertification,
  ...supplementJ,
  ...h1bTopics,
  ...h2Topics,
  ...h3Topics,
  ...treatyTopics,
  ...abroadTopics,
  ...transferTopics,
  ...performanceTopics,
  ...religiousTopics,
  ...relative,
  ...stay,
  ...background,
  ...adjustment,
  ...eligibility,
  ...biographic,
  ...workPermit,
  ...travelDocument,
  ...support,
  ...parole,
  ...travelPermit,
  ...premium,
  ...payment,
  ...eNotification,
  ...appearance,
  ...i9,
]
