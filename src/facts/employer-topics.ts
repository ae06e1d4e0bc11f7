import { company } from './company.ts'
import { employment } from './employment.ts'
import { payFacts, worksiteFacts } from './job-template.ts'
import { petitioner, position } from './petition-parties.ts'
import { type Topic, topic } from './topic.ts'

/** The employer in the handfuls that somebody from HR can answer at one sitting. */
export const employerTopics: readonly Topic[] = [
  topic('company', 'The company', [
    company.legalName,
    company.tradeName,
    company.street,
    company.unitKind,
    company.unitNumber,
    company.city,
    company.state,
    company.zipCode,
    company.country,
    company.email,
    company.alternateEmail,
    company.phone,
    company.phoneCountryCode,
    company.phoneExtension,
    petitioner.mobilePhone,
    company.fax,
    company.contactLastName,
    company.contactFirstName,
    company.contactMiddleName,
  ]),
  topic('business', 'The business', [
    company.fein,
    company.businessType,
    company.naicsCode,
    company.incorporatedOn,
    company.grossIncome,
    company.netIncome,
    company.about,
    company.usesAttorney,
  ]),
  topic('workforce', 'Your workforce', [
    company.employees,
    company.fullTimeEquivalents,
    company.h1bEmployees,
    company.l1Employees,
    company.affiliates,
    company.willfulViolator,
  ]),
  topic('organization', 'Schools, nonprofits and research', [
    company.nonprofitTaxExempt,
    petitioner.governmentalResearch,
    company.higherEducation,
    company.nonprofitOrganization,
    company.nonprofitResearch,
    company.secondaryEducation,
    company.nonprofitClinical,
    company.subsequentExtension,
    company.amendedPetition,
    company.correctsUscisError,
  ]),
  topic('signer', 'Who signs', [
    company.signerFirstName,
    company.signerMiddleName,
    company.signerLastName,
    company.signerTitle,
  ]),
]

export const jobTopics: readonly Topic[] = [
  topic('job', 'The job and its pay', [
    ...payFacts,
    employment.duties,
    employment.department,
    employment.supervisor,
    employment.startedOn,
    employment.endedOn,
    employment.employeeNumber,
  ]),
  topic('worksite', 'Where the work is done', [
    employment.offSite,
    position.clientName,
    ...worksiteFacts,
    position.furtherWorksites,
  ]),
]
