import { form } from '#engine/form.ts'
import { aboutApplicant, aboutYou, byAttorney } from './parts/applicant.ts'
import { additionalAboutYou } from './parts/background.ts'
import { additionalInformation, contact, interpretation, preparation } from './parts/closing.ts'

/** One per further applicant, who is the form's person; the person of the I-539 is its applicant. */
export const i539a = form({
  id: 'i-539a',
  edition: '2024-08-28',
  name: 'I-539A',
  title: 'Supplemental Information for Application to Extend/Change Nonimmigrant Status',
  roles: { applicant: 'The person filing Form I-539' },
  parts: [
    byAttorney,
    aboutApplicant,
    aboutYou,
    additionalAboutYou,
    contact,
    interpretation,
    preparation,
    additionalInformation,
  ],
})

export default i539a
