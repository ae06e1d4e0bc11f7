import { useState } from 'react'
import { lcasApi } from '#case-work/client/api.ts'
import { counted } from '#formats/words.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import type { RefInput } from '#platform/client/operations.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import rows from '#ui/page/rows.module.css'
import { ErrorState, Loading } from '#ui/page/states.tsx'

type Answers = RefInput<typeof lcasApi.save>['answers']

/** What the case knows already for its LCA: a person takes over what is right, and the rest is entered on the record. */
export function StartDialog({ caseId, onClose }: { caseId: number; onClose: () => void }) {
  const found = useOperation(lcasApi.proposed, { id: caseId })
  const save = useCommand(lcasApi.save, { refresh: [lcasApi.ofCase] })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const taken = found.items?.items.filter(({ fact }) => !left.has(fact)) ?? []
  const toggle = (fact: string, takes: boolean) => {
    const next = new Set(left)
    if (takes) next.delete(fact)
    else next.add(fact)
    setLeft(next)
  }
  const answers = Object.fromEntries(taken.map(({ fact, value }) => [fact, { value }])) as Answers
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Start the LCA"
      actions={
        found.items && (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <AttemptButton variant="primary" work={() => save.run({ id: caseId, answers })}>
              {taken.length === 0 ? 'Start it empty' : `Start with ${counted(taken.length, 'answer')}`}
            </AttemptButton>
          </>
        )
      }
    >
      <p className={rows.dimmed}>
        This is known already. Untick what is not right for this LCA; you can change everything on the record.
      </p>
      {found.error && <ErrorState message={found.error.message} onRetry={() => void found.reload()} />}
      {!found.items && !found.error && <Loading lines={8} />}
      {found.items?.items.map(({ fact, label, says, from }) => (
        <CheckField
          key={fact}
          label={
            <>
              {label.replace(/ on the LCA$/, '')}: <strong>{says}</strong> <span className={rows.dimmed}>{from}</span>
            </>
          }
          checked={!left.has(fact)}
          onChange={(takes) => toggle(fact, takes)}
        />
      ))}
    </Dialog>
  )
}
