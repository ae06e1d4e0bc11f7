import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { editableFilesApi } from '#case-work/client/api.ts'
import { sendFile } from '#case-work/documents/client/send-file.ts'
import type { FileKind } from '#case-work/editable-files/records.ts'
import { hrefOf } from '#platform/client/call.ts'
import type { RefInput } from '#platform/client/operations.ts'
import { FileDrop } from '#ui/fields/FileDrop.tsx'

/** Begins a letter with a Word file that somebody has. */
export function AddWordFile({ caseId, kind }: { caseId: number; kind: FileKind }) {
  const queries = useQueryClient()
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    setProblem(undefined)
    setShare(0)
    try {
      const url = hrefOf(editableFilesApi.upload, { caseId } as RefInput<typeof editableFilesApi.upload>)
      await sendFile(url, { kind }, file, setShare)
      void queries.invalidateQueries({ queryKey: [editableFilesApi.list.name] })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setShare(undefined)
  }
  return (
    <FileDrop
      label="Word file"
      text={share === undefined ? 'Choose a Word file or drop it here' : `Sending, ${Math.round(share * 100)} %`}
      hint=".docx, at most 25 MB. Only your office sees it until you share it."
      accept=".docx"
      disabled={share !== undefined}
      error={problem}
      onFiles={([file]) => file && void send(file)}
    />
  )
}
