import { operationsOf } from '#platform/client/operations.ts'
import type { lawFirms } from '../contract.ts'
import type { lawFirmExports } from '../export-contract.ts'

export const lawFirmsApi = operationsOf<typeof lawFirms>('lawFirms')
export const lawFirmExportsApi = operationsOf<typeof lawFirmExports>('exports')
