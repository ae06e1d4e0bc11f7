import { worksheetsApi } from '#case-work/client/api.ts'
import type { Known } from '#engine/answer.ts'
import { FactsForm } from '#parties/facts/client/FactsForm.tsx'
import type { RefInput } from '#platform/client/operations.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import type { WorksheetView } from '../records.ts'
import { worksheetNamed } from '../worksheet.ts'

type Answers = RefInput<typeof worksheetsApi.save>['answers']

/** What only this worksheet asks. */
export function EditOwn({ view, onClose }: { view: WorksheetView; onClose: () => void }) {
  const save = useCommand(worksheetsApi.save, { refresh: [worksheetsApi.view, worksheetsApi.list] })
  const { caseId, formId, own } = view
  return (
    <Dialog title={`Questions of Form ${view.name}`} opened size="lg" onClose={onClose}>
      <FactsForm
        facts={(worksheetNamed(formId)?.own ?? []).filter(({ id }) => !view.saidOnLca.includes(id))}
        known={own.known as Known}
        version={own.version}
        authors={{}}
        save={async (answers, version) => {
          const { own: saved } = await save.run({ caseId, formId, answers: answers as Answers, version })
          return { known: saved.known as Known, version: saved.version, changed: Object.keys(answers) }
        }}
        onSaved={onClose}
      />
    </Dialog>
  )
}
