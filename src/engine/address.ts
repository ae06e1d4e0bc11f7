import type { Address, ScalarType } from './fact.ts'

/** The lines of an address as they are asked; the same words as the columns of a person's addresses. */
export const addressColumns = {
  inCareOf: { type: 'text', label: 'In care of', max: 100, help: 'Only if mail goes to somebody else’s door.' },
  street: { type: 'text', label: 'Street name and number', max: 200, exact: true, required: true },
  unitKind: { type: 'choice', label: 'Apt., Ste. or Flr.', options: ['APT', 'STE', 'FLR'] },
  unitNumber: { type: 'text', label: 'Unit number', max: 20, exact: true },
  city: { type: 'text', label: 'City', max: 100, exact: true, required: true },
  state: { type: 'text', label: 'State', max: 2, format: 'state', help: 'For addresses in the United States.' },
  province: { type: 'text', label: 'Province', max: 100, exact: true, help: 'For addresses abroad.' },
  postalCode: { type: 'text', label: 'ZIP or postal code', max: 20, exact: true },
  country: { type: 'country', label: 'Country', required: true },
} as const satisfies Record<keyof Address, ScalarType>

export const unitWords: Readonly<Record<string, string>> = { APT: 'Apt.', STE: 'Ste.', FLR: 'Flr.' }

export const inUnitedStates = ({ country, state }: { country?: unknown; state?: unknown }): boolean =>
  country === 'US' || (!country && !!state)

/** An address abroad whose country has postal codes. The list is not confirmed by a postal union's own; a country missing from it is asked. */
export const hasPostalCode = (at: { country?: unknown; state?: unknown }): boolean =>
  Boolean(at.country) && !inUnitedStates(at) && !WITHOUT_POSTAL_CODES.has(String(at.country))

/** The lines without which no letter arrives. `only`: the paper has boxes for the United States alone. */
export const linesLeftOpen = (at: Address, only = false): (keyof Address)[] => {
  const home = inUnitedStates(at) || (only && !at.country)
  const needed: (keyof Address)[] = ['street', 'city', ...(home ? (['state', 'postalCode'] as const) : [])]
  if (!only) needed.push('country')
  return needed.filter((line) => !at[line])
}

/** Whether two addresses say the same; the country may be written in other letters. */
export const isSamePlace = (one: Address, other: Address): boolean =>
  linesOfPlace.every((line) => (one[line] ?? '') === (other[line] ?? ''))

const linesOfPlace = ['street', 'unitNumber', 'city', 'state', 'province', 'postalCode'] as const

const WITHOUT_POSTAL_CODES: ReadonlySet<string> = new Set(
  [
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM',
    'ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LY ML MO MR MW NR',
    'NU PA QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV UG',
    'VU YE ZW',
  ].flatMap((codes) => codes.split(' ')),
)
