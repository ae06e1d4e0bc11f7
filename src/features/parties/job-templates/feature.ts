import type { Feature } from '#platform/feature.ts'
import { staff } from '#platform/session/role-groups.ts'
import { jobTemplates } from './contract.ts'

export const jobTemplatesFeature: Feature = {
  contracts: { jobTemplates },
  rights: { 'company:jobs': { words: 'Keep the job templates of companies', roles: staff } },
}
