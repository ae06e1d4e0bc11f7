import { operationsOf } from '#platform/client/operations.ts'
import type { jobTemplates } from '../contract.ts'

export const jobTemplatesApi = operationsOf<typeof jobTemplates>('jobTemplates')
