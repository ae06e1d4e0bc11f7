import type { Database } from '../database/database.ts'
import { type FieldPlace, resealField } from './fields.ts'
import type { Keyring } from './keyring.ts'

/** Documents that hold sealed values here and there: what is known of people and companies. */
export const sealedDocuments = [{ table: 'fact_documents', column: 'known' }] as const

export type FactPlace = { subject: string; subjectId: number; fact: string; record?: string; column?: string }

/** A secret answer is bound to its subject and fact, in a list also to its record and column. */
export const factPlace = ({ subject, subjectId, fact, record, column }: FactPlace): FieldPlace => ({
  tenant: `${subject}:${subjectId}`,
  table: 'fact_documents',
  column: fact,
  row: record === undefined ? '-' : `${record}.${column}`,
})

export type SealedValue = { sealed: string }

export const isSealedValue = (value: unknown): value is SealedValue =>
  typeof value === 'object' && value !== null && 'sealed' in value && typeof value.sealed === 'string'

const system = { kind: 'system' } as const
const batchLength = 200
type Row = { subject: string; subjectId: number; version: number; known: Record<string, { value?: unknown }> }
type Sealed = { database: Database; keyring: Keyring }

/** Seals every secret answer again under the current key; answers how many documents that were. */
export async function resealDocuments({ database, keyring }: Sealed): Promise<number> {
  let resealed = 0
  let after: Pick<Row, 'subject' | 'subjectId'> = { subject: '', subjectId: 0 }
  for (;;) {
    const rows = await database.read(system).rows<Row>(
      `select subject, subject_id as "subjectId", version, known from fact_documents
        where (subject, subject_id) > ($1, $2) and known::text ~ $3 order by subject, subject_id limit ${batchLength}`,
      [after.subject, after.subjectId, underAnotherKey(keyring)],
    )
    const last = rows.at(-1)
    if (!last) return resealed
    resealed += await database.transaction(system, async (tx) => {
      let changed = 0
      for (const row of rows) {
        // Whoever saved meanwhile has sealed with the current key already.
        changed += await tx.run(
          'update fact_documents set known = $4 where subject = $1 and subject_id = $2 and version = $3',
          [row.subject, row.subjectId, row.version, JSON.stringify(resealKnown(keyring, row))],
        )
      }
      return changed
    })
    after = last
  }
}

export async function countOldDocuments({ database, keyring }: Sealed): Promise<number> {
  const { n } = await database
    .read(system)
    .one<{ n: number }>('select count(*) as n from fact_documents where known::text ~ $1', [underAnotherKey(keyring)])
  return n
}

const underAnotherKey = ({ current }: Keyring) => `"sealed": "v1\\.(?!${current}\\.)`

const resealKnown = (keyring: Keyring, row: Row) =>
  withSecrets(row, (value, place) =>
    isSealedValue(value) ? { sealed: resealField(keyring, value.sealed, place) ?? value.sealed } : value,
  )

/** A document with each of its values passed through `change`, which learns where the value is bound to. */
export function withSecrets(
  { subject, subjectId, known }: Pick<Row, 'subject' | 'subjectId' | 'known'>,
  change: (value: unknown, place: FieldPlace) => unknown,
) {
  const entries = Object.entries(known).map(([fact, answer]) => {
    const at = { subject, subjectId, fact }
    if (!Array.isArray(answer.value)) return [fact, { ...answer, value: change(answer.value, factPlace(at)) }]
    const records = (answer.value as Record<string, unknown>[]).map((record) =>
      Object.fromEntries(
        Object.entries(record).map(([column, value]) => [
          column,
          change(value, factPlace({ ...at, record: String(record.id), column })),
        ]),
      ),
    )
    return [fact, { ...answer, value: records }]
  })
  return Object.fromEntries(entries)
}
