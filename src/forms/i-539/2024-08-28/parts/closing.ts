import { additionalInformationPart, contactPart, interpretationPart, preparationPart } from './with-i-539a.ts'

export const contact = contactPart('5')
export const interpretation = interpretationPart('6')
export const preparation = preparationPart('7')
export const additionalInformation = additionalInformationPart('8')
