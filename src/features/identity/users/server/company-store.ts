import type { z } from 'zod'
import type { Db } from '#platform/database/database.ts'
import type { Employee, LoginRecord } from '../company-contract.ts'
import { waitsForPayment } from '../payment-policy.ts'

/** "Not found" for a company outside the scope. */
export const requireCompany = (db: Db, companyId: number) =>
  db.one('select id from companies where id = $1', [companyId])
/** Whether a company may have new employees; it has been found visible before. */
export const mayAddEmployees = async (db: Db, companyId: number): Promise<boolean> =>
  !waitsForPayment(
    await db.one<{ code: string; transactionDetailsAdded: boolean }>(
      'select code, transaction_details_added as "transactionDetailsAdded" from companies where id = $1',
      [companyId],
    ),
  )
export const requireLawFirm = (db: Db, lawFirmId: number) =>
  db.one('select id from law_firms where id = $1', [lawFirmId])

export const loginRecords = (db: Db, companyId: number, after: number, limit: number) =>
  db.rows<z.output<typeof LoginRecord>>(
    `select u.id, u.user_name as "userName", u.status, u.created_at as "createdAt", u.created_by as "createdBy",
            u.updated_at as "updatedAt", u.updated_by as "updatedBy",
            json_build_object('roleId', r.id, 'roleName', r.name, 'description', r.description, 'status', r.status,
                              'createdAt', r.created_at, 'createdBy', r.created_by,
                              'updatedAt', r.updated_at, 'updatedBy', r.updated_by) as role
       from users u
       join roles r on r.id = u.role_id
      where u.company_id = $1 and u.id > $2
      order by u.id
      limit $3`,
    [companyId, after, limit],
  )

export const employeesOf = (db: Db, companyId: number, after: number, limit: number) =>
  db.rows<z.output<typeof Employee>>(
    `select p.id, p.company_id as "companyId", p.first_name as "firstName", p.middle_name as "middleName",
            p.last_name as "lastName", u.user_name as "userName", u.email, u.status
       from people p
       left join lateral (
         select user_name, email, status from users
          where company_id = p.company_id and person_id = p.id
          order by id limit 1
       ) u on true
      where p.company_id = $1 and p.id > $2
      order by p.id
      limit $3`,
    [companyId, after, limit],
  )
