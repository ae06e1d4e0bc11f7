import { movesOnFrom } from '#case-types/status/status-table.ts'
import { Status } from '#case-types/status/statuses.ts'
import { Role } from '#formats/roles.ts'
import { sidesOf } from './policy.ts'
import type { TaskFor } from './records.ts'

type Owed = { kind: string; side: TaskFor }

/** Whether this is for a reader in this role to do, in a case that stands there. */
export const isOwn = (item: Owed, status: number, roleId: number): boolean =>
  sidesOf(roleId).includes(item.side) && !isAttorneysAlone(item, status, roleId)

/**
 * What an assistant sees and cannot do: the attorney's signature, and the step that moves the case on where only the
 * attorney moves it (decisions §2, §4).
 */
export function isAttorneysAlone({ kind, side }: Owed, status: number, roleId: number): boolean {
  if (roleId !== Role.attorneyAssistant || !sidesOf(roleId).includes(side)) return false
  return kind === 'signature' ? side === 'attorney' : kind === 'step' && heldAt(roleId).some((held) => held === status)
}

/** The same as SQL, of an open item `o` in its case `k`; null: this role is kept from nothing. */
export const sqlAttorneysAlone = (roleId: number): string | null =>
  roleId === Role.attorneyAssistant
    ? `((o.kind = 'signature' and o.side = 'attorney') or (o.kind = 'step' and k.status in (${heldAt(roleId).join(', ')})))`
    : null

/** Where a case stands when this role can only wait until somebody else of the firm moves it on. */
const heldAt = (roleId: number): Status[] => Object.values(Status).filter((status) => !movesOnFrom(status, roleId))
