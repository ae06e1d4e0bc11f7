import { Role } from '#formats/roles.ts'

/** The roles as people say them. */
export const readerNames: Readonly<Record<number, string>> = {
  [Role.provider]: 'Provider',
  [Role.providerAssistant]: 'Provider’s assistant',
  [Role.employer]: 'Employer',
  [Role.employerAssistant]: 'Employer’s assistant',
  [Role.employee]: 'Employee',
  [Role.attorney]: 'Attorney',
  [Role.lawFirm]: 'Law firm',
  [Role.attorneyAssistant]: 'Attorney’s assistant',
}
