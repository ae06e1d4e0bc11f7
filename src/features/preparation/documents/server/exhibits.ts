import { typeOf } from '#case-file/cases/server/rows.ts'
import { loadDocument } from '#paper/template-store.ts'
import type { PreparedDocument } from '#paper/types.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Db } from '#platform/database/database.ts'
import { readFile, type Vault } from '#platform/files/receive.ts'
import type { Readiness, Review } from '../records.ts'

/** A document as the filing package sees it: which item it proves, and whether its pages are ready. */
export type Exhibit = {
  documentId: number
  itemId: string
  documentType: string
  formType: string
  description: string
  review: Review
  readiness: Readiness
  readinessNote: string
  pages: number | null
  companyId: number
  fileName: string
  indexKey: string | null
  pagesKey: string | null
}

/** Who decides about the documents of a do-it-yourself case has looked at what they sent themselves. */
export const REVIEW_IN_PACKAGE = `case when d.review = 'Waiting' and k.mode = 'DIY' and d.created_by = k.owner_id then 'Accepted' else d.review end`

type OfCase = { id: number; typeId: number }

/** What goes behind the forms, in the order of the checklist (case-types.md §1.3); what was sent back stays out. */
export const exhibitsOf = async (db: Db, of: OfCase): Promise<Exhibit[]> =>
  (await documentsIn(db, of)).filter(({ review }) => review !== 'Rejected')

/** The same with what was sent back: a package that was to hold it says why it does not. */
export async function documentsIn(db: Db, { id, typeId }: OfCase): Promise<Exhibit[]> {
  const found = await db.rows<Exhibit>(
    `select d.id as "documentId", d.item_id as "itemId", d.document_type as "documentType", d.form_type as "formType", d.description, ${REVIEW_IN_PACKAGE} as review, v.readiness,
            v.readiness_note as "readinessNote", v.pages, d.company_id as "companyId", f.name as "fileName",
            i.key as "indexKey", p.key as "pagesKey"
       from documents d join cases k on k.id = d.case_id join document_versions v on v.document_id = d.id and v.number = d.latest
       join files f on f.id = v.file_id left join files i on i.id = v.index_file_id left join files p on p.id = v.pages_file_id
      where d.case_id = $1 and d.removed_at is null order by d.id`,
    [id],
  )
  const order = new Map(typeOf(typeId).checklist.map((item, place) => [item.id, place]))
  const place = ({ itemId }: Exhibit) => order.get(itemId) ?? (itemId === '' ? order.size + 1 : order.size)
  return found.toSorted((a, b) => place(a) - place(b) || a.documentId - b.documentId)
}

/** The prepared pages of an exhibit that is ready. */
export async function preparedExhibit(vault: Vault, exhibit: Exhibit): Promise<PreparedDocument> {
  const { indexKey, pagesKey, companyId } = exhibit
  if (indexKey === null || pagesKey === null) throw new Error(`${exhibit.fileName} is not prepared yet.`)
  const bytes = async (key: string) => {
    const pieces: Buffer[] = []
    for await (const piece of await readFile(vault, { tenant: tenantOf(companyId, null), file: key }))
      pieces.push(piece as Buffer)
    const whole = Buffer.concat(pieces)
    return new Uint8Array(whole.buffer, whole.byteOffset, whole.length)
  }
  return loadDocument(
    new Map([
      ['index.json', await bytes(indexKey)],
      ['flat.blob', await bytes(pagesKey)],
    ]),
  )
}
