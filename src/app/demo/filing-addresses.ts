import { confirmAddress, noteAddressChange, saveAddress } from '#features/filings/server/address-store.ts'
import type { Transaction } from '#platform/database/database.ts'

type Demo = Parameters<typeof saveAddress>[1] & { confirmed: boolean }

/** Invented addresses: one that was just looked up, and some that nobody confirmed yet. */
export async function fillDemoFilingAddresses(db: Transaction, { now }: { now: Date }): Promise<void> {
  const author = { at: now, byName: 'VisaCare demo' }
  for (const { confirmed, ...given } of rows) {
    const row = await saveAddress(db, given)
    await noteAddressChange(db, row, { what: 'Added', ...author })
    if (!confirmed) continue
    const after = await confirmAddress(db, row.id, now.toISOString().slice(0, 10), author.byName)
    await noteAddressChange(db, after, { what: 'Confirmed', ...author })
  }
}

const common = { effectiveFrom: '2026-01-01', effectiveTo: null, source: 'Invented for the demo' }
const lockbox = (attention: string) => `USCIS (demo)\nAttn: ${attention}\n100 Example Street\nPhoenix, AZ 85001`

const rows: readonly Demo[] = [
  {
    ...common,
    ...{ formId: 'i-129', appliesTo: 'H-1B, all states', premium: false, carrier: 'Courier', confirmed: true },
    address: lockbox('I-129 H-1B'),
  },
  {
    ...common,
    ...{ formId: 'i-129', appliesTo: 'H-1B with Form I-907', premium: true, carrier: 'Courier', confirmed: false },
    address: lockbox('I-129 Premium'),
  },
  {
    ...common,
    ...{ formId: 'i-539', appliesTo: 'H-4', premium: null, carrier: 'USPS', confirmed: false },
    address: 'USCIS (demo)\nP.O. Box 1000\nDallas, TX 75201',
  },
  {
    ...common,
    ...{ formId: 'i-765', appliesTo: '(c)(9), (c)(26)', premium: null, carrier: 'USPS', confirmed: false },
    address: 'USCIS (demo)\nP.O. Box 2000\nChicago, IL 60601',
  },
]
