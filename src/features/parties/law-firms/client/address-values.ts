type Address = Record<'street' | 'unitKind' | 'unitNumber' | 'city' | 'state' | 'zipCode', string>

/** An office's address as a form shows it; nothing known is empty. */
export const addressValues = (known?: Partial<{ [K in keyof Address]: Address[K] | null }>): Address => ({
  street: known?.street ?? '',
  unitKind: known?.unitKind ?? '',
  unitNumber: known?.unitNumber ?? '',
  city: known?.city ?? '',
  state: known?.state ?? '',
  zipCode: known?.zipCode ?? '',
})
