import { form } from '#engine/form.ts'
import { aboutYou, byAttorney, reason } from './parts/applicant.ts'
import { additionalInformation, interpretation, preparation, statement } from './parts/closing.ts'

export const i765 = form({
  id: 'i-765',
  edition: '2025-08-21',
  name: 'I-765',
  title: 'Application for Employment Authorization',
  parts: [byAttorney, reason, aboutYou, statement, interpretation, preparation, additionalInformation],
})

export default i765
