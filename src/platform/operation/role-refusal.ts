import { Refusal } from './refusal.ts'

/** What the database says when a role and a tenant do not go together (app.role_fits), at the latest with COMMIT. */
export function roleRefusal(error: unknown): Refusal | undefined {
  if ((error as { code?: unknown } | null)?.code !== 'VC409') return undefined
  return new Refusal(409, 'ROLE_DOES_NOT_FIT', 'This role belongs to another kind of organization.')
}
