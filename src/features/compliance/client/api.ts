import type { capSeasonOperations } from '#compliance/cap-season/contract.ts'
import type { i9 } from '#compliance/i9/contract.ts'
import type { i9Link } from '#compliance/i9/link-contract.ts'
import type { childLcas } from '#compliance/labor-conditions/child-contract.ts'
import type { lcaRecords } from '#compliance/labor-conditions/contract.ts'
import type { lcaLedger } from '#compliance/labor-conditions/ledger-contract.ts'
import type { lcaNotices } from '#compliance/labor-conditions/notice-contract.ts'
import type { prevailingWages } from '#compliance/labor-conditions/wage-contract.ts'
import type { inspection, publicAccess } from '#compliance/public-access/contract.ts'
import type { recruitmentOperations } from '#compliance/recruitment/contract.ts'
import { operationsOf } from '#platform/client/operations.ts'

// What the browser may ask of this floor: each call by its name, with the types of its contract and nothing else of it.

export const capSeasonApi = operationsOf<typeof capSeasonOperations>('capSeason')
export const i9Api = operationsOf<typeof i9>('i9')
export const i9LinkApi = operationsOf<typeof i9Link>('i9Link')
export const lcaRecordsApi = operationsOf<typeof lcaRecords>('lcaRecords')
export const lcaNoticesApi = operationsOf<typeof lcaNotices>('lcaNotices')
export const lcaLedgerApi = operationsOf<typeof lcaLedger>('lcaLedger')
export const childLcasApi = operationsOf<typeof childLcas>('childLcas')
export const prevailingWagesApi = operationsOf<typeof prevailingWages>('prevailingWages')
export const publicAccessApi = operationsOf<typeof publicAccess>('publicAccess')
export const inspectionApi = operationsOf<typeof inspection>('inspection')
export const recruitmentApi = operationsOf<typeof recruitmentOperations>('recruitment')
