import { type TableState, tableInput } from '#ui/table/tableState.ts'
import type { Operation } from '../operation/contract.ts'
import type { Ref, RefInput } from './operations.ts'
import { useOperation } from './use-operation.ts'

/**
 * The page of a list that its table asks for. What a screen asks for by itself has the contract's types. What stands in
 * a filter is text (of its own choices, an address or a kept view), which the operation reads and checks.
 */
export function useList<R extends Ref<Operation>>(
  ref: R,
  state: TableState,
  always: Partial<RefInput<R>> = {},
  options: { enabled?: boolean } = {},
) {
  const input = { ...always, ...tableInput(state) } as RefInput<R>
  return { ...useOperation(ref, input, options), input }
}
