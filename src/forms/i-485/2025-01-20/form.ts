import { form } from '#engine/form.ts'
import { aboutYou, byAttorney } from './parts/applicant.ts'
import { affidavit, category } from './parts/category.ts'
import { additionalInformation, contact, interpretation, preparation } from './parts/closing.ts'
import { eligibility } from './parts/eligibility.ts'
import { biographic, children, marriage, parentsPart } from './parts/family.ts'
import { history } from './parts/history.ts'

export const i485 = form({
  id: 'i-485',
  edition: '2025-01-20',
  name: 'I-485',
  title: 'Application to Register Permanent Residence or Adjust Status',
  roles: { principal: 'The principal applicant, whose spouse or child a derivative applicant is' },
  parts: [
    byAttorney,
    aboutYou,
    category,
    affidavit,
    history,
    parentsPart,
    marriage,
    children,
    biographic,
    eligibility,
    contact,
    interpretation,
    preparation,
    additionalInformation,
  ],
})

export default i485
