import { caseFormsApi } from '#case-work/client/api.ts'
import { hrefOf } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { nameIn } from '#platform/client/download.ts'
import type { CaseFormView } from '../records.ts'

export type Wanted = { kind: 'editable' | 'flat' | 'proof' | 'sheet'; addendum?: boolean }

/** The PDF of a form, made at this moment. It is a command, because it is on record who took it along. */
export async function fetchPdf(view: CaseFormView, wanted: Wanted): Promise<{ name: string; content: Blob }> {
  const which = { caseId: view.caseId, caseFormId: view.id }
  const response = await fetch(hrefOf(caseFormsApi.pdf, which), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ caseFormId: view.id, ...wanted }),
    credentials: 'same-origin',
  })
  if (response.ok)
    return { name: nameIn(response.headers.get('content-disposition') ?? ''), content: await response.blob() }
  const body = (await response.json().catch(() => null)) as { error?: { code: string; message: string } } | null
  throw new CallFailed(
    response.status,
    body?.error?.code ?? 'SURPRISE',
    body?.error?.message ?? `The server answered ${response.status}.`,
  )
}

export function savePdf({ name, content }: { name: string; content: Blob }): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the file by the next turn; some need the address until then.
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}

/** Shown by the browser itself, which prints it. */
export function showPdf({ content }: { content: Blob }): void {
  window.open(URL.createObjectURL(content), '_blank')
}
