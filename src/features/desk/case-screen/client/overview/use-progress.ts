import { caseScreenApi } from '#desk/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'

/** How far everybody is; asked once for the whole page. */
export const useProgress = (caseId: number) =>
  useOperation(caseScreenApi.progress, { id: caseId }, { enabled: caseId > 0 })

/** The questions that whoever prepares the case finds open, everybody's together. Undefined until it is known. */
export function useQuestionsLeft(caseId: number): number | undefined {
  const { items } = useProgress(caseId)
  // The firm is asked what everybody is asked, so the longest part is what is left in all.
  return items && Math.max(0, ...items.items.map(({ answered, total }) => total - answered))
}
