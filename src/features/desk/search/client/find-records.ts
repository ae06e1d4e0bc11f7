import { searchApi } from '#desk/client/api.ts'
import { call } from '#platform/client/call.ts'
import type { Command } from '#ui/shell/CommandPalette.tsx'
import { kindInWords, pathOf } from '../rules.ts'

/** What the search box finds on the server, as things to go to. */
export async function findRecords(text: string, signal: AbortSignal): Promise<Command[]> {
  const { items } = await call(searchApi.find, { text: asStored(text) }, { signal })
  return items.map((found) => ({
    id: `${found.kind}:${found.id}`,
    label: found.title,
    hint: found.hint,
    group: kindInWords[found.kind] ?? found.kind,
    to: pathOf(found),
    exact: found.exact,
  }))
}

/** A receipt number is stored without its dashes: IOE-09-123-45678 is IOE0912345678. */
const asStored = (text: string): string => (/^[a-z]{3}[-\s\d]{10,}$/i.test(text) ? text.replace(/[-\s]/g, '') : text)
