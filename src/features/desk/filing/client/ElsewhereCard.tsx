import { substitutesApi } from '#case-work/client/api.ts'
import { ElsewhereForms } from '#case-work/substitutes/client/ElsewhereForms.tsx'
import { useOperation } from '#platform/client/use-operation.ts'
import { Card } from '#ui/page/Card.tsx'

type ElsewhereCardProps = { caseId: number; onChanged: () => void }

/** Forms that go out on the agency's own PDF, and those that have to; no card where there is none. */
export function ElsewhereCard({ caseId, onChanged }: ElsewhereCardProps) {
  const { items } = useOperation(substitutesApi.list, { id: caseId })
  if (!items || items.items.length === 0) return null
  return (
    <Card title="Forms prepared elsewhere">
      <ElsewhereForms caseId={caseId} onChanged={onChanged} />
    </Card>
  )
}
