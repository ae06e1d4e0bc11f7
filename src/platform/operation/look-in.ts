import { slot } from '../parts.ts'
import type { Services } from '../services.ts'
import type { Actor } from '../session/actor.ts'
import type { CommandContext } from './context.ts'
import type { Operation } from './contract.ts'
import type { RecordKind } from './record-names.ts'
import { Refusal } from './refusal.ts'

/** Records of a tenant's own work. Companies, firms, users and templates the provider administers. */
const ofTheTenant: ReadonlySet<string> = new Set<RecordKind>([
  ...(['person', 'employment', 'case', 'caseForm', 'document', 'deadline'] as const),
  ...(['invitation', 'lca', 'package', 'scan', 'task'] as const),
])

/** Records that are papers, or what was written for one: whoever reads anything of them reads a tenant's papers. */
const papers: ReadonlySet<string> = new Set<RecordKind>([
  ...(['applicant', 'caseMail', 'editableFile', 'envelope', 'i9Bundle', 'i9Form', 'i9Notice'] as const),
  ...(['letterWork', 'recruitmentStep', 'substitute', 'tenantArchive'] as const),
])

/**
 * Whether the provider's staff needs a look-in for an operation: to change what is a tenant's, to open its files, to do
 * anything with its papers, and (`lookIn`) to read what its people answered or what was worked out in its cases.
 * What the specification gives roles 1 and 2 as administration says so (`administers`).
 */
export function needsLookIn(operation: Operation): boolean {
  if (operation.administers) return false
  if (operation.lookIn) return true
  const opens = operation.kind === 'command' || operation.download === true
  const named = Object.values<string | undefined>(operation.names ?? {})
  return named.some((kind) => kind !== undefined && (papers.has(kind) || (opens && ofTheTenant.has(kind))))
}

export const LOOK_IN_FIRST = {
  status: 403,
  message: 'Please open this company first and say why. Its people can read who was there and for what reason.',
} as const

/** Staff of the provider with no company opened: sees lists, not what people of a tenant write or answer. */
export const isOutside = ({ scope, selectedCompanyId }: Pick<Actor, 'scope' | 'selectedCompanyId'>): boolean =>
  scope === 'provider' && selectedCompanyId === null

/** Promise 14: with a company selected the session works in it, with a reason, for an hour, listed for its people. */
export function requireLookIn(operation: Operation, actor: Actor | null): void {
  if (actor === null || !isOutside(actor) || !needsLookIn(operation)) return
  throw new Refusal(LOOK_IN_FIRST.status, 'LOOK_IN_FIRST', LOOK_IN_FIRST.message)
}

export type ChangedByStaff = Omit<CommandContext, 'afterCommit'> & { actor: Actor; services: Services; now: Date }
export type TenantsChanged = { companyIds: readonly number[]; lawFirmIds: readonly number[]; what: string }

/** What the provider's staff changes as administration, outside a look-in, is told to the tenant as a look-in is. */
export const changedByStaff = slot<(change: ChangedByStaff, tenants: TenantsChanged) => Promise<void>>(
  'what the staff of the provider changed in a tenant',
)

/** Whether a change has to be told: by staff, and not inside a look-in, which says so itself. */
export const isUnannounced = (operation: Operation, actor: Actor | null): actor is Actor =>
  operation.kind === 'command' && actor !== null && isOutside(actor)
