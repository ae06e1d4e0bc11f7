import {
  additionalInformationPart,
  contactPart,
  interpretationPart,
  preparationPart,
} from '../../../i-539/2024-08-28/parts/with-i-539a.ts'

export const contact = contactPart('4')
export const interpretation = interpretationPart('5')
export const preparation = preparationPart('6')
export const additionalInformation = additionalInformationPart('7')
