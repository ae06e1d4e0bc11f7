import { call } from '#platform/client/call.ts'
import type { Command } from '#ui/shell/CommandPalette.tsx'
import { kindInWords, pathOf } from '../rules.ts'
import { searchApi } from './api.ts'

/** What the search box finds on the server, as things to go to. */
export async function findRecords(text: string, signal: AbortSignal): Promise<Command[]> {
  const { items } = await call(searchApi.find, { text }, { signal })
  return items.map((found) => ({
    id: `${found.kind}:${found.id}`,
    label: found.title,
    hint: found.hint,
    group: kindInWords[found.kind] ?? found.kind,
    to: pathOf(found),
  }))
}
