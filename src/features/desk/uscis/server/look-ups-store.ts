import { lookup } from '#platform/crypto/fields.ts'
import { networkOf } from '#platform/operation/network-of.ts'
import type { Services } from '#platform/services.ts'

const WINDOW_SECONDS = 600

/** How often somebody at an address has looked up lately, this time included. The table holds the address as keyed digest only. */
export async function lookUpsFrom(address: string, { database, keyring, clock }: Services): Promise<number> {
  const key = `uscis:${lookup(keyring, 'rate limit', networkOf(address))}`
  const { hits } = await database.transaction({ kind: 'system' }, (tx) =>
    tx.one<{ hits: number }>('select app.hit($1, $2, $3) as hits', [key, clock.now(), WINDOW_SECONDS]),
  )
  return hits
}
