import { isKey, keyHashOf } from '../crypto/tokens.ts'

/** Whose rows a statement may see. `session` is proved by the database from the live session row, or from a live key. */
export type Scope =
  | { kind: 'session'; tokenHash: string }
  | { kind: 'system' }
  | { kind: 'company'; companyId: number }
  | { kind: 'firm'; lawFirmId: number }
  | { kind: 'none' }

export function scopeValues(scope: Scope, at: Date): [kind: string, id: string, at: string] {
  if (scope.kind === 'session' && isKey(scope.tokenHash)) return ['key', keyHashOf(scope.tokenHash), at.toISOString()]
  const id =
    scope.kind === 'session'
      ? scope.tokenHash
      : scope.kind === 'company'
        ? String(scope.companyId)
        : scope.kind === 'firm'
          ? String(scope.lawFirmId)
          : ''
  return [scope.kind, id, at.toISOString()]
}
