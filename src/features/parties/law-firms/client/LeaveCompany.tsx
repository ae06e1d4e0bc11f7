import { Role } from '#formats/roles.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { LinkButton } from '#ui/Button.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmptyState } from '#ui/page/states.tsx'

/** In a selected company there are no firms to keep: the way back out. */
export function LeaveCompany({ title, viewer }: { title: string; viewer: Viewer }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={`You are working in ${viewer.worksIn}`}
        text="Law firms and attorneys are kept outside of a company. Home leads you back."
        action={
          <LinkButton to={viewer.landing} variant="primary">
            Leave {viewer.worksIn}
          </LinkButton>
        }
      />
    </>
  )
}

/** Who looks at firms and attorneys, as far as the screens differ; the server decides again. */
export function useViewer() {
  const { AUTHDATA, landing, loggedLawfirmId, selectedCorporateId } = useSignedIn()
  const profile = AUTHDATA.userProfile[0]
  const roleId = profile?.roleFkId.roleId ?? 0
  return {
    userId: profile?.userautoid.id ?? 0,
    lawFirmId: loggedLawfirmId,
    /** The provider's staff: over all firms. */
    isProvider: roleId === Role.provider || roleId === Role.providerAssistant,
    /** Attorneys and their assistants have one record: the attorney's. */
    isConfined: roleId === Role.attorney || roleId === Role.attorneyAssistant,
    isAssistant: roleId === Role.attorneyAssistant,
    /** The company one works in at the moment; firms and attorneys are kept outside of it. */
    worksIn: selectedCorporateId === null ? undefined : (profile?.userautoid.companyAutoid.companyname ?? ''),
    landing,
  }
}

export type Viewer = ReturnType<typeof useViewer>
