import type { ScalarType } from './fact.ts'

/** A postal address. State and ZIP code belong to the United States, province and postal code to other countries. */
export type Address = {
  inCareOf?: string
  street?: string
  unitKind?: 'APT' | 'STE' | 'FLR'
  unitNumber?: string
  city?: string
  state?: string
  province?: string
  postalCode?: string
  country?: string
}

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

export const inUnitedStates = ({ country, state }: Address): boolean => country === 'US' || (!country && !!state)
