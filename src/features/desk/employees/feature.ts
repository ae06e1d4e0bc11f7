import type { Feature } from '#platform/feature.ts'
import { employeeOperations } from './contract.ts'
import { employeeExports } from './export-contract.ts'

export const employeesFeature: Feature = {
  contracts: { employees: employeeOperations, exports: employeeExports },
}
