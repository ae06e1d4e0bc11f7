import type { Transaction } from '#platform/database/database.ts'

/** On which side the owner of a DIY case is. */
export async function ownersSide(tx: Transaction, ownerId: number | null): Promise<'employee' | 'employer'> {
  const owner = await tx.within({ kind: 'system' }, () =>
    tx.maybe<{ personId: number | null }>('select person_id as "personId" from users where id = $1', [ownerId]),
  )
  return owner && owner.personId === null ? 'employer' : 'employee'
}
