import { operationsOf } from '#platform/client/operations.ts'
import type { childLcas } from '../child-contract.ts'
import type { lcaRecords } from '../contract.ts'
import type { lcaLedger } from '../ledger-contract.ts'
import type { lcaNotices } from '../notice-contract.ts'
import type { prevailingWages } from '../wage-contract.ts'

export const lcaRecordsApi = operationsOf<typeof lcaRecords>('lcaRecords')
export const lcaNoticesApi = operationsOf<typeof lcaNotices>('lcaNotices')
export const lcaLedgerApi = operationsOf<typeof lcaLedger>('lcaLedger')
export const childLcasApi = operationsOf<typeof childLcas>('childLcas')
export const prevailingWagesApi = operationsOf<typeof prevailingWages>('prevailingWages')
