import type { Db, Transaction } from '#platform/database/database.ts'
import type { ServiceCenter } from '../service-centers.ts'

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
