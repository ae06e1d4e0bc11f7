import { ask, askIfAny, form, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { byLaborAttorney } from '#facts/derived/labor-certification.ts'
import { employment } from '#facts/employment.ts'
import { attorney, firm } from '#facts/firm.ts'
import { immigrant } from '#facts/immigrant-petition.ts'
import { laborCertification } from '#facts/labor-certification.ts'
import { person } from '#facts/person.ts'

/**
 * The Department of Labor prints it when it certifies. Section A is its own; what the product knows of it is shown, so
 * that the copy in the file can be held against the one that arrived.
 */
const approval = part('A', 'Permanent Employment Certification Approval', [
  ask('1', immigrant.laborCertificationNumber, { label: 'DOL Case Number' }),
  ask('3', company.legalName, { label: 'Employer Legal Business Name' }),
  ask('4', company.fein, { label: 'Employer FEIN' }),
  ask('5', person.familyName, { label: 'Foreign Worker’s Last (family) Name' }),
  ask('6', person.givenName, { label: 'Foreign Worker’s First (given) Name' }),
  askIfAny('7', person.middleName, { label: 'Foreign Worker’s Middle Name(s)' }),
  ask('8', employment.jobTitle, { label: 'Job Title' }),
  ask('9', employment.socCode, { label: 'SOC Code' }),
  ask('11', immigrant.laborCertificationFiledOn, { label: 'Filing Date' }),
  ask('12', laborCertification.laborCertifiedOn, { label: 'Determination Date' }),
  ask('13', immigrant.laborCertificationExpiresOn, { label: 'Expiration Date' }),
])

const attorneyDeclaration = part(
  'C',
  'Attorney or Agent Declaration',
  [
    ask('1', attorney.familyName, { label: 'Attorney or Agent’s Last (family) Name' }),
    ask('2', attorney.givenName, { label: 'First (given) Name' }),
    askIfAny('3', attorney.middleName, { label: 'Middle Initial' }),
    askIfAny('4', firm.name, { label: 'Firm/Business Name', shorter: firm.shortName }),
  ],
  byLaborAttorney,
)

const employerDeclaration = part('D', 'Employer Declaration', [
  ask('1', company.signerLastName, { label: 'Last (family) Name' }),
  ask('2', company.signerFirstName, { label: 'First (given) Name' }),
  askIfAny('3', company.signerMiddleName, { label: 'Middle Initial' }),
  ask('4', company.signerTitle, { label: 'Title' }),
])

export const eta9089FinalDetermination = form({
  id: 'eta-9089-final-determination',
  edition: '2020-07-16',
  name: 'ETA-9089 Final Determination',
  title: 'Permanent Employment Certification Approval',
  notForFiling:
    'It is a text from before the form was approved. The Department of Labor issues the real one in its online system (FLAG), to be signed and sent with Form I-140.',
  parts: [approval, attorneyDeclaration, employerDeclaration],
})

export default eta9089FinalDetermination
