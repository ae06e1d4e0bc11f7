import { CaseType } from '#case-types/case-type.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import rows from '#ui/page/rows.module.css'

const about: readonly number[] = [CaseType.lcaOnly, CaseType.pafOnly]

/** A case about an LCA, or about its public access file, is worked on on their own pages. */
export function LcaLinks({ file: { id, typeId } }: { file: { id: number; typeId: number } }) {
  if (!useSignedIn().rights.includes('lca:read') || !about.includes(typeId)) return null
  return (
    <Card title="Labor condition application">
      <div className={rows.actions}>
        <LinkButton to={`/visaCareLcaRequestDetails/${id}`}>LCA</LinkButton>
        <LinkButton to={`/visaCarePAFFile/${id}`}>Public access file</LinkButton>
      </div>
    </Card>
  )
}
