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
