import { randomBytes } from 'node:crypto'
import { documentInSpanish } from '#case-file/cases/item-spanish.ts'
import { documentKey } from '#case-file/cases/open-items.ts'
import { refreshBall } from '#case-file/cases/server/ball.ts'
import { authorOf, tell, type Working } from '#case-file/cases/server/case-contacts.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import { implement } from '#platform/operation/context.ts'
import { asksFrom, decidesOn, IN_HAND, mayAsk, mayWaive } from '../policy.ts'
import type { RequestedItem } from '../records.ts'
import { requestOperations } from '../request-contract.ts'
import { isOpen, OWN_ITEM } from '../rules.ts'
import { requestsOf, saveDue, saveRequest, saveWaiver, shownRequests } from './request-store.ts'

export const requestHandlers = implement(requestOperations, {
  ask: async (context, { caseId, itemId, from, ...given }) => {
    const { db, actor, refuse, audit } = context
    const of = await requireCase(db, actor, caseId, 'for update')
    const asks = asksFrom(of, actor)
    // HR asks for what is not on the list; the days of the list are the firm's.
    if (asks === 'nobody' || (asks === 'own people' && itemId !== undefined)) refuse('NOT_YOURS')
    if (itemId === undefined && !mayAsk(of, actor, from)) refuse('NOT_YOUR_PEOPLE')
    const items = await requestsOf(systemWithin(db), of)
    const author = await authorOf(context)
    const asked = { ...given, fromWhom: from, dueOn: given.dueOn ?? null }
    const id = itemId ?? `${OWN_ITEM}${randomBytes(6).toString('hex')}`
    if (itemId !== undefined) {
      if (!items.some((each) => each.itemId === itemId)) refuse('ITEM_UNKNOWN')
      await saveDue(db, caseId, id, asked, author)
    } else {
      if (given.name === '') refuse('NAME_MISSING', { fields: { name: 'Say which document is needed.' } })
      if (items.some(({ name }) => name.toLowerCase() === given.name.toLowerCase())) refuse('ALREADY_ASKED')
      await saveRequest(db, caseId, id, asked, author)
      await addEvent(db, caseId, { kind: 'document', text: `Document asked for: ${given.name}.` }, author)
    }
    audit({ subject: `case:${caseId}`, after: { asksFor: id, ...asked }, companyId: of.companyId })
    await refreshBall(context, of)
    const item = await itemAfter(context, of, id)
    if (isOpen(item))
      await tell(context, of, `Case ${of.number}: please send “${item.name}”.`, {
        sides: [item.side],
        es: `Caso ${of.number}: por favor envíe «${documentInSpanish(item.name)}».`,
        asks: { keys: [documentKey(id)], dueOn: item.dueOn },
      })
    return item
  },

  waive: async (context, { caseId, itemId, waived, reason }) => {
    const { db, actor, refuse, audit } = context
    const of = await requireCase(db, actor, caseId, 'for update')
    if (asksFrom(of, actor) === 'nobody') refuse('NOT_YOURS')
    const items = await requestsOf(systemWithin(db), of)
    const item = items.find((each) => each.itemId === itemId) ?? refuse('ITEM_UNKNOWN')
    // That a sealed envelope is there, or not, is seen and not decided: the assistant says it too.
    const isSeen = item.sealed && (waived ? reason === IN_HAND : item.state === 'accepted')
    if (!(isSeen ? decidesOn(of, actor) : mayWaive(of, actor, item)))
      refuse(decidesOn(of, actor) ? 'ATTORNEY_ONLY' : 'NOT_YOURS')
    if (waived && reason === '') refuse('REASON_MISSING', { fields: { reason: 'Say why it is not needed.' } })
    const author = await authorOf(context)
    await saveWaiver(db, caseId, itemId, waived ? reason : null, author)
    await refreshBall(context, of)
    const text = isSeen
      ? `${waived ? 'In hand' : 'Not in hand'}: ${item.name}.`
      : waived
        ? `Not needed: ${item.name}. ${reason}`
        : `Needed again: ${item.name}.`
    await addEvent(db, caseId, { kind: 'document', text }, author)
    audit({ subject: `case:${caseId}`, after: { item: itemId, waived }, reason, companyId: of.companyId })
    return itemAfter(context, of, itemId)
  },
})

/** As the list shows it now, read within the same transaction. */
async function itemAfter(
  { db }: Pick<Working, 'db'>,
  of: Parameters<typeof shownRequests>[1],
  itemId: string,
): Promise<RequestedItem> {
  const items = await shownRequests(systemWithin(db), of)
  const item = items.find((each) => each.itemId === itemId)
  if (!item) throw new Error('The item is not on the list.')
  return item
}
