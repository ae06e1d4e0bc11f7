import { form } from '#engine/form.ts'
import { aboutYou, byAttorney } from './parts/about.ts'
import { applicationType } from './parts/application-type.ts'
import { additionalInformation, contact, interpretation, preparation } from './parts/closing.ts'
import { biographicInformation, processing } from './parts/processing.ts'
import { parole, proposedTravel, reentryPermit, refugeeDocument, workPermit } from './parts/travel.ts'

export const i131 = form({
  id: 'i-131',
  edition: '2025-01-20',
  name: 'I-131',
  title: 'Application for Travel Documents, Parole Documents, and Arrival/Departure Records',
  parts: [
    byAttorney,
    applicationType,
    aboutYou,
    biographicInformation,
    processing,
    reentryPermit,
    refugeeDocument,
    proposedTravel,
    parole,
    workPermit,
    contact,
    interpretation,
    preparation,
    additionalInformation,
  ],
})

export default i131
