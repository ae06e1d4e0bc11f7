import type { Contract } from '#platform/operation/contract.ts'
import { contracts } from './api.ts'

// Printed for the browser's build: operation name → 'METHOD /path'.
const operations = Object.values<Contract>(contracts).flatMap((contract) => Object.values(contract))
process.stdout.write(JSON.stringify(Object.fromEntries(operations.map(({ name, path }) => [name, path]))))
