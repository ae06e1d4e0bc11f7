import type { CommandContext } from '#platform/operation/context.ts'

export const PREPARE_JOB = 'documents.prepare'

/**
 * Has the pages and the words of a version made. What one company sent is done one after the other, in one of the workers'
 * places: files that were made to take minutes keep the company's own waiting, and nobody else's.
 */
export const prepareLater = (
  { enqueue }: Pick<CommandContext, 'enqueue'>,
  { versionId, companyId }: { versionId: number; companyId: number | null },
): void =>
  enqueue(
    PREPARE_JOB,
    { versionId },
    { key: `document-version:${versionId}`, maxAttempts: 5, queue: `${PREPARE_JOB}/${companyId ?? 'firms'}` },
  )
