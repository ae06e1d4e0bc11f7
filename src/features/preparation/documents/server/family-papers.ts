import { isEmployer } from '#case-file/cases/policy.ts'
import { caseTypes } from '#case-types/all.ts'
import { Role } from '#formats/roles.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Actor } from '#platform/session/actor.ts'

type Who = Pick<Actor, 'roleId' | 'userId'>

const confidential = caseTypes.flatMap(({ checklist }) =>
  checklist.flatMap((item) => (item.confidential ? [item.id] : [])),
)

/**
 * What a family member sends for an own case (medical, birth and status papers), and what anybody sends in confidence
 * (court records), goes to the law firm, not to the employer: HR sees of it what HR put in. `d` are the documents.
 */
const FAMILY_PAPER = `
  (d.item_id in (${[...new Set(confidential)].map((id) => `'${id}'`).join(', ')})
    or exists (select from cases fk where fk.id = d.case_id and fk.mode = 'LEGAL'
             and fk.household_person_id is not null and fk.person_id <> fk.household_person_id))
  and not exists (select from users fu where fu.id = d.created_by and fu.role_id in (${Role.employer}, ${Role.employerAssistant}))`

/** Conditions for a list of documents as this reader sees them. */
export const shownToReader = ({ roleId }: Pick<Who, 'roleId'>): string[] =>
  isEmployer(roleId) ? [`not (${FAMILY_PAPER})`] : []

/** The same for a list of files `f`. */
export const fileShownToReader = ({ roleId }: Pick<Who, 'roleId'>): string[] =>
  isEmployer(roleId)
    ? [
        `not exists (select from document_versions fv join documents d on d.id = fv.document_id
                      where f.id in (fv.file_id, fv.shown_file_id, fv.thumbnail_file_id) and ${FAMILY_PAPER})`,
      ]
    : []

/** The documents of a case that this reader does not see. */
export async function hiddenFrom(db: Db, who: Who, caseId: number): Promise<ReadonlySet<number>> {
  if (!isEmployer(who.roleId)) return new Set()
  const rows = await db.rows<{ id: number }>(`select d.id from documents d where d.case_id = $1 and ${FAMILY_PAPER}`, [
    caseId,
  ])
  return new Set(rows.map(({ id }) => id))
}

/** Nothing there, for a reader who does not see it. */
export async function requireShown(db: Db, who: Who, caseId: number, id: number): Promise<void> {
  if ((await hiddenFrom(db, who, caseId)).has(id)) throw notFound('document')
}
