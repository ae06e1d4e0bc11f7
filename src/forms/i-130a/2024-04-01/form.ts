import { form } from '#engine/form.ts'
import { aboutYou, byAttorney } from './parts/about-you.ts'
import { additionalInformation, interpretation, preparation, statement } from './parts/closing.ts'
import { employment, employmentAbroad } from './parts/employment.ts'

export const i130a = form({
  id: 'i-130a',
  edition: '2024-04-01',
  name: 'I-130A',
  title: 'Supplemental Information for Spouse Beneficiary',
  parts: [
    byAttorney,
    aboutYou,
    employment,
    employmentAbroad,
    statement,
    interpretation,
    preparation,
    additionalInformation,
  ],
})

export default i130a
