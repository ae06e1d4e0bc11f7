import type { Worked } from './amounts.ts'
import type { FeeFacts, FeeSettings } from './fee-facts.ts'

/**
 * Proclamation 10973 (case-types.md §1.8). Vacated and perhaps stayed in court, its 12 months over unless extended: an
 * administrator sets its state, and a petition for a person abroad always waits for the attorney's decision.
 */
export function proclamation({ consular }: FeeFacts, filingDate: string, { proclamation: state }: FeeSettings): Worked {
  if (!consular) return { none: 'No consular notification is asked for.' }
  if (filingDate < '2025-09-21') return { none: 'Filed before 09-21-2025.' }
  if (isInForce(state, filingDate))
    return {
      variant: 'each',
      why: 'Consular notification for a beneficiary abroad; paid on pay.gov before filing.',
      confirm:
        'The $100,000 payment of Proclamation 10973 is set as in force: the attorney must confirm that it applies.',
    }
  return {
    none: standing[state],
    confirm:
      'Consular notification is asked for: the attorney must decide whether the $100,000 of Proclamation 10973 is due.',
  }
}

/** Before a case is opened nobody has said whether a visa will be applied for abroad: what that would mean, in words. */
export function proclamationIfAbroad(filingDate: string, { proclamation: state }: FeeSettings): string | undefined {
  if (filingDate < '2025-09-21') return undefined
  return isInForce(state, filingDate)
    ? 'If the worker will apply for a visa abroad, the $100,000 payment of Proclamation 10973 comes on top. It is set as in force; the attorney must confirm that it applies.'
    : `If the worker will apply for a visa abroad, the attorney must decide whether the $100,000 of Proclamation 10973 is due. ${standing[state]}`
}

const isInForce = (state: FeeSettings['proclamation'], filingDate: string): boolean =>
  state === 'extended' || (state === 'active' && filingDate <= '2026-09-21')

/** Why the payment is not counted, by what an administrator said. */
const standing: Record<FeeSettings['proclamation'], string> = {
  unknown: 'Whether Proclamation 10973 is in force is not entered yet.',
  stayed: 'Proclamation 10973 is set as stayed.',
  lapsed: 'Proclamation 10973 is set as lapsed.',
  active: 'Proclamation 10973 ended on 09-21-2026 unless extended.',
  extended: 'Proclamation 10973 is set as extended.',
}
