import { visibleCases } from '#case-file/cases/server/visible.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { FoundInside } from '../contract.ts'
import { documentsPath } from '../paths.ts'
import { showsSsn } from '../personal-numbers.ts'
import { shownToReader } from './family-papers.ts'

const [FROM, TO] = ['\u2060[', ']\u2060']
const MARKS = `StartSel="${FROM}", StopSel="${TO}", MaxFragments=1, MaxWords=26, MinWords=12`

type Row = Omit<FoundInside, 'snippet' | 'path'> & {
  typeId: number
  description: string
  documentType: string
  headline: string
}

type Asked = { text: string; caseId?: number; most: number }

/** Documents that say it, the best first; seen by the same conditions as the list of documents. */
export async function findInside(db: Db, actor: Actor, { text, caseId, most }: Asked): Promise<FoundInside[]> {
  const { values, bind } = binding([text, caseId ?? null, most])
  const rows = await db.rows<Row>(
    `select h.*, ts_headline('english', v.text_body, q.words, '${MARKS}') as headline
       from websearch_to_tsquery('english', $1) q (words)
       join lateral (
         select d.id as "documentId", d.case_id as "caseId", k.number as "caseNumber", k.type_id as "typeId",
                d.document_type as "documentType", d.description, f.name as "fileName",
                coalesce(nullif(d.document_type, ''), nullif(d.description, ''), f.name) as name, v.id as "versionId",
                ts_rank(v.text_words, q.words) as rank
           from documents d join cases k on k.id = d.case_id
           join document_versions v on v.document_id = d.id and v.number = d.latest
           join files f on f.id = v.file_id
          where ${conditions(actor, bind).join(' and ')} and v.text_words @@ q.words
          order by rank desc, d.id desc limit $3) h on true
       join document_versions v on v.id = h."versionId"
      order by h.rank desc, h."documentId" desc`,
    values,
  )
  // What was named differently since it was read may show a number by what it is now.
  return rows.filter((row) => !showsSsn(row)).map(shown)
}

const conditions = (actor: Actor, bind: (value: unknown) => string): string[] => [
  'd.removed_at is null',
  '($2::bigint is null or d.case_id = $2)',
  ...visibleCases(actor, bind, 'd'),
  ...shownToReader(actor),
  ...(actor.scope === 'person' ? ['d.employee_access'] : []),
]

/** How many of those in sight could not be searched. */
export function notSearched(db: Db, actor: Actor, caseId: number | undefined) {
  const { values, bind } = binding(['', caseId ?? null])
  return db.one<{ withoutWords: number; waiting: number }>(
    `select count(*) filter (where s.text_state = 'None')::integer as "withoutWords",
            count(*) filter (where s.text_state = '')::integer as waiting
       from (select v.text_state from documents d
               join document_versions v on v.document_id = d.id and v.number = d.latest
              where ${conditions(actor, bind).join(' and ')} and $1 = '' and v.text_state <> 'Read' limit 1000) s`,
    values,
  )
}

const shown = ({ headline, typeId, documentId, caseId, caseNumber, name, fileName }: Row): FoundInside => ({
  ...{ documentId, caseId, caseNumber, name, fileName, path: documentsPath(typeId, caseId) },
  snippet: piecesOf(headline),
})

/** The headline in pieces: what was found, and what stands around it. */
export const piecesOf = (headline: string): FoundInside['snippet'] =>
  headline
    .split(/(\u2060\[[^\]]*\]\u2060)/u)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith(FROM)
        ? { text: piece.slice(FROM.length, -TO.length), hit: true }
        : { text: piece.replaceAll('\u2060', ''), hit: false },
    )
