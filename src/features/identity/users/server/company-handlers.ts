import { implement } from '#platform/operation/context.ts'
import { companyUsers } from '../company-contract.ts'
import { employeesOf, loginRecords, requireCompany } from './company-store.ts'
import { usersOfCompany } from './store.ts'

export const companyUsersHandlers = implement(companyUsers, {
  byTenant: async ({ db }, { companyId, after = 0, limit }) => {
    await requireCompany(db, companyId)
    return pageById(await loginRecords(db, companyId, after, limit + 1), limit)
  },
  detailByTenant: async ({ db }, { companyId, after = 0, limit }) => {
    await requireCompany(db, companyId)
    return pageById(await usersOfCompany(db, companyId, after, limit + 1), limit)
  },
  employeeInfo: async ({ db }, { companyId, after = 0, limit }) => {
    await requireCompany(db, companyId)
    return pageById(await employeesOf(db, companyId, after, limit + 1), limit)
  },
})

function pageById<T extends { id: number }>(rows: T[], limit: number) {
  const items = rows.slice(0, limit)
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}
