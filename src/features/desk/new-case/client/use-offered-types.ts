import { mayStart } from '#case-file/cases/policy.ts'
import { caseTypes } from '#case-types/all.ts'
import { isSwitchedOn } from '#case-types/switched-on.ts'
import { commonDetailsApi } from '#identity/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import type { StepProps } from './draft.ts'

/** What somebody may open at all: of the types that are switched on, those that are theirs to start. */
export function useOfferedTypes({ isEmployee }: Pick<StepProps['viewer'], 'isEmployee'>) {
  const { items, loading, error, reload } = useOperation(commonDetailsApi.list, { commonName: 'case_type' })
  const scope = isEmployee ? 'person' : 'company'
  return {
    offered: caseTypes.filter((type) => isSwitchedOn(type, items?.items ?? []) && mayStart({ scope }, type)),
    loading: loading && items === undefined,
    error: items === undefined ? error : null,
    reload,
  }
}
