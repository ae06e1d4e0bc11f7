import { operationsOf } from '#platform/client/operations.ts'
import type { employeeOperations } from '../contract.ts'
import type { employeeExports } from '../export-contract.ts'

export const employeesApi = operationsOf<typeof employeeOperations>('employees')
export const employeeExportsApi = operationsOf<typeof employeeExports>('exports')
