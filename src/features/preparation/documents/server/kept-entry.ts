import { lookup } from '#platform/crypto/fields.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { folded, type Reading } from '../proposals.ts'
import { namedOn, namesAnother } from './whose-paper.ts'

/** What an I-94 said: whose it is, the day, the class, and a keyed digest of the number, which cannot be read back. */
export type KeptEntry = { personId?: number; admittedOn?: string; admissionClass?: string; number?: string }

/** The I-94 number as it can be compared and not read. */
export const entryKey = (keyring: Keyring, number: string): string =>
  lookup(keyring, 'document_versions.read_entry', folded(number).replaceAll(' ', ''))

/** Kept as soon as it is read, and on when the reading is answered and forgotten. Needs scope system. */
export async function keepEntry(tx: Transaction, keyring: Keyring, versionId: number, reading: Reading): Promise<void> {
  if (!('notice' in reading) || reading.notice.i94Number === undefined) return
  const { i94Number, admittedOn, admissionClass } = reading.notice
  const personId = await whose(tx, versionId, reading)
  await write(tx, versionId, { personId, admittedOn, admissionClass, number: entryKey(keyring, i94Number) })
}

/** What somebody corrected while confirming is what the paper says, and whose it is. Needs scope system. */
export async function correctEntry(
  tx: Transaction,
  keyring: Keyring,
  versionId: number,
  { personId, taken }: { personId: number; taken: Readonly<Record<string, string>> },
): Promise<void> {
  const kept = await tx.maybe<{ entry: KeptEntry | null }>(
    'select read_entry as entry from document_versions where id = $1',
    [versionId],
  )
  if (!kept?.entry) return
  const { 'i94.number': number, 'i94.admittedOn': admittedOn, 'i94.admissionClass': admissionClass } = taken
  await write(tx, versionId, {
    ...kept.entry,
    personId,
    ...(number && { number: entryKey(keyring, number) }),
    ...(admittedOn && { admittedOn }),
    ...(admissionClass && { admissionClass }),
  })
}

const write = (tx: Transaction, versionId: number, entry: KeptEntry) =>
  tx.run('update document_versions set read_entry = $2 where id = $1', [versionId, JSON.stringify(entry)])

/** The one of the household whom the paper names; nobody where it names nobody, or fits several. */
async function whose(db: Db, versionId: number, reading: Reading): Promise<number | undefined> {
  if (namedOn(reading).name === '') return undefined
  const around = await db.rows<{ id: number; name: string; lastName: string; birthDate: string | null }>(
    `select p.id, app.full_name(p.first_name, p.last_name) as name, p.last_name as "lastName", p.birth_date as "birthDate"
       from document_versions v join documents d on d.id = v.document_id join cases k on k.id = d.case_id
            join people p on p.company_id = k.company_id and (p.id = k.person_id or p.household_person_id = k.household_person_id)
      where v.id = $1`,
    [versionId],
  )
  const fitting = around.filter((each) => namesAnother(reading, each) === null)
  return fitting.length === 1 ? fitting[0]?.id : undefined
}
