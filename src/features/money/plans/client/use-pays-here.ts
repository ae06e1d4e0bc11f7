import { Role } from '#formats/roles.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'

/**
 * Whether the reader may pay for a company now. The staff of the provider opens the company first and says why, as for
 * everything else that is a company's own; the server asks the same.
 */
export function usePaysHere(): { mayPay: boolean; openFirst: boolean } {
  const { rights, AUTHDATA, selectedCorporateId } = useSignedIn()
  const roleId = AUTHDATA.userProfile[0]?.roleFkId.roleId
  const hasRight = rights?.includes('billing:pay') ?? false
  const isStaff = roleId === Role.provider || roleId === Role.providerAssistant
  const openFirst = hasRight && isStaff && selectedCorporateId === null
  return { mayPay: hasRight && !openFirst, openFirst }
}

export const OPEN_FIRST = 'Open this company first and say why. Then you can pay for it.'
