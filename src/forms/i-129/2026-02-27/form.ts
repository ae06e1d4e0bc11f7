import { form } from '#engine/form.ts'
import { INDIVIDUAL } from '#facts/derived/petitioner.ts'
import { hParts } from './h/parts.ts'
import { attachmentParts, petitionParts } from './petition/parts.ts'
import { supplementsParts } from './supplements/parts.ts'

/** Petition for a Nonimmigrant Worker, with every supplement of the same file. */
export const i129 = form({
  id: 'i-129',
  edition: '2026-02-27',
  name: 'I-129',
  title: 'Petition for a Nonimmigrant Worker',
  roles: { [INDIVIDUAL]: 'The petitioner, where no company petitions' },
  parts: [...petitionParts, ...hParts, ...supplementsParts, ...attachmentParts],
})

export default i129
