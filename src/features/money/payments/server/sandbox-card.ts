import { notFound } from '#platform/operation/refusal.ts'
import { DECLINED, testCards } from '../test-cards.ts'
import type { Setup } from './sandbox.ts'
import { KEPT, type Kept, type Sandboxed } from './sandbox-confirm.ts'

/** What a person does on the sandbox's page: uses a card, and confirms where the bank would ask. */
export async function useSandboxCard(
  { database }: Sandboxed,
  reference: string,
  { token, confirmed }: { token: string; confirmed: boolean },
): Promise<'done' | 'authenticate' | 'failed'> {
  const card = testCards.find((each) => each.token === token)
  return database.transaction({ kind: 'system' }, async (tx) => {
    const row = await tx.maybe<Kept<Setup>>(`${KEPT} where id = $1 and kind = 'setup' for update`, [reference])
    if (!row || !card) throw notFound()
    if (row.data.state === 'done') return 'done'
    if (card.onAdding === 'authenticate' && !confirmed) return 'authenticate'
    const declined = card.onAdding === 'declined'
    const data: Setup = {
      ...row.data,
      state: declined ? 'open' : 'done',
      token,
      ...(declined && { failure: DECLINED }),
    }
    await tx.run('update sandbox_objects set data = $2 where id = $1', [reference, JSON.stringify(data)])
    return declined ? 'failed' : 'done'
  })
}
