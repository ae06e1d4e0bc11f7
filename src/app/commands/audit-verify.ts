import pg from 'pg'
import { verifyAudit } from '#platform/audit/verify.ts'
import { command, seconds } from './command.ts'

// npm run audit:verify: recomputes every tenant's chain; fails when a link is broken.
await command({ alone: () => false }, async ({ ownerUrl, say }) => {
  const began = performance.now()
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'visacare-audit-verify' })
  await client.connect()
  try {
    const { tenants, events, broken, heads } = await verifyAudit(client)
    // Whoever could rewrite a whole chain cannot rewrite the paper on which its last hash was noted.
    for (const { tenant, seq, hash } of heads) say(`${tenant} ${seq} ${hash}`)
    for (const { tenant, seq, why } of broken) say(`BROKEN ${tenant} at ${seq}: ${why}`)
    say(
      `${events} events of ${tenants} tenants in ${seconds(began)}: ${broken.length === 0 ? 'every chain is whole' : `${broken.length} broken`}.`,
    )
    return broken.length === 0 ? 0 : 1
  } finally {
    await client.end()
  }
})
