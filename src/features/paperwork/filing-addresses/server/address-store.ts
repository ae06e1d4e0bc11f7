import type { Db, Transaction } from '#platform/database/database.ts'
import { addressIsFresh } from '#preparation/filing-file/policy.ts'
import type { FilingAddress, FilingAddressChange } from '../contract.ts'
import type { ServiceCenter } from '../service-centers.ts'

export type AddressRow = Omit<FilingAddress, 'fresh'>

const COLUMNS = `id, form_id as "formId", applies_to as "appliesTo", classification, states, concurrent_with as "concurrentWith",
  premium, carrier, address, effective_from as "effectiveFrom", effective_to as "effectiveTo", source, verified_on as "verifiedOn", verified_by as "verifiedBy", version`

/** The dated addresses of a form, or of all; on a day only those that hold then, of a state those that take it. */
export async function addressesOf(
  db: Db,
  { formId, on, state, today }: { formId?: string; on?: string; state?: string; today: string },
): Promise<FilingAddress[]> {
  const rows = await db.rows<AddressRow>(
    `select ${COLUMNS} from filing_addresses
      where ($1::text is null or form_id = $1)
        and ($2::date is null or (effective_from <= $2 and (effective_to is null or effective_to >= $2)))
        and ($3::text is null or states = '{}' or $3 = any(states))
      order by form_id, carrier, effective_from desc, id limit 500`,
    [formId ?? null, on ?? null, state ?? null],
  )
  return rows.map((row) => withFreshness(row, today))
}

export const withFreshness = (row: AddressRow, today: string): FilingAddress => ({
  ...row,
  fresh: addressIsFresh(row.verifiedOn, today),
})

export const addressForUpdate = (tx: Transaction, id: number) =>
  tx.one<AddressRow>(`select ${COLUMNS} from filing_addresses where id = $1 for update`, [id])

export type NewAddress = Omit<AddressRow, 'id' | 'verifiedOn' | 'verifiedBy' | 'version'> & { addressId?: number }

/** What was written down has to be looked up before it is used. Needs scope system. */
export function saveAddress(tx: Transaction, given: NewAddress): Promise<AddressRow> {
  const values = [
    ...[given.formId, given.appliesTo, given.premium, given.carrier, given.address, given.effectiveFrom],
    ...[given.effectiveTo, given.source, given.classification, given.states, given.concurrentWith],
  ]
  if (given.addressId === undefined)
    return tx.one<AddressRow>(
      `insert into filing_addresses (form_id, applies_to, premium, carrier, address, effective_from, effective_to, source,
                                     classification, states, concurrent_with)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${COLUMNS}`,
      values,
    )
  return tx.one<AddressRow>(
    `update filing_addresses set form_id = $1, applies_to = $2, premium = $3, carrier = $4, address = $5, effective_from = $6,
            effective_to = $7, source = $8, classification = $9, states = $10, concurrent_with = $11, verified_on = null, verified_by = '', version = version + 1
      where id = $12 returning ${COLUMNS}`,
    [...values, given.addressId],
  )
}

/** Needs scope system. */
export const confirmAddress = (tx: Transaction, id: number, on: string, by: string) =>
  tx.one<AddressRow>(
    `update filing_addresses set verified_on = $2, verified_by = $3, version = version + 1 where id = $1 returning ${COLUMNS}`,
    [id, on, by],
  )

type Noted = { what: FilingAddressChange['what']; at: Date; byName: string }

/** Needs scope system. */
export const noteAddressChange = (tx: Transaction, row: AddressRow, { what, at, byName }: Noted) =>
  tx.run('insert into filing_address_changes (address_id, what, at, by_name, row) values ($1, $2, $3, $4, $5)', [
    ...[row.id, what, at, byName],
    JSON.stringify(row),
  ])

export const addressChanges = (db: Db, addressId: number) =>
  db.rows<FilingAddressChange>(
    `select id, what, at, by_name as "byName", row ->> 'address' as address, row ->> 'carrier' as carrier,
            row ->> 'effectiveFrom' as "effectiveFrom", row ->> 'effectiveTo' as "effectiveTo"
       from filing_address_changes where address_id = $1 order by id desc limit 200`,
    [addressId],
  )

export type CenterRow = { center: ServiceCenter; address: string; effectiveFrom: string }

export const centerAddresses = (db: Db) =>
  db.rows<CenterRow>(
    `select center, address, effective_from as "effectiveFrom" from service_center_addresses
      order by center, effective_from desc limit 1000`,
  )

/** Needs scope system. */
export const saveCenterAddress = (tx: Transaction, { center, address, effectiveFrom }: CenterRow, by: number) =>
  tx.run(
    `insert into service_center_addresses (center, address, effective_from, created_by) values ($1, $2, $3, $4)
     on conflict (center, effective_from) do update set address = excluded.address`,
    [center, address, effectiveFrom, by],
  )
