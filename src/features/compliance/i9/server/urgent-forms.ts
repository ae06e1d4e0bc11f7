import type { Db } from '#platform/database/database.ts'
import type { Row, Settings } from '../records.ts'
import { heldCompanies } from './bundle-store.ts'
import { settingsOf, waitingForms, withoutForm } from './store.ts'
import { missingRow, rowOf } from './view.ts'

type Reading = { db: Db; now: Date; today: string }

/** Every Form I-9 of a company that waits for something, judged by the rules of its list: wherever one is told of, it is the same. */
export async function formsWaiting({ db, now, today }: Reading, companyId: number): Promise<Row[]> {
  const settings: Settings = await settingsOf(db, companyId)
  const [forms, missing, held] = await Promise.all([
    waitingForms(db, companyId, { today, usesEVerify: settings.everifyId !== '' }),
    withoutForm(db, companyId),
    heldCompanies(db),
  ])
  return [
    ...forms.map((form) => rowOf(form, { today, now, held: held.has(companyId), settings })),
    ...missing.flatMap((each) => missingRow(each, today) ?? []),
  ]
}

/** Of these what is late or due within the week, the latest first. */
export const urgentOf = (rows: readonly Row[]): Row[] =>
  rows
    .filter(({ group }) => group === 'late' || group === 'due')
    .sort((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))
