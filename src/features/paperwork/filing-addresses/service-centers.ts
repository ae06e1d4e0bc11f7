/** The 15 H-1B filing service centers of the specification (§3, option lists), in its order. */
export const serviceCenters = [
  'Vermont Service Center (non-premium)',
  'Vermont Service Center (premium)',
  'Vermont Service Center (master cap)',
  'Vermont Service Center (regular cap)',
  'Nebraska Service Center (non-premium)',
  'Nebraska Service Center (premium)',
  'Nebraska Service Center (cap)',
  'Texas Service Center (non-premium)',
  'Texas Service Center (premium)',
  'Texas Service Center (cap)',
  'Texas Service Center (premium cap)',
  'California Service Center (non-premium)',
  'California Service Center (premium)',
  'California Service Center (regular cap)',
  'California Service Center (master cap)',
] as const
export type ServiceCenter = (typeof serviceCenters)[number]
