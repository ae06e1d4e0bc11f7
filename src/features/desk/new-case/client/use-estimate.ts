import type { Draft } from '#desk/case-drafts/chosen.ts'
import { newCaseApi } from '#desk/client/api.ts'
import { comesAlong } from '#formats/options.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { fitting, goesToUscis, needsPetitioner } from './draft.ts'
import { familyComes } from './forms-of-draft.ts'
import { usePerson } from './WhoStep.tsx'

/** Who of the household could file along: the family, not the person the case is about. */
export function useFamily(draft: Draft) {
  const person = usePerson(draft)
  if (!goesToUscis(draft.typeId) || needsPetitioner(draft.typeId) || !familyComes(draft)) return []
  return (person?.household ?? []).filter(
    ({ id, relation, status }) => id !== person?.id && comesAlong(relation) && status === 'Active',
  )
}

type Reader = { isEmployee: boolean }

/** What the case would cost as chosen so far; an employee whose employer pays is not shown it. */
export function useEstimate(chosen: Draft, { isEmployee }: Reader) {
  const draft = fitting(chosen)
  const family = useFamily(draft)
  const found = useOperation(
    newCaseApi.estimate,
    {
      companyId: Number(draft.companyId),
      typeId: Number(draft.typeId),
      ...(draft.subType && { subType: draft.subType }),
      premium: String(draft.premium),
      channel: draft.channel as 'paper',
      ...(draft.personId && { personId: Number(draft.personId) }),
      dependents: draft.dependentIds.length,
      family: family.length,
      ...(family.length > 0 && { familyIds: inOrder(family, draft.dependentIds).join(',') }),
      ...(draft.concurrent.length > 0 && { concurrent: draft.concurrent.join(',') }),
    },
    { enabled: draft.companyId !== '' && draft.typeId !== '' && (!isEmployee || draft.mode === 'DIY') },
  )
  return draft.companyId === '' || draft.typeId === '' ? undefined : found.items
}

/** Who files along first, in the order chosen: what each adds is answered in this order. */
export const inOrder = (family: readonly { id: number }[], chosen: readonly string[]): string[] => {
  const others = family.map(({ id }) => String(id)).filter((id) => !chosen.includes(id))
  return [...chosen, ...others]
}

export type Estimate = NonNullable<ReturnType<typeof useEstimate>>
