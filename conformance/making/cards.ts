import { made } from '../parties.ts'
import { same } from '../row.ts'
import type { SignedIn } from '../server.ts'
import type { Served } from '../world.ts'

/** A company pays from now on, with a test card. */
export async function addCard(world: Served, employer: SignedIn, company: unknown): Promise<void> {
  const { reference } = made(await employer.send('POST', `/api/companies/${company}/payment-method`))
  made(await employer.send('POST', '/api/payments/sandbox-card', { reference, token: 'tok_visa' }))
  const returned = made(await (await world.server()).send('POST', '/api/payments/returned', { reference }))
  same(returned.state, 'done', 'The visit to the page of the provider')
}
