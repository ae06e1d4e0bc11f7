import type { Transaction } from '#platform/database/database.ts'
import { type FormRow, formById } from './store.ts'

/** A form that is still there, held for a change. */
export async function open(
  { db, refuse }: { db: Transaction; refuse: (code: 'DESTROYED') => never },
  id: number,
): Promise<FormRow> {
  const form = await formById(db, id, 'for update of f')
  if (form.purgedAt !== null) refuse('DESTROYED')
  return form
}
