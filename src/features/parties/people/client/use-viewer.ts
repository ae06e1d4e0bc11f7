import { Role } from '#formats/roles.ts'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'

/** Who looks at people, and where they work at the moment. */
export function useViewer() {
  const session = useSignedIn()
  const { roleId } = personOf(session)
  const own = roleId === Role.employer || roleId === Role.employerAssistant
  const companyId = session.selectedCorporateId ?? (own ? session.loggedCorporateId : null)
  return {
    roleId,
    isEmployee: roleId === Role.employee,
    /** The one company, or null where people of several are listed. */
    companyId,
    paymentMissing: companyId !== null && !session.AUTHDATA.userDetails[0]?.companyAutoid.transactionDetailsAdded,
  }
}
