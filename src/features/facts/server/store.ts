import type { Answer, Known, KnownAnswer, Source } from '#engine/answer.ts'
import type { Subject } from '#engine/fact.ts'
import { allFacts } from '#facts/all.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { notFound, stale } from '#platform/operation/refusal.ts'
import { maskedAnswer, openAnswer, sealAnswer } from './secrets.ts'

export type SubjectRef = { subject: Subject; id: number }
/** Which tenant and household the document belongs to: what row-level security compares. */
export type Owner = { companyId: number | null; lawFirmId: number | null; householdPersonId?: number | null }
export type Document = { known: Known; version: number }

const READ = 'select known, version from fact_documents where subject = $1 and subject_id = $2'

/** What is known of a subject, secrets masked. One row, whatever the number of facts. */
export async function readFacts(db: Db, keyring: Keyring, ref: SubjectRef): Promise<Document> {
  const row = await db.maybe<Document>(READ, [ref.subject, ref.id])
  if (!row) return { known: {}, version: 0 }
  const known = Object.entries(row.known).map(([id, answer]) => [id, maskedAnswer(keyring, ref, id, answer)])
  return { known: Object.fromEntries(known), version: row.version }
}

/** One answer in clear. The caller has checked the right and writes the audit event. */
export async function revealFact(db: Db, keyring: Keyring, ref: SubjectRef, factId: string): Promise<KnownAnswer> {
  const row = await db.maybe<Document>(READ, [ref.subject, ref.id])
  const answer = row?.known[factId]
  if (!answer) throw notFound('answer')
  return openAnswer(keyring, ref, factId, answer)
}

export type Saving = {
  keyring: Keyring
  source: Source
  by: number | null
  now: Date
  owner: Owner
  /** What the writer had read; a change in between is refused with what is there now. */
  version?: number
}

/** Saves parsed answers: one document, and one change for each fact that is different from before. */
export async function saveFacts(
  tx: Transaction,
  ref: SubjectRef,
  answers: Record<string, Answer | null>,
  saving: Saving,
): Promise<Document & { changed: string[] }> {
  const { keyring, source, by, now, owner } = saving
  const row = await tx.maybe<Document>(`${READ} for update`, [ref.subject, ref.id])
  const before = row?.known ?? {}
  if (saving.version !== undefined && saving.version !== (row?.version ?? 0)) {
    throw stale((await readFacts(tx, keyring, ref)).known)
  }
  const known: Known = { ...before }
  const changed: string[] = []
  for (const [id, answer] of Object.entries(answers)) {
    if (!allFacts.has(id)) throw new Error(`${id} is no fact`)
    const old = before[id]
    if (sameAnswer(old && openAnswer(keyring, ref, id, old), answer)) continue
    if (answer === null) delete known[id]
    else known[id] = { ...sealAnswer(keyring, ref, id, answer), source, by, at: now.toISOString() }
    changed.push(id)
    await tx.run(
      `insert into fact_changes (subject, subject_id, company_id, law_firm_id, household_person_id, fact, source, before, after, at, by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        ref.subject,
        ref.id,
        owner.companyId,
        owner.lawFirmId,
        owner.householdPersonId ?? null,
        id,
        source,
        json(old),
        json(known[id]),
        now,
        by,
      ],
    )
  }
  if (changed.length === 0) return { known: before, version: row?.version ?? 0, changed }
  const { version } = await tx.one<{ version: number }>(
    `insert into fact_documents (subject, subject_id, company_id, law_firm_id, household_person_id, known, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (subject, subject_id) do update set known = excluded.known, version = fact_documents.version + 1, updated_at = excluded.updated_at
     returning version`,
    [
      ref.subject,
      ref.id,
      owner.companyId,
      owner.lawFirmId,
      owner.householdPersonId ?? null,
      JSON.stringify(known),
      now,
    ],
  )
  return { known, version, changed }
}

export type Change = {
  fact: string
  source: Source
  before: KnownAnswer | null
  after: KnownAnswer | null
  at: string
  by: number | null
  byName: string | null
}

/** The history of a subject, or of one fact, newest first; secrets masked. */
export async function factHistory(
  db: Db,
  keyring: Keyring,
  ref: SubjectRef,
  factId: string | null,
  limit = 100,
): Promise<Change[]> {
  const rows = await db.rows<Change>(
    `select c.fact, c.source, c.before, c.after, c.at, c.by, nullif(concat_ws(' ', u.first_name, u.last_name), '') as "byName"
       from fact_changes c left join users u on u.id = c.by
      where c.subject = $1 and c.subject_id = $2 and ($3::text is null or c.fact = $3)
      order by c.id desc limit $4`,
    [ref.subject, ref.id, factId, limit],
  )
  const shown = (fact: string, answer: KnownAnswer | null) => answer && maskedAnswer(keyring, ref, fact, answer)
  return rows.map((row) => ({ ...row, before: shown(row.fact, row.before), after: shown(row.fact, row.after) }))
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

function sameAnswer(old: KnownAnswer | undefined, answer: Answer | null): boolean {
  if (!old || answer === null) return !old && answer === null
  const plain = 'value' in old ? { value: old.value } : { not: old.not }
  return JSON.stringify(plain) === JSON.stringify(answer)
}
