import { openField } from '#platform/crypto/fields.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import { signerMarks } from '#platform/crypto/sealed-columns.ts'
import type { Db } from '#platform/database/database.ts'
import type { Marks } from '../records.ts'
import { marksOf } from './signer-store.ts'

/** What all signers put into their fields, by field. Needs scope system. */
export async function filledMarks(system: Db, keyring: Keyring, envelopeId: number): Promise<Marks> {
  const rows = await marksOf(system, envelopeId)
  const opened = rows.map(({ id, companyId, marks }): Marks => {
    if (!marks) return {}
    return JSON.parse(openField(keyring, marks, signerMarks.place({ id, company_id: companyId })))
  })
  return Object.assign({}, ...opened)
}
