import { documentInSpanish } from '#case-file/cases/item-spanish.ts'
import { documentKey } from '#case-file/cases/open-items.ts'
import { refreshBallOf } from '#case-file/cases/server/ball.ts'
import { notify } from '#identity/notifications/server/store.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { documentsPath } from '../paths.ts'
import { unreadableInSpanish } from '../unreadable-words.ts'

type Unreadable = {
  id: number
  caseId: number
  number: string
  typeId: number
  companyId: number
  itemId: string
  documentType: string
  createdBy: number | null
}

/**
 * A file that nobody can read meets no request, whatever was decided before it was tried: it is sent back with the reason,
 * and whoever sent it is told. An older version of a document that has a readable one changes nothing.
 */
export const settleUnreadable = (services: Services, versionId: number, note: string): Promise<void> =>
  systemChange(services, 'documents.cannotBeRead', async (change) => {
    const { db, audit } = change
    const settled = await db.run(
      `update document_versions set readiness = 'Failed', readiness_note = $2 where id = $1 and readiness = 'Waiting'`,
      [versionId, note],
    )
    if (settled === 0) return
    const found = await db.maybe<Unreadable>(
      `update documents d set review = 'Rejected', review_reason = $2, version = d.version + 1, reviewed_at = $3, reviewed_by_name = ''
         from document_versions v, cases k
        where v.id = $1 and d.id = v.document_id and d.latest = v.number and k.id = d.case_id
          and d.removed_at is null and d.review <> 'Rejected'
        returning d.id, d.case_id as "caseId", k.number, k.type_id as "typeId", d.company_id as "companyId",
                  d.item_id as "itemId", d.document_type as "documentType", d.created_by as "createdBy"`,
      [versionId, note, change.now],
    )
    if (!found) return
    const { id, caseId, number, typeId, companyId, itemId, documentType, createdBy } = found
    await refreshBallOf(change, caseId)
    audit({ subject: `document:${id}`, after: { caseId, review: 'Rejected', reason: note }, companyId })
    if (createdBy === null) return
    await notify(change, createdBy, {
      kind: 'cases',
      text: `Case ${number}: ${documentType} has to be sent again. ${note}`,
      es: `Caso ${number}: hay que enviar de nuevo «${documentInSpanish(documentType)}». ${unreadableInSpanish[note] ?? note}`,
      link: documentsPath(typeId, caseId, itemId),
      ...(itemId && { about: { caseId, keys: [documentKey(itemId)] } }),
    })
  })
