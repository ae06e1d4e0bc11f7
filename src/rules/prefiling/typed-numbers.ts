import type { Fact } from '#engine/fact.ts'
import { formats } from '#engine/formats.ts'
import { allFacts } from '#facts/all.ts'
import { parseCipCode, parseLcaNumber, parsePermNumber, parsePwdNumber } from '#formats/labor-numbers.ts'
import type { Parsed } from '#formats/parsed.ts'
import { lca } from './lca-needs.ts'
import type { Read } from './rule.ts'

export type TypedNumber = { fact: Fact; label: string; parsed: Parsed /** As it was typed. */; typed: string }

/** Every answered fact that has a format, list columns included, read again (validation.md §1). */
export function typedNumbers(read: Read): TypedNumber[] {
  const found = agencyNumbers.flatMap(([fact, parse]) => one(fact, fact.label, parse, read.peek(fact)))
  for (const fact of allFacts.values()) {
    if (fact.type === 'text' && fact.format) found.push(...one(fact, fact.label, formats[fact.format], read.peek(fact)))
    if (fact.type !== 'records') continue
    const rows = read.peek(fact)
    if (!Array.isArray(rows)) continue
    for (const [name, column] of Object.entries(fact.columns))
      if (column.type === 'text' && column.format)
        for (const row of rows as Record<string, unknown>[])
          found.push(...one(fact, `${fact.label}, ${column.label}`, formats[column.format], row[name]))
  }
  return found
}

const agencyNumbers = [
  [lca.lcaNumber, parseLcaNumber],
  [lca.permNumber, parsePermNumber],
  [lca.pwdNumber, parsePwdNumber],
  [lca.cipCode, parseCipCode],
] as const

// What is not known has no format.
function one(fact: Fact, label: string, parse: (text: string) => Parsed, value: unknown): TypedNumber[] {
  return typeof value === 'string' && value !== '' ? [{ fact, label, parsed: parse(value), typed: value }] : []
}
