import { form } from '#engine/form.ts'
import { applicantPart, applicantPreparer, applicantStatement, reason } from './parts/applicant.ts'
import { additionalInformation, employerPart, employerPreparer, employerStatement, jobOffer } from './parts/employer.ts'

export const i485supj = form({
  id: 'i-485supj',
  edition: '2017-12-13',
  name: 'I-485 Supplement J',
  title: 'Confirmation of Bona Fide Job Offer or Request for Job Portability Under INA Section 204(j)',
  notForFiling: 'It expired on 06-30-2019 and is known here for its layout only; take the current one from uscis.gov.',
  roles: { petitioner: 'The person who employs in their own name, where no company does' },
  parts: [
    reason,
    applicantPart,
    applicantStatement,
    applicantPreparer,
    employerPart,
    jobOffer,
    employerStatement,
    employerPreparer,
    additionalInformation,
  ],
})

export default i485supj
