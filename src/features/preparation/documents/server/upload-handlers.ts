import { refreshBall } from '#case-file/cases/server/ball.ts'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { changing, orForget } from '#platform/operation/after-upload.ts'
import type { Handler } from '#platform/operation/context.ts'
import { keepDocuments } from '../contract.ts'
import { mayChange } from '../policy.ts'
import { addDocument, documentNow, keepVersion, received, tellWhenItExpires } from './add-document.ts'
import { requireShown } from './family-papers.ts'
import { dropReadings } from './keep-reading.ts'
import { getDocument, insertFile, lockDocument, sentByFamily, setExpiry } from './store.ts'

type Upload = (typeof keepDocuments)['upload']
type AddVersion = (typeof keepDocuments)['addVersion']

export const upload: Handler<Upload> = async (context, input) => {
  await requireRight(context, 'case:edit')
  return addDocument(context, input)
}

export const addVersion: Handler<AddVersion> = async (context, { caseId, id, expiresOn, file: sent }) => {
  await requireRight(context, 'case:edit')
  const { db, actor, services } = context
  const file = await requireCase(db, actor, caseId)
  const before = await getDocument(db, caseId, id)
  await requireShown(db, actor, caseId, id)
  const byFamily = await sentByFamily(services.database.read({ kind: 'system' }), before.createdBy)
  if (!mayChange(file, actor, byFamily)) context.refuse('NOT_SENT_BY_YOU')
  const stored = await received(services, file, sent)
  return orForget(services, stored, () =>
    changing(context, keepDocuments.addVersion, async (change) => {
      await lockDocument(change.db, caseId, id)
      const author = await authorOf(change)
      const owner = { employeeAccess: before.employeeAccess, at: author.now, by: author.id }
      await dropReadings(change, id)
      await keepVersion(change, file.companyId, id, await insertFile(change.db, file, stored, owner))
      await refreshBall(change, file)
      if (expiresOn) await setExpiry(change.db, id, expiresOn)
      tellWhenItExpires(change, id, expiresOn)
      const text = before.employeeAccess
        ? `New version: ${before.documentType}.`
        : 'A new version of a document was added.'
      await addEvent(change.db, caseId, { kind: 'document', text, details: { documentId: id } }, author)
      change.audit({
        subject: `document:${id}`,
        after: { caseId, fileName: stored.name, replaces: before.versionNumber },
        companyId: file.companyId,
      })
      return documentNow(change, caseId, id)
    }),
  )
}
