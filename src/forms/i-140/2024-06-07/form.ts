import { form } from '#engine/form.ts'
import { additionalInformation, contact, interpretation, preparation } from './parts/closing.ts'
import { aboutPetitioner, familyPart, proposedEmployment } from './parts/employment.ts'
import { beneficiaryPart, byAttorney, petitionerPart, petitionType } from './parts/parties.ts'
import { processing } from './parts/processing.ts'

export const i140 = form({
  id: 'i-140',
  edition: '2024-06-07',
  name: 'I-140',
  title: 'Immigrant Petition for Alien Workers',
  roles: { petitioner: 'The person who petitions in their own name, where no company does' },
  parts: [
    byAttorney,
    petitionerPart,
    petitionType,
    beneficiaryPart,
    processing,
    aboutPetitioner,
    proposedEmployment,
    familyPart,
    contact,
    interpretation,
    preparation,
    additionalInformation,
  ],
})

export default i140
