import { preFilingApi } from '#case-work/client/api.ts'
import type { Known } from '#engine/answer.ts'
import { FactsForm } from '#parties/facts/client/FactsForm.tsx'
import type { RefInput } from '#platform/client/operations.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { askedList } from '../asked-lists.ts'
import type { Finding } from '../records.ts'

type ListAnswerProps = {
  caseId: number
  fact: string
  label: string
  rows: NonNullable<Finding['ask']>['rows']
  onClose: () => void
}
type Value = RefInput<typeof preFilingApi.answer>['value']

/** A list that only the pre-filing check asks for, row by row. */
export function ListAnswer({ caseId, fact: id, label, rows, onClose }: ListAnswerProps) {
  const answer = useCommand(preFilingApi.answer, { refresh: [preFilingApi.check] })
  const fact = askedList(id)
  const known: Known = rows ? { [id]: { value: rows, source: 'form', by: null, at: '' } } : {}
  return (
    <Dialog opened onClose={onClose} title={label} size="lg">
      {fact && (
        <FactsForm
          facts={[fact]}
          known={known}
          version={0}
          authors={{}}
          save={async (answers) => {
            const given = answers[id]
            const value = given && 'value' in given ? (given.value as Value) : null
            await answer.run({ id: caseId, fact: id, value })
            return { known, version: 0, changed: [] }
          }}
          onSaved={onClose}
        />
      )}
    </Dialog>
  )
}
