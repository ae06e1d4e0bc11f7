import { documentInSpanish } from '#case-file/cases/item-spanish.ts'
import { documentKey } from '#case-file/cases/open-items.ts'
import { refreshBall } from '#case-file/cases/server/ball.ts'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { showDate } from '#formats/dates.ts'
import { dayIn, timeIn, type Zone } from '#formats/day.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import type { Handler } from '#platform/operation/context.ts'
import { Refusal, stale } from '#platform/operation/refusal.ts'
import type { keepDocuments } from '../contract.ts'
import { documentsPath } from '../paths.ts'
import { decidesOn } from '../policy.ts'
import { shownOne } from './document-view.ts'
import { type DocumentRow, getDocument, lockDocument, saveReview } from './store.ts'

type ReviewOperation = (typeof keepDocuments)['review']

/** What is decided is decided about the file that was looked at: a newer one is looked at first. */
export const review: Handler<ReviewOperation> = async (context, input) => {
  const { caseId, id, review: decision, reason, versionNumber, version } = input
  const { db, actor, refuse, audit } = context
  const of = await requireCase(db, actor, caseId)
  if (!decidesOn(of, actor)) refuse('NOT_YOURS')
  await lockDocument(db, caseId, id)
  const before = await getDocument(db, caseId, id)
  if (decision === 'Rejected' && reason === '')
    refuse('REASON_MISSING', { fields: { reason: 'Say what is wrong with it.' } })
  if (decision === 'Accepted' && versionNumber === undefined) refuse('VERSION_MISSING')
  if (versionNumber !== undefined && versionNumber !== before.versionNumber) throw replaced(before, actor.zone)
  if (version !== undefined && version !== before.version) throw stale(await shownOne(systemWithin(db), before))
  if (decision === 'Accepted' && before.readiness === 'Failed') refuse('CANNOT_BE_READ')
  const author = await authorOf(context)
  await saveReview(db, id, decision, reason, author)
  await refreshBall(context, of)
  const { documentType, employeeAccess, createdBy, itemId } = before
  const name = employeeAccess ? documentType : 'A document'
  const text = { Waiting: 'is looked at again', Accepted: 'accepted', Rejected: 'rejected' }[decision]
  await addEvent(db, caseId, { kind: 'document', text: `${name}: ${text}.`, details: { documentId: id } }, author)
  audit({
    subject: `document:${id}`,
    after: { caseId, review: decision, reason, versionNumber: before.versionNumber },
    companyId: of.companyId,
  })
  if (decision === 'Rejected' && createdBy !== null && createdBy !== actor.userId)
    await notify(context, createdBy, {
      kind: 'cases',
      text: `Case ${of.number}: ${documentType} has to be sent again. ${reason}`,
      es: `Caso ${of.number}: hay que enviar de nuevo «${documentInSpanish(documentType)}». ${reason}`,
      link: documentsPath(of.typeId, caseId, itemId),
      ...(itemId && { about: { caseId, keys: [documentKey(itemId)] } }),
    })
  return shownOne(systemWithin(db), await getDocument(db, caseId, id))
}

function replaced({ documentType, uploadedByName, uploadedAt }: DocumentRow, zone: Zone): Refusal {
  const at = new Date(uploadedAt)
  const by = uploadedByName && ` by ${uploadedByName}`
  return new Refusal(
    409,
    'REPLACED',
    `${documentType} was replaced${by} on ${showDate(dayIn(zone, at))} at ${timeIn(zone, at)}. Look at the new one.`,
  )
}
