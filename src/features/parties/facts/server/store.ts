import type { Answer, Known, KnownAnswer, Source } from '#engine/answer.ts'
import type { Subject } from '#engine/fact.ts'
import { allFacts } from '#facts/all.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import { notFound, Refusal } from '#platform/operation/refusal.ts'
import type { SubjectRef } from '../rules.ts'
import { hiddenAnswer, maskedAnswer, openAnswer, sealAnswer } from './secrets.ts'

/** Which tenant and household the document belongs to: what row-level security compares. */
export type Owner = { companyId: number | null; lawFirmId: number | null; householdPersonId?: number | null }
export type Document = { known: Known; version: number }

const READ = 'select known, version from fact_documents where subject = $1 and subject_id = $2'

/** What is known of a subject, secrets masked. One row, whatever the number of facts. */
export const readFacts = (db: Db, keyring: Keyring, ref: SubjectRef): Promise<Document> =>
  readWith(db, ref, (id, answer) => maskedAnswer(keyring, ref, id, answer))

/** The same in clear, for the product's own work; never for an answer to a caller. */
export const openFacts = (db: Db, keyring: Keyring, ref: SubjectRef): Promise<Document> =>
  readWith(db, ref, (id, answer) => openAnswer(keyring, ref, id, answer))

/** Masked for screens; in clear for paper and checks, never for an answer to a caller. */
export type Secrets = 'masked' | 'clear'

/** Shows one stored answer of a document that was read otherwise. */
export function shownAnswer(secrets: Secrets, keyring: Keyring, ref: SubjectRef, factId: string, answer: KnownAnswer) {
  const shown = (secrets === 'masked' ? maskedAnswer : openAnswer)(keyring, ref, factId, answer)
  return isReadable(shown) ? shown : undefined
}

/** A sealed value that does not open any more leaves its answer without one: nobody has answered. */
const isReadable = (answer: KnownAnswer) => !('value' in answer) || answer.value !== undefined

async function readWith(db: Db, ref: SubjectRef, show: (id: string, answer: KnownAnswer) => KnownAnswer) {
  const row = await db.maybe<Document>(READ, [ref.subject, ref.id])
  if (!row) return { known: {}, version: 0 }
  const known = Object.entries(row.known)
    .map(([id, answer]) => [id, show(id, answer)] as const)
    .filter(([, answer]) => isReadable(answer))
  return { known: Object.fromEntries(known), version: row.version }
}

/** What is known of several subjects of one kind, secrets masked. */
export async function readFactsOf(
  db: Db,
  keyring: Keyring,
  subject: Subject,
  ids: readonly number[],
): Promise<Map<number, Document>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows<Document & { id: number }>(
    'select subject_id as id, known, version from fact_documents where subject = $1 and subject_id = any ($2::bigint[])',
    [subject, ids],
  )
  const masked = ({ id, known }: (typeof rows)[number]) =>
    Object.fromEntries(
      Object.entries(known).map(([fact, answer]) => [fact, maskedAnswer(keyring, { subject, id }, fact, answer)]),
    )
  return new Map(rows.map((row) => [row.id, { known: masked(row), version: row.version }]))
}

/** One answer in clear. The caller has checked the right and writes the audit event. */
export async function revealFact(db: Db, keyring: Keyring, ref: SubjectRef, factId: string): Promise<KnownAnswer> {
  const row = await db.maybe<Document>(READ, [ref.subject, ref.id])
  const answer = row?.known[factId]
  if (!answer) throw notFound('answer')
  const opened = openAnswer(keyring, ref, factId, answer)
  if (!isReadable(opened)) throw new Refusal(409, 'UNREADABLE', UNREADABLE)
  return opened
}

const UNREADABLE = 'What is stored here cannot be read any more. Please enter the number again.'

export type Saving = {
  keyring: Keyring
  source: Source
  by: number | null
  now: Date
  owner: Owner
  /** What the writer had read; what somebody else changed of the same facts in between is refused, and shown. */
  version?: number
}

/** Runs after answers changed: whoever works something out from facts does it anew. */
export const FACTS_CHANGED_JOB = 'facts.changed'
/** The same after answers of a company, a firm or an attorney, who stand on the forms of many cases. */
export const PARTY_FACTS_JOB = 'facts.partyChanged'
const ofParties: readonly Subject[] = ['company', 'firm', 'attorney']

