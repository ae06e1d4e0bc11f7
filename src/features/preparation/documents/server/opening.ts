import { recordRelease, requireReveal } from '#parties/facts/server/release.ts'
import type { RequestInfo } from '#platform/audit/audit.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { showsSsn } from '../personal-numbers.ts'

type Opening = { db: Db; actor: Actor; services: Services; now: Date; request: RequestInfo }
type Shown = { documentType: string; description: string; createdBy: number | null; companyId: number | null }

/** Whoever sent it, and the family whose it is, look at their own papers. */
const isOwn = ({ scope, userId }: Actor, { createdBy }: Shown) => scope === 'person' || createdBy === userId

/** A document that shows a Social Security number leaves like the number: with the right, a fresh password, on record. */
export async function requireOpening(context: Opening, id: number): Promise<void> {
  const found = await guarded(context, id)
  if (!found) return
  await requireReveal(context)
  const { documentType, companyId } = found
  await recordRelease(context, { subject: `document:${id}`, what: `opened ${documentType}`, companyId })
}

/** The same question, before anything leaves. */
export async function mayOpen(context: Opening, id: number): Promise<void> {
  if (await guarded(context, id)) await requireReveal(context)
}

export const isGuarded = async (context: Opening, id: number): Promise<boolean> =>
  (await guarded(context, id)) !== undefined

/** The document, where opening it asks for more than seeing the case. */
async function guarded(context: Opening, id: number): Promise<Shown | undefined> {
  const found = await context.db.maybe<Shown>(
    `select document_type as "documentType", description, created_by as "createdBy", company_id as "companyId"
       from documents where id = $1`,
    [id],
  )
  return !found || isOwn(context.actor, found) || !showsSsn(found) ? undefined : found
}
