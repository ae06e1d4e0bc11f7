import type { z } from 'zod'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Policy, passwords } from '../contract.ts'

type PolicyRow = z.output<typeof Policy>
type NewPolicy = z.output<typeof passwords.savePolicy.input>

const COLUMNS = `id, name, min_length as "minLength", require_lower as "requireLower", require_upper as "requireUpper",
  require_digit as "requireDigit", require_special as "requireSpecial", special_characters as "specialCharacters",
  history, max_age_days as "maxAgeDays", status, version`

export const listPolicies = (db: Db, status: string | null) =>
  db.rows<PolicyRow>(`select ${COLUMNS} from password_policies where $1::text is null or status = $1 order by name`, [
    status,
  ])

/** Exactly one policy is active: activating one puts the other aside. */
export async function savePolicy(tx: Transaction, policy: NewPolicy, by: number, now: Date): Promise<PolicyRow> {
  if (policy.status === 'Active') {
    await tx.run(
      `update password_policies set status = 'Inactive', version = version + 1 where status = 'Active' and id is distinct from $1`,
      [policy.id ?? null],
    )
  }
  const values = [
    policy.name,
    policy.minLength,
    policy.requireLower,
    policy.requireUpper,
    policy.requireDigit,
    policy.requireSpecial,
    policy.specialCharacters,
    policy.history,
    policy.maxAgeDays,
    policy.status,
    by,
    now,
  ]
  if (policy.id) {
    return tx.one<PolicyRow>(
      `update password_policies set name = $1, min_length = $2, require_lower = $3, require_upper = $4, require_digit = $5,
         require_special = $6, special_characters = $7, history = $8, max_age_days = $9, status = $10, updated_by = $11,
         updated_at = $12, version = version + 1 where id = $13 returning ${COLUMNS}`,
      [...values, policy.id],
    )
  }
  return tx.one<PolicyRow>(
    `insert into password_policies (name, min_length, require_lower, require_upper, require_digit, require_special,
       special_characters, history, max_age_days, status, created_by, updated_by, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $12) returning ${COLUMNS}`,
    values,
  )
}
