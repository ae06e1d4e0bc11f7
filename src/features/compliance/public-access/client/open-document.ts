import { inspectionApi } from '#compliance/client/api.ts'
import { hrefOf } from '#platform/client/call.ts'
import type { ItemId } from '../checklist.ts'

/** The token goes in the body, so no address and no log has it; the document opens in a new tab. */
export async function openDocument(token: string, what: ItemId | 'all', place = ''): Promise<void> {
  const response = await fetch(hrefOf(inspectionApi.document, { token, what, place }).split('?')[0] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, what, place }),
    credentials: 'same-origin',
  })
  if (!response.ok) {
    const answer = (await response.json().catch(() => null)) as { error?: { message: string } } | null
    throw new Error(answer?.error?.message ?? `The server answered ${response.status}.`)
  }
  const url = URL.createObjectURL(await response.blob())
  window.open(url, '_blank', 'noopener')
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
