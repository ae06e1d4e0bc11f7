import type { Db, Transaction } from '#platform/database/database.ts'
import { addressIsFresh } from '../policy.ts'
import type { FilingAddress } from '../records.ts'

type Row = Omit<FilingAddress, 'fresh'>

const COLUMNS = `id, form_id as "formId", applies_to as "appliesTo", premium, carrier, address, effective_from as "effectiveFrom",
  effective_to as "effectiveTo", source, verified_on as "verifiedOn", verified_by as "verifiedBy"`

/** The dated addresses of a form, or of all; on a day, only those that hold then. */
export async function addressesOf(
  db: Db,
  { formId, on, today }: { formId?: string; on?: string; today: string },
): Promise<FilingAddress[]> {
  const rows = await db.rows<Row>(
    `select ${COLUMNS} from filing_addresses
      where ($1::text is null or form_id = $1)
        and ($2::date is null or (effective_from <= $2 and (effective_to is null or effective_to >= $2)))
      order by form_id, carrier, effective_from desc, id limit 500`,
    [formId ?? null, on ?? null],
  )
  return rows.map((row) => ({ ...row, fresh: addressIsFresh(row.verifiedOn, today) }))
}

type NewAddress = Omit<Row, 'id' | 'verifiedOn' | 'verifiedBy'> & { addressId?: number; today: string; by: string }

export function saveAddress(tx: Transaction, given: NewAddress): Promise<Row> {
  const values = [
    ...[given.formId, given.appliesTo, given.premium, given.carrier, given.address, given.effectiveFrom],
    ...[given.effectiveTo, given.source, given.today, given.by],
  ]
  if (given.addressId === undefined)
    return tx.one<Row>(
      `insert into filing_addresses (form_id, applies_to, premium, carrier, address, effective_from, effective_to, source, verified_on, verified_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${COLUMNS}`,
      values,
    )
  return tx.one<Row>(
    `update filing_addresses set form_id = $1, applies_to = $2, premium = $3, carrier = $4, address = $5, effective_from = $6,
            effective_to = $7, source = $8, verified_on = $9, verified_by = $10, version = version + 1
      where id = $11 returning ${COLUMNS}`,
    [...values, given.addressId],
  )
}
