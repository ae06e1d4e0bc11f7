import type { ServerFeature } from '#platform/feature.ts'
import { exportedEmployeeLists } from './exported-lists.ts'
import { employeeHandlers } from './handlers.ts'

export const employeesServer: ServerFeature = {
  handlers: employeeHandlers,
  parts: exportedEmployeeLists,
}