/** Saves parsed answers: one document, and one change for each fact that is different from before. */
export async function saveFacts(
  tx: Transaction,
  ref: SubjectRef,
  answers: Record<string, Answer | null>,
  saving: Saving,
): Promise<Document & { changed: string[] }> {
  const { keyring, source, by, now } = saving
  const row = await lockDocument(tx, ref, saving)
  const before = row.known
  const known: Known = { ...before }
  const changes: { fact: string; before: KnownAnswer | null; after: KnownAnswer | null }[] = []
  for (const [id, answer] of Object.entries(answers)) {
    if (!allFacts.has(id)) throw new Error(`${id} is no fact`)
    const old = before[id]
    if (sameAnswer(old && openAnswer(keyring, ref, id, old), answer)) continue
    if (answer === null) delete known[id]
    else known[id] = { ...sealAnswer(keyring, ref, id, answer), source, by, at: now.toISOString() }
    changes.push({ fact: id, before: recorded(id, old), after: recorded(id, known[id]) })
  }
  const changed = changes.map(({ fact }) => fact)
  if (changed.length === 0) return { known: before, version: row.version, changed }
  await refuseIfOverwriting(tx, ref, changed, saving, row)
  const version = row.version + 1
  await tx.run(
    'update fact_documents set known = $3, version = $4, updated_at = $5 where subject = $1 and subject_id = $2',
    [ref.subject, ref.id, JSON.stringify(known), version, now],
  )
  await tx.run(
    `insert into fact_changes (subject, subject_id, company_id, law_firm_id, household_person_id, fact, before, after, source, version, at, by)
     select $1, $2, $3, $4, $5, c.fact, c.before, c.after, $7, $8, $9, $10
       from jsonb_to_recordset($6::jsonb) as c (fact text, before jsonb, after jsonb)`,
    [ref.subject, ref.id, ...ownerColumns(saving.owner), JSON.stringify(changes), source, version, now, by],
  )
  const job = ofParties.includes(ref.subject) ? PARTY_FACTS_JOB : FACTS_CHANGED_JOB
  tx.atEnd(enqueueStep(job, ref, { key: `facts:${ref.subject}/${ref.id}` }))
  return { known, version, changed }
}

// The history says that a secret changed, when and by whom, never to what.
const recorded = (id: string, answer: KnownAnswer | undefined) => (answer ? hiddenAnswer(id, answer) : null)

/** The row itself is the queue, so it exists before the first answer. */
async function lockDocument(tx: Transaction, ref: SubjectRef, { owner, now }: Saving): Promise<Document> {
  const lock = () => tx.maybe<Document>(`${READ} for update`, [ref.subject, ref.id])
  const found = await lock()
  if (found) return found
  await tx.run(
    `insert into fact_documents (subject, subject_id, company_id, law_firm_id, household_person_id, version, updated_at)
     values ($1, $2, $3, $4, $5, 0, $6) on conflict do nothing`,
    [ref.subject, ref.id, ...ownerColumns(owner), now],
  )
  const made = await lock()
  if (!made) throw notFound()
  return made
}

const ownerColumns = ({ companyId, lawFirmId, householdPersonId }: Owner) => [
  companyId,
  lawFirmId,
  householdPersonId ?? null,
]

/** Two people may save different facts of one subject at the same time; the same fact only after seeing each other. */
async function refuseIfOverwriting(
  tx: Transaction,
  ref: SubjectRef,
  facts: string[],
  { keyring, version }: Saving,
  row: Document,
): Promise<void> {
  if (version === undefined || version === row.version) return
  const unseen = await tx.rows<{ fact: string }>(
    'select distinct fact from fact_changes where subject = $1 and subject_id = $2 and version > $3 and fact = any ($4)',
    [ref.subject, ref.id, version, facts],
  )
  if (unseen.length === 0) return
  const fields = Object.fromEntries(unseen.map(({ fact }) => [fact, 'was changed in the meantime']))
  const current = await readFacts(tx, keyring, ref)
  throw new Refusal(
    409,
    'STALE',
    `${inWords(unseen)} changed in the meantime. Look at the current values and save again.`,
    {
      fields,
      details: { current: current.known, version: current.version, changed: Object.keys(fields) },
    },
  )
}

const inWords = (facts: { fact: string }[]) => {
  const labels = facts.map(({ fact }) => allFacts.get(fact)?.label ?? fact)
  return `${labels.join(', ')} ${labels.length === 1 ? 'was' : 'were'}`
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

/** The history of a subject, or of one fact, newest first; secrets read '•••••'. */
export const factHistory = (
  db: Db,
  _keyring: Keyring,
  ref: SubjectRef,
  factId: string | null,
  limit = 100,
): Promise<Change[]> =>
  db.rows<Change>(
    `select c.fact, c.source, c.before, c.after, c.at, c.by, nullif(app.full_name(u.first_name, u.last_name), '') as "byName"
       from fact_changes c left join users u on u.id = c.by
      where c.subject = $1 and c.subject_id = $2 and ($3::text is null or c.fact = $3)
      order by c.id desc limit $4`,
    [ref.subject, ref.id, factId, limit],
  )

/** Who answered, by name. Needs scope system: an employee may know the attorney who wrote, not the attorney's record. */
export async function authorsOf(db: Db, userIds: readonly (number | null)[]): Promise<Record<string, string>> {
  const ids = [...new Set(userIds.filter((id) => id !== null))]
  if (ids.length === 0) return {}
  const rows = await db.rows<{ id: number; name: string }>(
    `select id, app.full_name(first_name, last_name) as name from users where id = any ($1::bigint[])`,
    [ids],
  )
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

function sameAnswer(old: KnownAnswer | undefined, answer: Answer | null): boolean {
  if (!old || answer === null) return !old && answer === null
  const plain = 'value' in old ? { value: old.value } : { not: old.not }
  return sorted(plain) === sorted(answer)
}

// JSON in the database keeps no order of properties.
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
