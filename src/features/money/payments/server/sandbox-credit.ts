import type { Transaction } from '#platform/database/database.ts'

/** The sandbox keeps a customer's credit with the subscription it came from. */
export async function lowerCredit(tx: Transaction, customer: string, cents: number): Promise<{ cents: number }> {
  await tx.run(
    `update sandbox_objects
        set data = jsonb_set(data, '{creditCents}', to_jsonb(coalesce((data ->> 'creditCents')::bigint, 0) - $2::bigint))
      where id = (select id from sandbox_objects where kind = 'subscription' and data ->> 'customer' = $1
                   order by created_at desc limit 1)`,
    [customer, cents],
  )
  return { cents }
}
