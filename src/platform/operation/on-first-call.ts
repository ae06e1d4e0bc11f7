import type { Handler, Implemented } from './context.ts'
import type { Contract, Operation } from './contract.ts'

/**
 * The operations of a contract, whose handlers are loaded with the first call of one of them: a server that starts reads
 * what can be asked of it, not how everything is answered. `name` is what the module calls them.
 */
export function onFirstCall<const Name extends string>(
  contract: Contract,
  load: () => Promise<Readonly<Record<Name, readonly Implemented[]>>>,
  name: Name,
): Implemented[] {
  let loading: Promise<ReadonlyMap<Operation, Handler<Operation>>> | undefined
  const handlers = async () =>
    new Map((await load())[name].map(({ operation, handler }): [Operation, Handler<Operation>] => [operation, handler]))
  return Object.values(contract).map((operation) => ({
    operation,
    handler: async (context, input) => {
      loading ??= handlers()
      const handler = (await loading).get(operation)
      if (!handler) throw new Error(`${name} has no handler of ${operation.name}.`)
      return handler(context, input)
    },
  }))
}
