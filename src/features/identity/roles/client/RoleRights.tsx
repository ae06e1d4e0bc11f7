import { useEffect, useMemo, useState } from 'react'
import { rolePermissionsApi } from '#identity/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { EmptyState } from '#ui/page/states.tsx'
import { MenuIcon } from '#ui/shell/MenuIcon.tsx'
import type { Role } from '../contract.ts'
import type { Permission } from '../permission-contract.ts'
import { followRights, rightsReads } from './follow-rights.ts'
import { above, below, inMenuOrder, isHeading, type Placed } from './menu-rows.ts'
import styles from './roles.module.css'
import { byNoun, counted, rightInWords } from './words.ts'

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

/** The side menu as the role will see it. */
function MenuPreview({ rows }: { rows: readonly Permission[] }) {
  if (rows.length === 0) return <EmptyState title="An empty menu" text="Tick rows of the menu to fill it." />
  return (
    <ul className={styles.preview}>
      {inMenuOrder(rows).map(({ row, depth }) => (
        <li
          key={row.id}
          data-heading={isHeading(row) || undefined}
          data-disabled={row.disabled || undefined}
          style={{ paddingInlineStart: depth * 16 }}
        >
          <MenuIcon name={row.icon || null} />
          {row.description || row.name}
          {row.disabled && ' (disabled)'}
        </li>
      ))}
    </ul>
  )
}

type MenuRightsProps = {
  rows: readonly Permission[]
  held: Draft
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** Every row of the menu in its place, ticked where the role has it. */
function MenuRights({ rows, held, draft, onDraft }: MenuRightsProps) {
  return (
    <ul className={styles.tree}>
      {inMenuOrder(rows).map(({ row, depth }) => {
        const heading = isHeading(row)
        const part = heading ? standing(rows, draft, row.id) : undefined
        return (
          <li key={row.id} data-heading={heading || undefined} style={{ paddingInlineStart: depth * 24 }}>
            <CheckField
              label={
                <span className={styles.inTree}>
                  {row.icon && <MenuIcon name={row.icon} />}
                  {row.description || row.name}
                  {!heading && <code className={styles.code}>{row.name}</code>}
                  {part === 'some' && <span className={styles.dimmed}>(some)</span>}
                  <ChangeMark id={row.id} held={held} draft={draft} />
                </span>
              }
              checked={heading ? part === 'all' : draft.has(row.id)}
              onChange={(on) => onDraft(menuToggled(rows, draft, row.id, on))}
            />
          </li>
        )
      })}
    </ul>
  )
}

type OperationRightsProps = {
  rights: readonly Permission[]
  held: Draft
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** What the role may do, noun by noun. */
function OperationRights({ rights, held, draft, onDraft }: OperationRightsProps) {
  const groups = byNoun(rights, ({ name }) => name).map(([noun, group]) => {
    const ids = group.map(({ id }) => id)
    const all = ids.every((id) => draft.has(id))
    return (
      <section key={noun} className={styles.noun} aria-label={`${noun} rights`}>
        <div className={styles.nounHead}>
          <h3>{noun}</h3>
          <Button
            variant="link"
            aria-label={`${all ? 'None' : 'All'} of ${noun}`}
            onClick={() => onDraft(allToggled(draft, ids, !all))}
          >
            {all ? 'None' : 'All'}
          </Button>
        </div>
        {group.map((right) => (
          <CheckField
            key={right.id}
            label={
              <span className={styles.right}>
                {rightInWords(right)}
                <code className={styles.code}>{right.name}</code>
                <ChangeMark id={right.id} held={held} draft={draft} />
              </span>
            }
            checked={draft.has(right.id)}
            onChange={(on) => onDraft(toggled(draft, right.id, on))}
          />
        ))}
      </section>
    )
  })
  return <div className={styles.nouns}>{groups}</div>
}

/** Marks what was changed and not saved yet. */
function ChangeMark({ id, held, draft }: { id: number; held: Draft; draft: Draft }) {
  if (held.has(id) === draft.has(id)) return null
  return draft.has(id) ? <StatusBadge hue="green">given</StatusBadge> : <StatusBadge hue="orange">taken</StatusBadge>
}

type Draft = ReadonlySet<number>

/** What would change: permissions given and taken. */
export function changesOf(held: Draft, draft: Draft): { given: number[]; taken: number[] } {
  return {
    given: [...draft].filter((id) => !held.has(id)),
    taken: [...held].filter((id) => !draft.has(id)),
  }
}

export function toggled(draft: Draft, id: number, on: boolean): Draft {
  const next = new Set(draft)
  if (on) next.add(id)
  else next.delete(id)
  return next
}

const allToggled = (draft: Draft, ids: readonly number[], on: boolean): Draft =>
  ids.reduce((now, id) => toggled(now, id, on), draft)

/**
 * Ticks a row of the menu. A heading stands for what is below it, so it takes its items along, appears with its first
 * item and goes with its last one.
 */
export function menuToggled(rows: readonly Placed[], draft: Draft, id: number, on: boolean): Draft {
  const row = rows.find((each) => each.id === id)
  const alsoBelow = row && isHeading(row) ? below(rows, id) : []
  const next = allToggled(draft, [id, ...alsoBelow], on)
  const holders = above(rows, id)
  if (on) return allToggled(next, holders, true)
  return holders.reduce((now, holder) => withoutEmptyHeading(rows, now, holder), next)
}

/** How a heading's box looks: all, some or none of what is below it. */
export function standing(rows: readonly Placed[], draft: Draft, heading: number): 'all' | 'some' | 'none' {
  const items = below(rows, heading)
  const ticked = items.filter((id) => draft.has(id)).length
  if (ticked === 0) return 'none'
  return ticked === items.length ? 'all' : 'some'
}

function withoutEmptyHeading(rows: readonly Placed[], draft: Draft, id: number): Draft {
  const row = rows.find((each) => each.id === id)
  const empty = row && isHeading(row) && !below(rows, id).some((child) => draft.has(child))
  return empty ? toggled(draft, id, false) : draft
}
