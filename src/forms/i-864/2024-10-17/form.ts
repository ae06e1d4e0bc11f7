import { form } from '#engine/form.ts'
import { IMMIGRANT } from '#facts/derived/support.ts'
import { basis, byAttorney, immigrant, sponsorPart } from './parts/about.ts'
import { additionalInformation, interpretation, preparation, statement } from './parts/closing.ts'
import { assetsPart, incomePart } from './parts/income.ts'
import { householdPart, immigrants } from './parts/sponsored.ts'

export const i864 = form({
  id: 'i-864',
  edition: '2024-10-17',
  name: 'I-864',
  title: 'Affidavit of Support Under Section 213A of the INA',
  roles: { [IMMIGRANT]: 'The principal immigrant; the form’s own person is the sponsor' },
  givenBy: 'person',
  parts: [
    byAttorney,
    basis,
    sponsorPart,
    immigrant,
    immigrants,
    householdPart,
    incomePart,
    assetsPart,
    statement,
    interpretation,
    preparation,
    additionalInformation,
  ],
})

export default i864
