import type { Db } from '#platform/database/database.ts'
import type { FilingAddress } from '../records.ts'
import { addressesOf } from './address-store.ts'
import type { FilingFile } from './filing-file.ts'

/** Where this case may go on its day of filing; a request for premium processing has addresses of its own. */
export const addressesFor = async (
  db: Db,
  { main, options, filingDate, today }: FilingFile,
  on = filingDate,
): Promise<FilingAddress[]> =>
  main ? addressesOf(db, { formId: main.formId, on, premium: options.premium ?? false, today }) : []
