import { form } from '#engine/form.ts'
import { certification, requirements } from './parts/job.ts'
import { attorneyPart, contact, employer, preparation, worker } from './parts/parties.ts'
import { notice, recruitment } from './parts/recruitment.ts'
import { wage, worksite } from './parts/wage.ts'

export const eta9089 = form({
  id: 'eta-9089',
  edition: '2020-07-16',
  name: 'ETA-9089',
  title: 'Application for Permanent Employment Certification',
  notForFiling:
    'It is a text from before the form was approved. The application is filed in the Department of Labor’s online system (FLAG); this is a copy for the file.',
  parts: [
    employer,
    contact,
    attorneyPart,
    worker,
    wage,
    worksite,
    requirements,
    recruitment,
    notice,
    certification,
    preparation,
  ],
})

export default eta9089
