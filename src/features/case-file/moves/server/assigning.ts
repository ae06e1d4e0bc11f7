import { authorOf, tell, type Working } from '#case-file/cases/server/case-contacts.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { attorneyFor } from '#case-file/cases/server/opening.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { attorneyName, giveTo } from './representation-store.ts'

/** Gives a case to an attorney who works for its company, or takes it back; the refusal's code when it cannot be. */
export async function assignAttorney(
  context: Working,
  id: number,
  attorneyId: number | undefined,
): Promise<'NOT_LEGAL' | 'ATTORNEY_NOT_ASSIGNED' | undefined> {
  const { db, actor, now, audit } = context
  const file = await requireCase(db, actor, id, 'for update')
  if (file.mode !== 'LEGAL') return 'NOT_LEGAL'
  const found =
    attorneyId === undefined
      ? null
      : await attorneyFor(db, { id: file.companyId, lawFirmId: file.lawFirmId }, actor, attorneyId)
  if (found === 'notAssigned') return 'ATTORNEY_NOT_ASSIGNED'
  await giveTo(db, id, found, { at: now, by: actor.userId })
  const name = found === null ? undefined : await attorneyName(db, found)
  const text = name ? `${name} works on the case.` : 'No attorney works on the case at the moment.'
  await addEvent(db, id, { kind: 'assigned', text, details: { attorneyId: found } }, await authorOf(context))
  audit({
    subject: `case:${id}`,
    before: { attorneyId: file.attorneyId },
    after: { attorneyId: found },
    companyId: file.companyId,
  })
  if (found !== null)
    await tell(context, { ...file, attorneyId: found }, `Case ${file.number} is yours.`, { sides: ['attorney'] })
  return undefined
}
