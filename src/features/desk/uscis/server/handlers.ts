import { implement } from '#platform/operation/context.ts'
import { type AgencyAnswer, uscis } from '../contract.ts'
import { explainReceiptNumber } from '../rules.ts'
import { agencyFor } from './agency.ts'
import { lookUpsFrom } from './look-ups-store.ts'

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

const NOT_ASKED: AgencyAnswer = {
  state: 'notAsked',
  message: 'USCIS was not asked, because the number cannot be right.',
  isTestData: false,
  status: null,
}
