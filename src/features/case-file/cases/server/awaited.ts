import type { Standing } from '#case-types/status/who-has-the-ball.ts'
import type { Db } from '#platform/database/database.ts'
import { type Parts, slot } from '#platform/parts.ts'
import type { CaseColumns } from './case-row.ts'

export type AwaitedOf = Pick<CaseColumns, 'id' | 'typeId' | 'subType' | 'mode' | 'options' | 'status' | 'stage'>
export type Awaited = Pick<Standing, 'parts' | 'documents'>

/** What the work on a case waits for, by whoever asks for it: parts of the questionnaire, documents. Needs scope system. */
export const awaitedItems = slot<(system: Db, file: AwaitedOf) => Promise<Awaited>>('awaited items of a case')

export async function awaitedIn(services: { parts: Parts }, system: Db, file: AwaitedOf): Promise<Awaited> {
  const found = await Promise.all(awaitedItems.of(services).map((source) => source(system, file)))
  return Object.assign({}, ...found)
}
