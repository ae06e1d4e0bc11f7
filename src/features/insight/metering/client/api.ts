import { operationsOf } from '#platform/client/operations.ts'
import type { metering } from '../contract.ts'
import type { meterScheduler } from '../scheduler-contract.ts'

export const meteringApi = operationsOf<typeof metering>('metering')
export const meterSchedulerApi = operationsOf<typeof meterScheduler>('meterScheduler')
