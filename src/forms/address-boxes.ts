import { choose, type FieldName, noBox, type OfAddress, onAddress, tick, write } from '#engine/paper.ts'
import { firstFive } from '#engine/writers.ts'

/** The boxes of an address block as USCIS draws it; the three unit boxes in the order Apt., Ste., Flr. */
export type AddressBoxes = {
  inCareOf?: FieldName
  street: FieldName
  units: readonly [apartment: FieldName, suite: FieldName, floor: FieldName]
  unitNumber: FieldName
  city: FieldName
  state: FieldName
  zip: FieldName
  /** Where the block takes addresses abroad too. */
  abroad?: { province: FieldName; postalCode: FieldName; country: FieldName }
}

export function addressBoxes({ units: [APT, STE, FLR], abroad, ...boxes }: AddressBoxes): OfAddress {
  return onAddress({
    inCareOf: boxes.inCareOf ? write(boxes.inCareOf) : noBox('not asked in this block'),
    street: write(boxes.street),
    unitKind: tick({ APT, STE, FLR }),
    unitNumber: write(boxes.unitNumber),
    city: write(boxes.city),
    state: choose(boxes.state),
    zipCode: write(boxes.zip, firstFive),
    province: abroad ? write(abroad.province) : unitedStatesOnly,
    postalCode: abroad ? write(abroad.postalCode) : unitedStatesOnly,
    country: abroad ? write(abroad.country) : unitedStatesOnly,
  })
}

/** The same block as a row of a list whose columns have the ZIP code apart: addresses and employers of the last years. */
export function placeRow({ units: [APT, STE, FLR], abroad, ...boxes }: Required<Omit<AddressBoxes, 'inCareOf'>>) {
  return {
    street: write(boxes.street),
    unitKind: tick({ APT, STE, FLR }),
    unitNumber: write(boxes.unitNumber),
    city: write(boxes.city),
    state: choose(boxes.state),
    zipCode: write(boxes.zip, firstFive),
    province: write(abroad.province),
    postalCode: write(abroad.postalCode),
    country: write(abroad.country),
  }
}

/** The fields of such a block where they share the beginning of their names, as the PDFs of 2024 name them. */
export const blockOf = (start: string): Required<Omit<AddressBoxes, 'inCareOf'>> => ({
  street: `${start}_StreetNumberName[0]`,
  units: [`${start}_Unit[0]`, `${start}_Unit[1]`, `${start}_Unit[2]`],
  unitNumber: `${start}_AptSteFlrNumber[0]`,
  city: `${start}_CityOrTown[0]`,
  state: `${start}_State[0]`,
  zip: `${start}_ZipCode[0]`,
  abroad: {
    province: `${start}_Province[0]`,
    postalCode: `${start}_PostalCode[0]`,
    country: `${start}_Country[0]`,
  },
})

/** The same where each field has the letter of its line: Pt1Line4a_StreetNumberName, Pt1Line4b_Unit and so on. */
export const letteredBlock = (start: string): Required<Omit<AddressBoxes, 'inCareOf'>> => ({
  street: `${start}a_StreetNumberName[0]`,
  units: [`${start}b_Unit[0]`, `${start}b_Unit[1]`, `${start}b_Unit[2]`],
  unitNumber: `${start}b_AptSteFlrNumber[0]`,
  city: `${start}c_CityOrTown[0]`,
  state: `${start}d_State[0]`,
  zip: `${start}e_ZipCode[0]`,
  abroad: {
    province: `${start}f_Province[0]`,
    postalCode: `${start}g_PostalCode[0]`,
    country: `${start}h_Country[0]`,
  },
})

/** An address abroad: its boxes for a state and a ZIP code of the United States stay empty. */
export function foreignAddressBoxes({ units: [APT, STE, FLR], ...boxes }: ForeignAddressBoxes): OfAddress {
  return onAddress({
    inCareOf: noBox('not asked'),
    street: write(boxes.street),
    unitKind: tick({ APT, STE, FLR }),
    unitNumber: write(boxes.unitNumber),
    city: write(boxes.city),
    state: noBox('an address abroad'),
    province: write(boxes.province),
    postalCode: write(boxes.postalCode),
    country: write(boxes.country),
  })
}

type ForeignAddressBoxes = Pick<AddressBoxes, 'street' | 'units' | 'unitNumber' | 'city'> &
  Required<AddressBoxes>['abroad']

const unitedStatesOnly = noBox('an address in the United States')
