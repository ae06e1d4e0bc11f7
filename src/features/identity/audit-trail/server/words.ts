import { capitalized } from '#formats/words.ts'
import type { Contract } from '#platform/operation/contract.ts'
import { systemOperations } from '#platform/operation/system-operations.ts'
import { type Parts, slot } from '#platform/parts.ts'

type From = { parts: Parts }

/** The contracts whose operations can be on record; src/app hands in all there are. */
export const audited = slot<Contract>('contracts with words for the audit trail')

/** Everything that can be on record, in the order of its words. */
export function auditedOperations(from: From): { operation: string; words: string }[] {
  return [...wordsByName(from)]
    .map(([operation, words]) => ({ operation, words }))
    .sort((a, b) => a.words.localeCompare(b.words, 'en'))
}

/** What an operation did, for people. One that does not exist any more is taken apart: 'Cases: Mark filed'. */
export function wordsOf(from: From): (operation: string) => string {
  const known = wordsByName(from)
  return (operation) => known.get(operation) ?? operation.split('.').map(takenApart).join(': ')
}

function wordsByName(from: From): Map<string, string> {
  const declared = audited
    .of(from)
    .flatMap((contract) => Object.values(contract))
    .flatMap(({ name, audit }) => (audit ? [[name, audit] as const] : []))
  return new Map([...Object.entries(systemOperations), ...declared])
}

const takenApart = (name: string) => capitalized(name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase())
