import type { Contract, Operation } from '#platform/operation/contract.ts'
import { contracts } from './api.ts'

// Printed for the browser's build: operation name → 'METHOD /path'. Who is not signed in needs few of them, and waits for all.
const operations = Object.values<Contract>(contracts).flatMap((contract) => Object.values(contract))
/** What the way to a session consists of is called before there is one, or while it is being begun. */
const beforeSignedIn = ({ name, can }: Operation) => can === 'public' || /^(signIn|passwords|factors)\./.test(name)
const pathsOf = (some: readonly Operation[]) => Object.fromEntries(some.map(({ name, path }) => [name, path]))
process.stdout.write(
  JSON.stringify({
    visitor: pathsOf(operations.filter(beforeSignedIn)),
    signedIn: pathsOf(operations.filter((operation) => !beforeSignedIn(operation))),
  }),
)
