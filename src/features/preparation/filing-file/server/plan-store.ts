import type { Db, Transaction } from '#platform/database/database.ts'
import type { Payer } from '#rules/fees/payers.ts'

export type Carrier = 'USPS' | 'Courier' | 'Online'

/** What was decided about a filing. */
export type Plan = {
  fileOn: string | null
  paymentMethod: 'Card' | 'ACH' | null
  carrier: Carrier | null
  address: string
  addressVerifiedOn: string | null
  payers: Record<string, Payer>
  /** Answers that only the check needs, by fact id; null says that there is none. */
  details: Record<string, unknown>
  approvedFees: ApprovedLine[] | null
  approvedCents: number | null
  approvedAt: string | null
  approvedByName: string
  /** The applications of the family go out in the same package. */
  withFamily: boolean
  /** Payment forms that somebody saw completed and signed on paper. */
  paymentsSigned: SignedPayment[]
  version: number
}
/** A payment form by what it pays for; with another amount it is another one. */
export type SignedPayment = { key: string; amountCents: number; signedOn: string; byName: string }
export type ApprovedLine = { key: string; code: string; amountCents: number; payer: Payer }

const COLUMNS = `file_on as "fileOn", payment_method as "paymentMethod", carrier, address, address_verified_on as "addressVerifiedOn",
  payers, details, approved_fees as "approvedFees", approved_cents as "approvedCents", approved_at as "approvedAt",
  approved_by_name as "approvedByName", with_family as "withFamily",
  payments_signed as "paymentsSigned", version`

const NOTHING_YET: Plan = {
  fileOn: null,
  paymentMethod: null,
  carrier: null,
  address: '',
  addressVerifiedOn: null,
  payers: {},
  details: {},
  approvedFees: null,
  approvedCents: null,
  approvedAt: null,
  approvedByName: '',
  withFamily: false,
  paymentsSigned: [],
  version: 0,
}

export const planOf = async (db: Db, caseId: number): Promise<Plan> =>
  (await db.maybe<Plan>(`select ${COLUMNS} from case_filing_plans where case_id = $1`, [caseId])) ?? NOTHING_YET

/** The row of a case, made when first needed and locked. */
export async function lockPlan(tx: Transaction, caseId: number): Promise<Plan> {
  await tx.run(
    `insert into case_filing_plans (company_id, law_firm_id, household_person_id, person_id, case_id)
     select company_id, law_firm_id, household_person_id, person_id, id from cases where id = $1
     on conflict (case_id) do nothing`,
    [caseId],
  )
  return tx.one<Plan>(`select ${COLUMNS} from case_filing_plans where case_id = $1 for update`, [caseId])
}

export const savePlan = (tx: Transaction, caseId: number, plan: Plan) =>
  tx.run(
    `update case_filing_plans set file_on = $2, payment_method = $3, carrier = $4, address = $5, address_verified_on = $6,
            payers = $7, details = $8, with_family = $9, payments_signed = $10, version = version + 1 where case_id = $1`,
    [
      ...[caseId, plan.fileOn, plan.paymentMethod, plan.carrier, plan.address, plan.addressVerifiedOn],
      ...[JSON.stringify(plan.payers), JSON.stringify(plan.details), plan.withFamily],
      JSON.stringify(plan.paymentsSigned),
    ],
  )

type Approval = { lines: readonly ApprovedLine[]; cents: number; at: Date; by: number; byName: string }

export const saveApproval = (tx: Transaction, caseId: number, { lines, cents, at, by, byName }: Approval) =>
  tx.run(
    `update case_filing_plans set approved_fees = $2, approved_cents = $3, approved_at = $4, approved_by = $5,
            approved_by_name = $6, version = version + 1 where case_id = $1`,
    [caseId, JSON.stringify(lines), cents, at, by, byName],
  )

export const dropApproval = (tx: Transaction, caseId: number) =>
  tx.run(
    `update case_filing_plans set approved_fees = null, approved_cents = null, approved_at = null, approved_by = null,
            approved_by_name = '', version = version + 1 where case_id = $1`,
    [caseId],
  )
