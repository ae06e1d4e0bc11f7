import { type FieldName, noBox, type OfAddress, onAddress, tick, write } from '#engine/paper.ts'

type ForeignAddressBoxes = Record<
  'street' | 'unitNumber' | 'city' | 'province' | 'postalCode' | 'country',
  FieldName
> & {
  units: readonly [apartment: FieldName, suite: FieldName, floor: FieldName]
}

/** An address abroad: its boxes for a state and a ZIP code of the United States stay empty. */
export const foreignAddressBoxes = ({ units: [APT, STE, FLR], ...boxes }: ForeignAddressBoxes): OfAddress =>
  onAddress({
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
