import { type Bind, binding, visibleCases } from '#case-file/cases/server/visible.ts'
import { caseTypes } from '#case-types/all.ts'
import type { Db } from '#platform/database/database.ts'
import { cursor, type Page, TOTAL_CAP, toPage } from '#platform/database/pages.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { Review } from '../records.ts'
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

/** One page with its capped total; files and cases are looked up for the rows of the page only. */
export async function listDocuments(
  db: Db,
  actor: Actor,
  filter: DocumentFilter,
  today: string,
): Promise<Page<DocumentRow>> {
  const { values, bind } = binding()
  const conditions = ['d.removed_at is null', ...visibleCases(actor, bind, 'd'), ...conditionsOf(filter, today, bind)]
  if (actor.scope === 'person') conditions.push('d.employee_access')
  const byExpiry = filter.sort.endsWith('expiresOn')
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc'
  const key = byExpiry ? ['d.expires_on', 'd.id'] : ['d.id']
  const total = `select count(*) from (select from documents d where ${conditions.join(' and ')} limit ${TOTAL_CAP + 1}) found`
  const after = cursor.read(filter.after, key.length)
  const seek = after ? [`(${key.join(', ')}) ${direction === 'asc' ? '>' : '<'} (${after.map(bind).join(', ')})`] : []
  const order = `order by ${key.map((column) => `${column} ${direction}`).join(', ')}`
  const rows = await db.rows<DocumentRow & { total: number }>(
    `select t.total, r.* from (${total}) as t (total)
       left join lateral (
         select ${DOCUMENT_COLUMNS} from (
           select d.* from documents d where ${[...conditions, ...seek].join(' and ')} ${order} limit ${bind(filter.limit + 1)}
         ) d ${DOCUMENT_JOINS} ${order}
       ) r on true`,
    values,
  )
  const counted = rows[0]?.total ?? 0
  const found = rows.filter(({ id }) => id !== null)
  return toPage(found, filter.limit, (row) => (byExpiry ? [row.expiresOn, row.id] : [row.id]), {
    n: Math.min(counted, TOTAL_CAP),
    capped: counted > TOTAL_CAP,
  })
}

function conditionsOf(filter: DocumentFilter, today: string, bind: Bind): string[] {
  const { companyId, personId, caseId, route, review, expiresWithin, search, sort } = filter
  const conditions: string[] = []
  if (companyId !== undefined) conditions.push(`d.company_id = ${bind(companyId)}`)
  if (personId !== undefined) conditions.push(`d.person_id = ${bind(personId)}`)
  if (caseId !== undefined) conditions.push(`d.case_id = ${bind(caseId)}`)
  if (review !== undefined) conditions.push(`d.review = ${bind(review)}`)
  if (sort.endsWith('expiresOn')) conditions.push('d.expires_on is not null')
  if (expiresWithin !== undefined)
    conditions.push(`d.expires_on <= ${bind(today)}::date + ${bind(expiresWithin)}::integer`)
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
