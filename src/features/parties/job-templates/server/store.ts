import { assignedCompanies } from '#parties/attorneys/server/visible-store.ts'
import type { GivenAnswer } from '#parties/facts/rules.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { JobTemplate } from '../contract.ts'

/** The company as far as somebody works for it; another one reads as not found. */
export function visibleCompany(db: Db, actor: Actor, companyId: number) {
  const { values, bind } = binding()
  const conditions = [`c.id = ${bind(companyId)}`, ...assignedCompanies(actor, 'c.id', bind)]
  return db.one<{ lawFirmId: number | null }>(
    `select c.law_firm_id as "lawFirmId" from companies c where ${conditions.join(' and ')}`,
    values,
  )
}

const MOST_SHOWN = 200

export const templatesOf = (db: Db, companyId: number) =>
  db.rows<JobTemplate>(
    `select id, name, answers, changed_at as "changedAt" from job_templates where company_id = $1
      order by lower(name), id limit ${MOST_SHOWN}`,
    [companyId],
  )

export const isNameTaken = async (db: Db, companyId: number, name: string, but: number | undefined) =>
  (await db.maybe(
    'select 1 from job_templates where company_id = $1 and lower(name) = lower($2) and id is distinct from $3',
    [companyId, name, but ?? null],
  )) !== undefined

type Said = { companyId: number; lawFirmId: number | null; name: string; answers: object; now: Date }

export const insertTemplate = (tx: Transaction, { companyId, lawFirmId, name, answers, now }: Said) =>
  tx.run('insert into job_templates (company_id, law_firm_id, name, answers, changed_at) values ($1, $2, $3, $4, $5)', [
    companyId,
    lawFirmId,
    name,
    JSON.stringify(answers),
    now,
  ])

export const templateIn = (db: Db, companyId: number, id: number) =>
  db.one<Pick<JobTemplate, 'id' | 'name'> & { answers: Record<string, GivenAnswer> }>(
    'select id, name, answers from job_templates where company_id = $1 and id = $2',
    [companyId, id],
  )

export const changeTemplate = (tx: Transaction, id: number, { companyId, name, answers, now }: Said) =>
  tx.run(
    `update job_templates set name = $3, answers = $4, changed_at = $5, version = version + 1
      where company_id = $1 and id = $2`,
    [companyId, id, name, JSON.stringify(answers), now],
  )

export const deleteTemplate = (tx: Transaction, companyId: number, id: number) =>
  tx.run('delete from job_templates where company_id = $1 and id = $2', [companyId, id])
