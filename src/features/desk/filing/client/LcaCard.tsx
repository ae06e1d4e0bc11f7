import { useState } from 'react'
import type { Known } from '#engine/answer.ts'
import { packagesApi } from '#paperwork/client/api.ts'
import { FactsForm } from '#parties/facts/client/FactsForm.tsx'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import type { RefInput } from '#platform/client/operations.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { lcasApi, preFilingApi } from '#preparation/client/api.ts'
import { lcaLines, lcaStanding } from '#preparation/lcas/client/lca-words.ts'
import type { LcaOfCase } from '#preparation/lcas/contract.ts'
import { lcaEntered } from '#rules/prefiling/lca-needs.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Card } from '#ui/page/Card.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { Loading } from '#ui/page/states.tsx'
import styles from './filing.module.css'

type Answers = RefInput<typeof lcasApi.save>['answers']

const refresh = [lcasApi.ofCase, preFilingApi.check, packagesApi.state]

/** The LCA that a petition rests on: one record, read by the check, the forms and the package. */
export function LcaCard({ caseId }: { caseId: number }) {
  const found = useOperation(lcasApi.ofCase, { id: caseId })
  const [editing, setEditing] = useState(false)
  const state = found.items
  if (found.error) return <NotLoaded title="LCA" of={found} />
  if (state && !state.applies) return null
  const known = (state?.lca?.known ?? {}) as Known
  const standing = lcaStanding(known)
  return (
    <div id="lca">
      <Card
        title="LCA"
        actions={
          state?.lca && (
            <span className={styles.standing}>
              <StatusBadge hue={standing.hue}>{standing.words}</StatusBadge>
              <LinkButton size="small" variant="subtle" to={`/visaCareLcaRequestDetails/${caseId}`}>
                Wage and notice
              </LinkButton>
              {state.mayEdit && (
                <Button size="small" variant="subtle" aria-label="Edit the LCA" onClick={() => setEditing(true)}>
                  Edit
                </Button>
              )}
            </span>
          )
        }
      >
        {!state && <Loading lines={4} />}
        {state?.lca && <Lines known={known} lca={state.lca} caseId={caseId} />}
        {state && !state.lca && <NoLca caseId={caseId} state={state} onEnter={() => setEditing(true)} />}
        {editing && state && <EditLca caseId={caseId} state={state} onClose={() => setEditing(false)} />}
      </Card>
    </div>
  )
}

type LinesProps = { known: Known; lca: NonNullable<LcaOfCase['lca']>; caseId: number }

function Lines({ known, lca, caseId }: LinesProps) {
  const others = lca.cases.filter(({ id }) => id !== caseId)
  return (
    <>
      <dl className={styles.facts}>
        {lcaLines(known).map(({ label, says }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      {others.length > 0 && (
        <p className={rows.dimmed}>
          Also used by {others.map(({ number, personName }) => `${number} ${personName}`).join(', ')}.
        </p>
      )}
    </>
  )
}

type NoLcaProps = { caseId: number; state: LcaOfCase; onEnter: () => void }

/** Nothing is entered yet: a new one, or one that the employer has already. */
function NoLca({ caseId, state: { others, mayEdit }, onEnter }: NoLcaProps) {
  const link = useCommand(lcasApi.link, { refresh })
  const [chosen, setChosen] = useState('')
  return (
    <>
      <p className={rows.dimmed}>No LCA yet. Enter it once; the check, the forms and the package read it.</p>
      {mayEdit && (
        <div className={rows.actions}>
          <Button onClick={onEnter}>Enter the LCA</Button>
        </div>
      )}
      {mayEdit && others.length > 0 && (
        <div className={rows.actions}>
          <SelectField
            label="Or use an LCA of this employer"
            options={others.map(({ id, number, says }) => ({
              value: String(id),
              label: [number || 'No number yet', says].filter(Boolean).join(', '),
            }))}
            value={chosen}
            onChange={setChosen}
          />
          <AttemptButton disabled={chosen === ''} work={() => link.run({ id: caseId, lcaId: Number(chosen) })}>
            Use this LCA
          </AttemptButton>
        </div>
      )}
    </>
  )
}

function EditLca({ caseId, state: { lca }, onClose }: { caseId: number; state: LcaOfCase; onClose: () => void }) {
  const save = useCommand(lcasApi.save, { refresh })
  const shared = (lca?.cases.length ?? 0) > 1
  return (
    <Dialog opened onClose={onClose} title="LCA" size="lg">
      <p className={rows.dimmed}>
        As it stands on the certified Form ETA-9035.
        {shared && ` ${lca?.cases.length} cases rest on it; what you change here changes for all of them.`}
      </p>
      <FactsForm
        facts={lcaEntered}
        known={(lca?.known ?? {}) as Known}
        version={lca?.version ?? 0}
        authors={{}}
        save={async (answers, version) => {
          const saved = await save.run({ id: caseId, answers: answers as Answers, ...(lca && { version }) })
          return { known: (saved.lca?.known ?? {}) as Known, version: saved.lca?.version ?? 0, changed: [] }
        }}
        onSaved={onClose}
      />
    </Dialog>
  )
}
