import { attorneysApi } from '#parties/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import type { Option } from '#ui/fields/SelectField.tsx'

const MOST_OFFERED = 200

/** The attorneys whose cases can be looked at alone; whoever sees one company asks for none. */
export function useAttorneys(enabled: boolean): Option[] {
  const { items } = useOperation(attorneysApi.list, { limit: MOST_OFFERED }, { enabled })
  return (items?.items ?? []).map(({ id, firstName, lastName }) => ({
    value: String(id),
    label: [firstName, lastName].filter(Boolean).join(' '),
  }))
}
