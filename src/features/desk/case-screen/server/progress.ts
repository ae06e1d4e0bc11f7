import { openCaseFile } from '#case-file/cases/server/case-file.ts'
import { partProgress } from '#case-work/questionnaires/server/progress-store.ts'
import type { Audience } from '#engine/fact.ts'
import type { Day } from '#formats/day.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db } from '#platform/database/database.ts'

export type Progress = { audience: Audience; words: string; answered: number; total: number; percent: number }

/** How far each side's questions are, counted as the questionnaire counts them. */
export async function progressOf(db: Db, caseId: number, { keyring, today }: Looking): Promise<Progress[]> {
  const file = await openCaseFile(db, keyring, caseId, { secrets: 'masked', today })
  const parts = partProgress(file)
  return parts.filter(({ total }) => total > 0).map((part) => ({ ...part, words: words[part.audience] }))
}

const words: Record<Audience, string> = {
  employer: 'The employer’s questions',
  employee: 'The employee’s questions',
  attorney: 'The law firm’s questions',
}
type Looking = { keyring: Keyring; today: Day }
