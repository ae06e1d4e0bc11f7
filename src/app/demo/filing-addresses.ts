import { confirmAddress, noteAddressChange, saveAddress } from '#paperwork/filing-addresses/server/address-store.ts'
import type { Transaction } from '#platform/database/database.ts'
import { isoDay } from './days.ts'

type Demo = Parameters<typeof saveAddress>[1] & { confirmed: boolean }

/** Invented addresses: one that was just looked up, and some that nobody confirmed yet. */
export async function fillDemoFilingAddresses(db: Transaction, { now }: { now: Date }): Promise<void> {
  const author = { at: now, byName: 'VisaCare demo' }
  for (const { confirmed, ...given } of rows) {
    const row = await saveAddress(db, given)
    await noteAddressChange(db, row, { what: 'Added', ...author })
    if (!confirmed) continue
    const after = await confirmAddress(db, row.id, isoDay(now), author.byName)
    await noteAddressChange(db, after, { what: 'Confirmed', ...author })
  }
}

const common = {
  ...{ classification: '', states: [] as string[], concurrentWith: '', premium: null },
  ...{ effectiveFrom: '2026-01-01', effectiveTo: null, source: 'Invented for the demo' },
}
const lockbox = (attention: string) => `USCIS (demo)\nAttn: ${attention}\n100 Example Street\nPhoenix, AZ 85001`

const h1b = { ...common, formId: 'i-129', classification: 'H-1B', carrier: 'Courier' } as const

const rows: readonly Demo[] = [
  {
    ...h1b,
    ...{ appliesTo: 'H-1B, all states', premium: false, confirmed: true },
    address: lockbox('I-129 H-1B'),
  },
  {
    ...h1b,
    ...{ appliesTo: 'H-1B, primary office in the West', premium: false, confirmed: true },
    ...{ states: ['AK', 'AZ', 'CA', 'HI', 'ID', 'MT', 'NV', 'OR', 'UT', 'WA', 'WY'] },
    address: lockbox('I-129 H-1B (West)'),
  },
  {
    ...h1b,
    ...{ appliesTo: 'H-1B with Form I-907', premium: true, confirmed: false },
    address: lockbox('I-129 Premium'),
  },
  {
    ...common,
    ...{ formId: 'i-140', appliesTo: 'With Form I-485', concurrentWith: 'i-485', carrier: 'Courier', confirmed: false },
    address: lockbox('I-140 with I-485'),
  },
  {
    ...common,
    ...{ formId: 'i-539', appliesTo: 'H-4', classification: 'H-4', carrier: 'USPS', confirmed: false },
    address: 'USCIS (demo)\nP.O. Box 1000\nDallas, TX 75201',
  },
  {
    ...common,
    ...{
      formId: 'i-765',
      appliesTo: '(c)(9), (c)(26)',
      classification: '(c)(9), (c)(26)',
      carrier: 'USPS',
      confirmed: false,
    },
    address: 'USCIS (demo)\nP.O. Box 2000\nChicago, IL 60601',
  },
]
