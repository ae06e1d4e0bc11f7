import type { Jobs } from '#platform/jobs/worker.ts'
import { buildFile, type Wanted } from './build-files.ts'

export const BUILD_JOB = 'recruitment.build'

export const recruitmentJobs: Jobs = { [BUILD_JOB]: (services, wanted: Wanted) => buildFile(services, wanted) }
