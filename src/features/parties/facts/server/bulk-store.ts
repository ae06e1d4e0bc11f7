import type { Answer } from '#engine/answer.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { SubjectRef } from '../rules.ts'
import { hiddenAnswer, sealAnswer } from './secrets.ts'
import type { Owner, Saving } from './store.ts'

export type NewSubject = { ref: SubjectRef; owner: Owner; answers: Record<string, Answer> }

/** Saves the first answers about many new subjects with two statements: their documents, and one change per fact. */
export async function insertFacts(
  tx: Transaction,
  subjects: readonly NewSubject[],
  { keyring, source, by, now }: Pick<Saving, 'keyring' | 'source' | 'by' | 'now'>,
): Promise<void> {
  const said = { source, by, at: now.toISOString() }
  const documents = subjects.map(({ ref, owner, answers }) => ({
    ...columnsOf(ref, owner),
    known: mapped(answers, (id, answer) => ({ ...sealAnswer(keyring, ref, id, answer), ...said })),
  }))
  // The history says that there is a secret, never which.
  const changes = subjects.flatMap(({ ref, owner, answers }) =>
    Object.entries(answers).map(([fact, answer]) => ({
      ...columnsOf(ref, owner),
      fact,
      after: { ...hiddenAnswer(fact, answer), ...said },
    })),
  )
  await tx.run(
    `insert into fact_documents (subject, subject_id, company_id, law_firm_id, household_person_id, known, version, updated_at)
     select d.subject, d.subject_id, d.company_id, d.law_firm_id, d.household_person_id, d.known, 1, $2
       from jsonb_to_recordset($1::jsonb) as d (${OWNED}, known jsonb)`,
    [JSON.stringify(documents), now],
  )
  await tx.run(
    `insert into fact_changes (subject, subject_id, company_id, law_firm_id, household_person_id, fact, after, source, version, at, by)
     select c.subject, c.subject_id, c.company_id, c.law_firm_id, c.household_person_id, c.fact, c.after, $2, 1, $3, $4
       from jsonb_to_recordset($1::jsonb) as c (${OWNED}, fact text, after jsonb)`,
    [JSON.stringify(changes), source, now, by],
  )
}

const OWNED = 'subject text, subject_id bigint, company_id bigint, law_firm_id bigint, household_person_id bigint'

const columnsOf = (ref: SubjectRef, owner: Owner) => ({
  subject: ref.subject,
  subject_id: ref.id,
  company_id: owner.companyId,
  law_firm_id: owner.lawFirmId,
  household_person_id: owner.householdPersonId ?? null,
})

const mapped = (answers: Record<string, Answer>, change: (id: string, answer: Answer) => Answer) =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, change(id, answer)]))
