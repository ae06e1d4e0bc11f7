import { refreshBall } from '#case-file/cases/server/ball.ts'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { closeTask } from '#case-file/cases/server/work-store.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { decidesOn } from '#preparation/documents/policy.ts'
import { caseMail } from '../contract.ts'
import { addressOf } from '../rules.ts'
import { getBox } from './box-store.ts'
import { DELIVER_JOB } from './keep.ts'
import { lockMail, mailOf, mailsOf, newTag, setDecision, tagOf } from './store.ts'
import { heldTask } from './work.ts'

export const caseMailHandlers = implement(caseMail, {
  ofCase: async (context, { id }) => {
    await requireRight(context, 'case:read')
    const { db, actor, services } = context
    const file = await requireCase(db, actor, id)
    const decides = decidesOn(file, actor)
    const [box, tag, items] = await Promise.all([
      getBox(services.database.read({ kind: 'system' })),
      tagOf(db, id),
      mailsOf(db, id, decides),
    ])
    return { address: box?.on ? addressOf(box.address, tag) : null, items, may: { decide: decides } }
  },

  read: async (context, { id, mailId }) => {
    await requireRight(context, 'case:read')
    const { db, actor } = context
    const file = await requireCase(db, actor, id)
    return mailOf(db, id, mailId, decidesOn(file, actor))
  },

  decide: async (context, { id, mailId, take }) => {
    await requireRight(context, 'case:edit')
    const { db, actor, refuse, enqueue, audit } = context
    const file = await requireCase(db, actor, id, 'for update')
    const mail = await lockMail(db, mailId)
    if (mail?.caseId !== id) throw notFound()
    if (!decidesOn(file, actor)) refuse('NOT_YOURS')
    if (mail.state !== 'held') refuse('DECIDED')
    const author = await authorOf(context)
    await setDecision(db, mailId, take ? 'accepted' : 'declined', author)
    await closeTask(db, id, heldTask(mail.fromAddress), author)
    await refreshBall(context, file)
    if (take) enqueue(DELIVER_JOB, { mailId }, { key: `case-mail:${mailId}` })
    audit({
      subject: `case:${id}`,
      after: { mail: mailId, from: mail.fromAddress, taken: take },
      companyId: file.companyId,
    })
    return { id: mailId }
  },

  newAddress: async (context, { id }) => {
    await requireRight(context, 'case:edit')
    const { db, actor, refuse, audit } = context
    const file = await requireCase(db, actor, id, 'for update')
    if (!decidesOn(file, actor)) refuse('NOT_YOURS')
    await newTag(db, id)
    audit({ subject: `case:${id}`, companyId: file.companyId })
    return { id }
  },
})
