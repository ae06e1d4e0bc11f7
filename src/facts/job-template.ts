import type { Fact } from '#engine/fact.ts'
import { employment } from './employment.ts'
import { hJob } from './h1b.ts'
import { payFacts, worksiteFacts } from './job-parts.ts'
import { position } from './petition-parties.ts'

/** What a company's job template ("Data Engineer, Boston") says for everybody hired into that job. */
export const templateFacts: readonly Fact[] = [
  ...payFacts,
  ...worksiteFacts,
  employment.offSite,
  position.clientName,
  position.furtherWorksites,
  employment.duties,
  hJob.requiredEducation,
  hJob.requiredFields,
  hJob.requiredYears,
  hJob.requiredSkills,
  hJob.supervises,
  hJob.supervisedTitles,
]
