import { visibleCases } from '#case-file/cases/server/visible.ts'
import { caseTypes } from '#case-types/all.ts'
import type { Bind } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import { listed } from '#platform/database/list.ts'
import type { Page } from '#platform/database/pages.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { Review } from '../records.ts'
import { shownToReader } from './family-papers.ts'
import { DOCUMENT_COLUMNS, DOCUMENT_JOINS, type DocumentRow } from './store.ts'

export type DocumentFilter = {
  companyId?: number
  personId?: number
  caseId?: number
  route?: string
  review?: Review
  expiresWithin?: number
  search?: string
  sort: 'id' | '-id' | 'expiresOn' | '-expiresOn'
  limit: number
  after?: string
}

/** What never expires comes after all that does: no order leaves a document out (the index is of these words). */
const NO_DAY = 'infinity'
const EXPIRES = `coalesce(d.expires_on, '${NO_DAY}'::date)`

/** Files and cases are looked up for the rows of the page only. */
export function listDocuments(db: Db, actor: Actor, filter: DocumentFilter, today: string): Promise<Page<DocumentRow>> {
  const byExpiry = filter.sort.endsWith('expiresOn')
  return listed<DocumentRow>(db, (bind) => ({
    columns: 'r.*',
    from: 'documents d',
    joins: `left join lateral (select ${DOCUMENT_COLUMNS} from (select d.*) d ${DOCUMENT_JOINS}) r on true`,
    found: 'r.id is not null',
    conditions: [
      'd.removed_at is null',
      ...visibleCases(actor, bind, 'd'),
      ...shownToReader(actor),
      ...conditionsOf(filter, today, bind),
      ...(actor.scope === 'person' ? ['d.employee_access'] : []),
    ],
    key: byExpiry ? [EXPIRES, 'd.id'] : ['d.id'],
    keyOf: ({ expiresOn, id }) => (byExpiry ? [expiresOn ?? NO_DAY, id] : [id]),
    descending: filter.sort.startsWith('-'),
    limit: filter.limit,
    after: filter.after,
  }))
}

function conditionsOf(filter: DocumentFilter, today: string, bind: Bind): string[] {
  const { companyId, personId, caseId, route, review, expiresWithin, search } = filter
  const conditions: string[] = []
  if (companyId !== undefined) conditions.push(`d.company_id = ${bind(companyId)}`)
  if (personId !== undefined) conditions.push(`d.person_id = ${bind(personId)}`)
  if (caseId !== undefined) conditions.push(`d.case_id = ${bind(caseId)}`)
  if (review !== undefined) conditions.push(`d.review = ${bind(review)}`)
  if (expiresWithin !== undefined)
    conditions.push(`${EXPIRES} <= ${bind(today)}::date + ${bind(expiresWithin)}::integer`)
  const types = route === undefined ? [] : typesAt(route)
  if (types.length > 0)
    conditions.push(
      `exists (select from cases t where t.id = d.case_id and t.type_id = any (${bind(types)}::integer[]))`,
    )
  if (search) {
    const like = bind(`%${search.replace(/[\\%_]/g, '\\$&')}%`)
    conditions.push(
      `(d.document_type ilike ${like} or d.description ilike ${like} or d.case_id in (select f from app.find_cases(${bind(search)}) f))`,
    )
  }
  return conditions
}

/** The types whose documents have this screen; the screen of several, or of none, lists all. */
const typesAt = (route: string): number[] =>
  route.toLowerCase() === '/visacarefileuploadview'
    ? []
    : caseTypes.filter(({ documentRoute }) => documentRoute.toLowerCase() === route.toLowerCase()).map(({ id }) => id)
