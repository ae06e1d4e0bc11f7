import { useEffect, useMemo, useState } from 'react'
import { rolePermissionsApi } from '#identity/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import type { Role } from '../contract.ts'
import type { Permission } from '../permission-contract.ts'
import { followRights } from './follow-rights.ts'
import { MenuPreview } from './MenuPreview.tsx'
import { MenuRights } from './MenuRights.tsx'
import { OperationRights } from './OperationRights.tsx'
import { rightsReads } from './refresh.ts'
import { changesOf, type Draft } from './rights-draft.ts'
import styles from './roles.module.css'
import { counted } from './words.ts'

type RoleRightsProps = { role: Role; permissions: readonly Permission[]; onUnsaved: (changes: number) => void }

/** The draft of one role's permissions: ticked here, saved all at once. */
export function RoleRights({ role, permissions, onUnsaved }: RoleRightsProps) {
  const [held, setHeld] = useState<Draft>(() => heldBy(role.id, permissions))
  const [draft, setDraft] = useState(held)
  /** What was held before the last save, as long as that can be undone. */
  const [before, setBefore] = useState<Draft>()
  const saving = useSaveRights(role)
  const menuRows = useMemo(() => permissions.filter(({ kind }) => kind === 'menu'), [permissions])
  const rights = useMemo(() => permissions.filter(({ kind }) => kind === 'operation'), [permissions])
  const { given, taken } = changesOf(held, draft)
  const changes = given.length + taken.length
  useEffect(() => onUnsaved(changes), [changes, onUnsaved])

  const save = async (to: Draft, undo?: Draft) => {
    if (!(await saving.save(changesOf(held, to)))) return
    setHeld(to)
    setDraft(to)
    setBefore(undo)
  }
  const parts = { held, draft, onDraft: setDraft }
  return (
    <>
      <div className={styles.columns}>
        <Card title="Menu">
          <MenuRights rows={menuRows} {...parts} />
        </Card>
        <Card title="Rights">
          <OperationRights rights={rights} {...parts} />
        </Card>
        <div className={styles.follows}>
          <Card title={`What ${role.name} will see`}>
            <MenuPreview rows={menuRows.filter(({ id }) => draft.has(id))} />
          </Card>
        </div>
      </div>
      <div className={styles.saveBar} data-print="none">
        <span role="status">{changes > 0 ? inWords(given, taken) : before ? 'Saved.' : 'Nothing changed yet.'}</span>
        {changes === 0 && before ? (
          <Button loading={saving.loading} onClick={() => void save(before)}>
            Undo last save
          </Button>
        ) : (
          <Button disabled={changes === 0} onClick={() => setDraft(held)}>
            Undo
          </Button>
        )}
        <Button
          variant="primary"
          disabled={changes === 0}
          loading={saving.loading}
          onClick={() => void save(draft, held)}
        >
          Save
        </Button>
      </div>
      {saving.refusal}
    </>
  )
}

const inWords = (given: number[], taken: number[]) =>
  `${counted(given.length + taken.length, 'change')}: ${given.length} given, ${taken.length} taken.`

const heldBy = (roleId: number, permissions: readonly Permission[]): Draft =>
  new Set(permissions.filter(({ roleIds }) => roleIds.includes(roleId)).map(({ id }) => id))

function useSaveRights(role: Role) {
  const change = useCommand(rolePermissionsApi.change, { refresh: rightsReads })
  const { attempt, refusal } = useAttempt()
  const save = ({ given, taken }: { given: number[]; taken: number[] }) =>
    attempt(async () => {
      await change.run({ roleId: role.id, given, taken })
      await followRights()
    })
  return { save, refusal, loading: change.loading }
}
