import { useState } from 'react'
import { lcaRecordsApi } from '#compliance/client/api.ts'
import { counted } from '#formats/words.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import type { RefInput } from '#platform/client/operations.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { lcasApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import rows from '#ui/page/rows.module.css'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { AskDialog } from './AskDialog.tsx'
import { LcaList } from './LcaList.tsx'
import { LcaPage } from './LcaPage.tsx'

/** /visaCareLcaRequestDetails: the list; with a case its LCA, with an LCA that one. */
export default function LcaScreen({ params }: ScreenProps) {
  const [caseId, lcaId] = [Number(params.caseId) || 0, Number(params.lcaId) || 0]
  if (caseId === 0) return <LcaList />
  return lcaId > 0 ? <Record key={lcaId} caseId={caseId} lcaId={lcaId} /> : <OfCase key={caseId} caseId={caseId} />
}

function OfCase({ caseId }: { caseId: number }) {
  const found = useOperation(lcasApi.ofCase, { id: caseId })
  const use = useCommand(lcasApi.link, { refresh: [lcasApi.ofCase] })
  const [chosen, setChosen] = useState('')
  const [asking, setAsking] = useState(false)
  const mayAsk = useSignedIn().rights?.includes('lca:post') ?? false
  const link = { to: '/visaCareLcaRequestDetails', words: 'Open the list' }
  if (found.error) return <EmptyState title="This case is not here" text={found.error.message} link={link} />
  if (!found.items) return <Loading lines={10} />
  const { lca, applies, mayEdit, others } = found.items
  if (lca) return <Record caseId={caseId} lcaId={lca.id} />
  if (!applies)
    return <EmptyState title="No LCA is linked" text="Cases of this type do not rest on an LCA." link={link} />
  if (!mayEdit && mayAsk)
    return (
      <>
        <EmptyState
          title="No LCA yet"
          text="The law firm prepares it. Ask for it with the job and the worksite; you see here how it stands."
          action={
            <Button variant="primary" onClick={() => setAsking(true)}>
              Ask for an LCA
            </Button>
          }
        />
        {asking && (
          <AskDialog isFirst caseId={caseId} onClose={() => setAsking(false)} onAsked={() => void found.reload()} />
        )}
      </>
    )
  return (
    <EmptyState
      title="No LCA yet"
      text="One record, entered once. The check, the form, the package and the public access file read it."
      action={
        mayEdit && (
          <>
            <Button variant="primary" onClick={() => setAsking(true)}>
              Start the LCA
            </Button>
            {asking && <StartDialog caseId={caseId} onClose={() => setAsking(false)} />}
            {others.length > 0 && (
              <>
                <SelectField
                  label="Or use an LCA of this employer"
                  options={others.map(({ id, number, says }) => ({
                    value: String(id),
                    label: [number || 'No number yet', says].filter(Boolean).join(', '),
                  }))}
                  value={chosen}
                  onChange={setChosen}
                />
                <AttemptButton disabled={chosen === ''} work={() => use.run({ id: caseId, lcaId: Number(chosen) })}>
                  Use this LCA
                </AttemptButton>
              </>
            )}
          </>
        )
      }
    />
  )
}

function Record({ caseId, lcaId }: { caseId: number; lcaId: number }) {
  const found = useOperation(lcaRecordsApi.get, { lcaId })
  if (found.error && found.items?.id !== lcaId)
    return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  if (found.items?.id !== lcaId) return <Loading lines={12} />
  return <LcaPage caseId={caseId} record={found.items} />
}

type Answers = RefInput<typeof lcasApi.save>['answers']

/** What the case knows already for its LCA: a person takes over what is right, and the rest is entered on the record. */
function StartDialog({ caseId, onClose }: { caseId: number; onClose: () => void }) {
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
