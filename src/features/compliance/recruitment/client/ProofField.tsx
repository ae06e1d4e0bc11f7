import { useState } from 'react'
import { recruitmentApi } from '#compliance/client/api.ts'
import { hrefOf } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import type { RefInput } from '#platform/client/operations.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { documentsApi } from '#preparation/client/api.ts'
import { sendFile } from '#preparation/documents/client/send-file.ts'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import type { StepKind } from '../kinds.ts'
import { refreshed } from './saving.ts'

type ProofFieldProps = {
  caseId: number
  what: { stepId: number } | { applicantId: number }
  of: { kind?: StepKind; name?: string; documentName: string }
  hint: string
}

/** The file that proves a step, or a résumé. It is a document of the case that the worker does not see. */
export function ProofField({ caseId, what, of, hint }: ProofFieldProps) {
  const prove = useCommand(recruitmentApi.prove, { refresh: [...refreshed, documentsApi.ofCase] })
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState(of.documentName)
  const [sending, setSending] = useState(false)
  const send = async (file: File) => {
    setSending(true)
    setProblem(undefined)
    try {
      const url = hrefOf(documentsApi.upload, { caseId } as RefInput<typeof documentsApi.upload>)
      const fields = of.kind
        ? { itemId: itemOf(of.kind), employeeAccess: false }
        : { documentType: `Résumé of ${of.name}`, employeeAccess: false }
      const { id } = (await sendFile(url, fields, file, () => {})) as { id: number }
      await prove.run({ id: caseId, ...what, documentId: id })
      setSent(file.name)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setProblem(error.message)
    } finally {
      setSending(false)
    }
  }
  return (
    <FileDrop
      label={of.kind ? 'Proof' : 'Résumé'}
      text={
        sending ? 'Sending…' : sent ? `${sent}. Choose another file to replace it` : 'Choose the file or drop it here'
      }
      hint={hint}
      accept=".pdf,.jpg,.jpeg,.png,.docx"
      disabled={sending}
      error={problem}
      onFiles={([file]) => file && void send(file)}
    />
  )
}

/** The items of the document list of the case type. */
const itemOf = (kind: StepKind): string =>
  ({ 'Job order': 'jobOrder', 'Sunday ad': 'tearSheets', 'Notice of filing': 'noticeOfFiling' })[kind as string] ??
  'additionalSteps'
