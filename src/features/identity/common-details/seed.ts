import { caseTypes } from '#case-types/all.ts'
import { states } from '#formats/addresses.ts'

/** `off`: there from the start, and offered once an administrator switches it on. */
export type SeededDetail = { commonName: string; value: string; code: string; position: number; off?: true }

/** The lists every installation starts with; administrators add to them and switch values off. */
export const commonDetailsSeed: readonly SeededDetail[] = [
  // Decisions §3; the code is the case type's id.
  ...coded('case_type', Object.fromEntries(caseTypes.map(({ id, name }) => [id, name]))).map((detail) =>
    caseTypes.some(({ id, switchedOnLater }) => String(id) === detail.code && switchedOnLater)
      ? { ...detail, off: true as const }
      : detail,
  ),
  // The reports of the older utility-meter area (decisions §9): 1, 3, 4, 5 and the tamper events 6 to 12.
  ...coded('meter_category', {
    1: 'Block Load',
    3: 'Daily Load',
    4: 'Billing',
    5: 'Name Plate',
    6: 'Voltage Related Events',
    7: 'Current Related Events',
    8: 'Power Related Events',
    9: 'Transaction Related Events',
    10: 'Other Events',
    11: 'Non Roll Over Events',
    12: 'Control Events',
  }),
  // Where the substations of that area stand (specification §3).
  ...listed('meter_country', ['United States', 'India']),
  ...listed(
    'meter_state',
    states.map(({ name }) => name),
  ),
  ...listed('meter_region', ['North', 'South', 'East', 'West']),
  ...listed('meter_area', ['Urban', 'Suburban', 'Rural', 'Industrial']),
  ...listed('meter_zone', ['Zone 1', 'Zone 2', 'Zone 3', 'Zone 4']),
  // Specification §3, option lists.
  ...listed('relationship', ['Father', 'Mother', 'Spouse', 'Son', 'Daughter']),
  ...listed('title', ['Mr.', 'Mrs.', 'Miss']),
  ...listed('phone_country_code', ['+1', '+91']),
  ...listed('subscription', ['SILVER', 'GOLD', 'PLATINUM']),
]

function coded(commonName: string, values: Record<number, string>): SeededDetail[] {
  return Object.entries(values).map(([code, value], index) => ({ commonName, value, code, position: index + 1 }))
}

function listed(commonName: string, values: readonly string[]): SeededDetail[] {
  return values.map((value, index) => ({ commonName, value, code: '', position: index + 1 }))
}
