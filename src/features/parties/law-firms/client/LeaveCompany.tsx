import { LinkButton } from '#ui/Button.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmptyState } from '#ui/page/states.tsx'
import type { Viewer } from './use-viewer.ts'

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
