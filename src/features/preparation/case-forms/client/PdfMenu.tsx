import { useState } from 'react'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { call, hrefOf } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { nameIn } from '#platform/client/download.ts'
import { caseFormsApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dropdown } from '#ui/Dropdown.tsx'
import { IconChevronDown, IconDownload } from '#ui/icons.ts'
import { useToast } from '#ui/toasts.tsx'
import { NOT_TAKEN } from '../policy.ts'
import type { CaseFormView } from '../records.ts'
import styles from './form-screen.module.css'
import type { Saving } from './use-saving.tsx'

type PdfMenuProps = {
  view: CaseFormView
  saving: Saving
  hasAddendum: boolean
  /** Its official blank is not in the form library. */
  isProof: boolean
  onView: (view: CaseFormView) => void
}
type Choice = readonly [label: string, work: () => Promise<void>]

/** Takes the form along, prints it, or keeps it with the case. */
export function PdfMenu({ view, saving, hasAddendum, isProof, onView }: PdfMenuProps) {
  const toast = useToast()
  const { confirmed, dialog } = useConfirmPassword()
  const [busy, setBusy] = useState(false)
  // What is typed goes into the PDF, so it is saved first.
  const run = async (work: () => Promise<void>) => {
    if (!(await saving.save())) return
    setBusy(true)
    try {
      await confirmed(work)
    } catch (error) {
      saving.tell(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  // An edition that the agency does not take can be looked at, and the server says why it cannot be filed.
  const stale = view.status !== 'Filed' && NOT_TAKEN.includes(view.editionStatus.flag)
  const toLookAt = isProof || stale ? 'proof' : 'flat'
  const which = { caseId: view.caseId, caseFormId: view.id }
  const keep = async () => {
    const { message } = await call(caseFormsApi.generate, { ...which, kind: 'flat' })
    toast(message, { kind: 'success' })
    // "… then GET fileupload/getFile/{name} downloaded" (specification §7).
    if (!isProof) savePdf(await fetchPdf(view, { kind: toLookAt }))
    onView(await call(caseFormsApi.view, which))
  }
  const addendum: Choice = [
    'Download the addendum',
    async () => savePdf(await fetchPdf(view, { kind: toLookAt, addendum: true })),
  ]
  const choices: readonly Choice[] = [
    ...(isProof ? [['Download the proof', async () => savePdf(await fetchPdf(view, { kind: 'proof' }))] as const] : []),
    // Without the blank the server says why there is nothing to file.
    ['Download for filing (flat)', async () => savePdf(await fetchPdf(view, { kind: 'flat' }))],
    ['Download to go on editing', async () => savePdf(await fetchPdf(view, { kind: 'editable' }))],
    ...(hasAddendum ? [addendum] : []),
    ['Download the answer sheet', async () => savePdf(await fetchPdf(view, { kind: 'sheet' }))],
    [isProof ? 'Print the proof' : 'Print', async () => showPdf(await fetchPdf(view, { kind: toLookAt }))],
    ...(view.status === 'Filed'
      ? []
      : [[isProof ? 'Keep a proof with the case' : 'Keep a PDF with the case', keep] as const]),
  ]
  return (
    <>
      <Dropdown
        label="PDF of this form"
        trigger={(trigger) => (
          <Button {...trigger} size="small" loading={busy} icon={<IconDownload size={16} aria-hidden />}>
            PDF <IconChevronDown size={14} aria-hidden />
          </Button>
        )}
      >
        {(close) => (
          <div className={styles.menu}>
            {choices.map(([label, work]) => (
              <button
                key={label}
                type="button"
                onClick={() => {
                  close()
                  void run(work)
                }}
              >
                {label}
              </button>
            ))}
          </div>
        )}
      </Dropdown>
      {dialog}
    </>
  )
}

type Wanted = { kind: 'editable' | 'flat' | 'proof' | 'sheet'; addendum?: boolean }

/** The PDF of a form, made at this moment. It is a command, because it is on record who took it along. */
async function fetchPdf(view: CaseFormView, wanted: Wanted): Promise<{ name: string; content: Blob }> {
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

function savePdf({ name, content }: { name: string; content: Blob }): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the file by the next turn; some need the address until then.
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}

/** Shown by the browser itself, which prints it. */
function showPdf({ content }: { content: Blob }): void {
  window.open(URL.createObjectURL(content), '_blank')
}
