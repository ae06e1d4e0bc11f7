import { operationsOf } from '#platform/client/operations.ts'
import type { lawFirms } from '../contract.ts'

export const lawFirmsApi = operationsOf<typeof lawFirms>('lawFirms')
