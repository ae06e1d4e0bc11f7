import { lookup } from '#platform/crypto/fields.ts'
import { implement } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { type AgencyAnswer, uscis } from '../contract.ts'
import { explainReceiptNumber } from '../rules.ts'
import { agencyFor } from './agency.ts'

export const uscisHandlers = implement(uscis, {
  lookUp: async ({ services, request, refuse }, input) => {
    if ((await lookUpsFrom(request.ip, services)) > LOOK_UPS) refuse('TOO_MANY')
    const explained = explainReceiptNumber(input.receiptNumber)
    if (!explained.ok) return { problem: explained.message, warning: null, explanation: null, agency: NOT_ASKED }
    const { parts, ...explanation } = explained.value
    return {
      problem: null,
      warning: explained.warning ?? null,
      explanation: { ...explanation, parts: [...parts] },
      agency: await agencyFor(services).status(explained.value.receiptNumber),
    }
  },
})

const LOOK_UPS = 30
const WINDOW_SECONDS = 600

const NOT_ASKED: AgencyAnswer = {
  state: 'notAsked',
  message: 'The agency was not asked, because the number cannot be right.',
  status: null,
}

// An address is personal: the table holds its keyed digest only.
async function lookUpsFrom(address: string, { database, keyring, clock }: Services): Promise<number> {
  const key = `uscis:${lookup(keyring, 'rate limit', address)}`
  const { hits } = await database.transaction({ kind: 'system' }, (tx) =>
    tx.one<{ hits: number }>('select app.hit($1, $2, $3) as hits', [key, clock.now(), WINDOW_SECONDS]),
  )
  return hits
}
