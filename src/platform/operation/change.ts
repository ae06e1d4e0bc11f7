import type { RequestInfo } from '../audit/audit.ts'
import { type AuditEntry, auditStep } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import { type Enqueue, enqueueAll, type Job } from '../jobs/enqueue.ts'
import { post } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import { type Actor, companyInScope } from '../session/actor.ts'
import type { CommandContext } from './context.ts'
import type { SystemOperation } from './system-operations.ts'

export type Author = { operation: string; actor: Actor | null; request: RequestInfo; now: Date }

/** What a change may do besides its own SQL, and the jobs and the audit event that travel with its COMMIT. */
export function beginChange(services: Services, tx: Transaction, author: Author) {
  const entries: AuditEntry[] = []
  const jobs: Job[] = []
  const reasons: string[] = []
  const { actor, now } = author
  const enqueue: Enqueue = (task, payload, options) => void jobs.push({ task, payload, options })
  const context: Omit<CommandContext, 'afterCommit'> = {
    db: tx,
    audit: (entry) => {
      entries.push(entry)
    },
    enqueue,
    mail: (letters) =>
      post(tx, {
        letters: [letters].flat(),
        enqueue,
        keyring: services.keyring,
        now,
        by: actor?.userId ?? null,
        supportEmail: services.config.supportEmail,
      }),
    asSystem: (reason, work) => {
      reasons.push(reason)
      return tx.within({ kind: 'system' }, work)
    },
  }
  const finish = () => {
    if (jobs.length > 0) tx.atEnd(enqueueAll(jobs))
    for (const entry of entries.length > 0 ? entries : [{}]) tx.atEnd(auditStep(factsOf(author, entry, reasons)))
  }
  /** The tenants in which something was changed, by what the handler wrote into the trail. */
  const tenants = () => ({
    companyIds: distinct(entries.map(({ companyId }) => companyId)),
    lawFirmIds: distinct(entries.map(({ companyId, lawFirmId }) => (companyId ? null : lawFirmId))),
  })
  return { context, finish, tenants }
}

const distinct = (ids: readonly (number | null | undefined)[]) => [...new Set(ids.flatMap((id) => id ?? []))]

/**
 * A change the product makes on its own behalf (a job, the first start), with the same means and the same audit. Its
 * words stand in `systemOperations`, or in the contract where it does the work of a command.
 */
export async function systemChange<T>(
  services: Services,
  what: SystemOperation | { name: string; audit: string },
  work: (context: CommandContext & { services: Services; now: Date }) => Promise<T>,
): Promise<T> {
  const done: (() => void)[] = []
  const operation = typeof what === 'string' ? what : what.name
  const now = services.clock.now()
  const request = { id: operation, ip: '', browser: '' }
  const result = await services.database.transaction({ kind: 'system' }, async (tx) => {
    const change = beginChange(services, tx, { operation, actor: null, request, now })
    const value = await work({ ...change.context, services, now, afterCommit: (each) => done.push(each) })
    change.finish()
    return value
  })
  for (const each of done) each()
  return result
}

function factsOf({ operation, actor, request, now }: Author, entry: AuditEntry, reasons: string[]) {
  const companyId = entry.companyId ?? (entry.lawFirmId || !actor ? null : (companyInScope(actor) ?? actor.companyId))
  return {
    at: now,
    operation,
    userId: actor?.userId ?? null,
    request,
    subject: entry.subject,
    before: entry.before,
    after: entry.after,
    companyId,
    lawFirmId: entry.lawFirmId ?? (companyId ? null : (actor?.lawFirmId ?? null)),
    reason: [entry.reason, ...reasons, actor?.key && `API key ${actor.key.prefix}`].filter(Boolean).join('; '),
  }
}
