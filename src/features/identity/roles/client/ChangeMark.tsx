import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Draft } from './rights-draft.ts'

/** Marks what was changed and not saved yet. */
export function ChangeMark({ id, held, draft }: { id: number; held: Draft; draft: Draft }) {
  if (held.has(id) === draft.has(id)) return null
  return draft.has(id) ? <StatusBadge hue="green">given</StatusBadge> : <StatusBadge hue="orange">taken</StatusBadge>
}
