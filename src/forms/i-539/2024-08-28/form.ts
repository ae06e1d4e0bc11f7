import { form } from '#engine/form.ts'
import { aboutYou, byAttorney } from './parts/applicant.ts'
import { additionalAboutYou } from './parts/background.ts'
import { additionalInformation, contact, interpretation, preparation } from './parts/closing.ts'
import { applicationType, processing } from './parts/request.ts'

export const i539 = form({
  id: 'i-539',
  edition: '2024-08-28',
  name: 'I-539',
  title: 'Application to Extend/Change Nonimmigrant Status',
  roles: { principal: 'The family member whose status the applicant follows; for H-4 the H-1B worker' },
  parts: [
    byAttorney,
    aboutYou,
    applicationType,
    processing,
    additionalAboutYou,
    contact,
    interpretation,
    preparation,
    additionalInformation,
  ],
})

export default i539
