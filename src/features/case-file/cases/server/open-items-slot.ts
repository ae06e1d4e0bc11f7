import type { Circumstances } from '#case-types/circumstances.ts'
import type { Db } from '#platform/database/database.ts'
import { slot } from '#platform/parts.ts'
import type { Services } from '#platform/services.ts'
import type { NewItem } from '../open-items.ts'
import type { Has } from './case-at-hand.ts'
import type { CaseFile } from './case-file.ts'
import type { CaseColumns } from './case-row.ts'

type Asking = {
  services: Services
  file: CaseColumns
  today: string
  now: Date
  /** Which of its records there are: who finds none of their own asks for nothing. */
  has: Has
  /** Whether its person works here no more. */
  hasLeft: boolean
  /** Its facts and forms, secrets masked: opened for the first who asks. */
  opened: () => Promise<CaseFile>
  /** What its facts say about its list, from its file where that is open. */
  circumstances: () => Promise<Circumstances>
}

/** What is open in a case, by whoever asks for it: questions, documents, signatures, dates. Needs scope system. */
export const openItems = slot<(system: Db, asking: Asking) => Promise<NewItem[]>>('open items of a case')
