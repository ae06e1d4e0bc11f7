import { form } from '#engine/form.ts'
import { additionalInformation, interpretation, preparation, statement } from './parts/closing.ts'
import { byAttorney, filer, request } from './parts/request.ts'

export const i907 = form({
  id: 'i-907',
  edition: '2024-04-01',
  name: 'I-907',
  title: 'Request for Premium Processing Service',
  parts: [byAttorney, filer, request, statement, interpretation, preparation, additionalInformation],
})

export default i907
