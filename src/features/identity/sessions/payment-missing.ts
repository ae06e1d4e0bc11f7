import type { StoredSession } from './auth-data.ts'

const PROVIDER_COMPANY = 'IMMLAWS'

/** Held for a company without payment details, except the provider's own (specification §4). */
export function lacksPaymentMethod({ AUTHDATA }: StoredSession): boolean {
  const company = AUTHDATA.userDetails[0]?.companyAutoid
  const code = AUTHDATA.userProfile[0]?.userautoid.companyAutoid.companyCode
  return (
    company !== undefined &&
    company.companyautoid !== null &&
    !company.transactionDetailsAdded &&
    code !== PROVIDER_COMPANY
  )
}
