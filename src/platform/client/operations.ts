import type { z } from 'zod'
import type { Contract, InputOf, Operation, OutputOf } from '../operation/contract.ts'

/** An operation as the browser knows it: its name, and its types without its schemas. */
export type Ref<Op extends Operation> = { readonly name: string; readonly types?: Op }
export type RefInput<R> = R extends Ref<infer Op> ? InputOf<Op> : never
export type RefOutput<R> = R extends Ref<infer Op> ? OutputOf<Op> : never

/** `const api = operationsOf<typeof users>('users')`, then `useOperation(api.list, { … })`. */
export function operationsOf<C extends Contract>(contract: string): { readonly [K in keyof C]: Ref<C[K]> } {
  return new Proxy({} as { [K in keyof C]: Ref<C[K]> }, {
    get: (_target, key) => ({ name: `${contract}.${String(key)}` }),
  })
}

/**
 * An operation of a floor above, known by its name and by as much of its types as is used here.
 * src/app/named-operations.test.ts holds each against the operation itself.
 */
export function operationNamed<Input, Output>(
  name: string,
): Ref<Operation<string, z.ZodType<unknown, Input>, z.ZodType<Output>>> {
  return { name }
}
