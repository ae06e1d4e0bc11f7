import { documentsApi } from '#case-work/documents/client/api.ts'
import { lettersApi } from '#case-work/letters/client/api.ts'
import { useLetterWork } from '#case-work/letters/client/use-letter-work.ts'
import { call } from '#platform/client/call.ts'
import { useOperation } from '#platform/client/use-operation.ts'

const PDF = 'application/pdf'

/** What of a case can be signed: its letters as they read now, and its documents that are PDFs. */
export function usePapers(caseId: number) {
  const { items: documents } = useOperation(documentsApi.ofCase, { caseId })
  const { items: letters } = useOperation(lettersApi.list, { caseId })
  const { work, follow } = useLetterWork()
  const ofLetters = (letters?.items ?? []).map(({ file }) => ({
    value: `letter:${file.id}`,
    label: `${file.name.replace(/\.docx$/i, '')} (letter, version ${file.versionNumber})`,
  }))
  const ofDocuments = (documents?.documents ?? [])
    .filter(({ contentType }) => contentType === PDF)
    .map(({ id, documentType, fileName }) => ({ value: `document:${id}`, label: `${documentType} (${fileName})` }))
  /** The chosen one as an envelope takes it; a letter is printed first. */
  const take = async (chosen: string): Promise<{ letterId: number } | { documentId: number }> => {
    const id = Number(chosen.split(':')[1])
    if (!chosen.startsWith('letter:')) return { documentId: id }
    await follow(call(lettersApi.print, { id, toSend: true }))
    return { letterId: id }
  }
  return { options: [...ofLetters, ...ofDocuments], take, printing: work }
}
