import { roleIds } from '#identity/roles/policy.ts'
import { personOf } from '#identity/sign-in/client/person.ts'
import { useSignedIn } from '#identity/sign-in/client/session.ts'

/** Who looks at people, and where they work at the moment. */
export function useViewer() {
  const session = useSignedIn()
  const { roleId } = personOf(session)
  const own = roleId === roleIds.employerAdmin || roleId === roleIds.employerAssistant
  const companyId = session.selectedCorporateId ?? (own ? session.loggedCorporateId : null)
  return {
    roleId,
    isEmployee: roleId === roleIds.employee,
    /** The one company, or null where people of several are listed. */
    companyId,
    paymentMissing: companyId !== null && !session.AUTHDATA.userDetails[0]?.companyAutoid.transactionDetailsAdded,
  }
}
