import type { Jobs } from '#platform/jobs/worker.ts'
import { READ_SCAN_JOB, readSignedScan } from './read-scan.ts'

export const scanJobs: Jobs = {
  [READ_SCAN_JOB]: (services, { scanId }: { scanId: number }) => readSignedScan(services, scanId),
}
