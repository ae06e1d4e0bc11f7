import { form } from '#engine/form.ts'
import { RELATIVE } from '#facts/derived/relative.ts'
import { beneficiary } from './parts/beneficiary.ts'
import { biographic } from './parts/biographic.ts'
import { additionalInformation, interpretation, preparation, statement } from './parts/closing.ts'
import { other } from './parts/other.ts'
import { petitioner } from './parts/petitioner.ts'
import { byAttorney, relationship } from './parts/relationship.ts'

export const i130 = form({
  id: 'i-130',
  edition: '2024-04-01',
  name: 'I-130',
  title: 'Petition for Alien Relative',
  roles: { [RELATIVE]: 'The relative the petition is for; the form’s own person is the petitioner' },
  givenBy: 'person',
  parts: [
    byAttorney,
    relationship,
    petitioner,
    biographic,
    beneficiary,
    other,
    statement,
    interpretation,
    preparation,
    additionalInformation,
  ],
})

export default i130
