import { addMonths } from '#formats/day.ts'
import type { Selection, YearBefore } from '../records.ts'
import type { Dataset } from './dataset.ts'
import { type Filter, type Reading, tableOf } from './run.ts'

const YEAR = 12
/** What is worth comparing, the first of a report's figures that is one of these. */
const COMPARED = ['daysToFile', 'approvedShare', 'cents', 'filedCases', 'decided']

/** The same figure for the same time one year earlier; null where the two times would overlap or there is no time. */
export async function yearBefore(
  reading: Reading,
  dataset: Dataset,
  { by, measures, day, months }: Selection,
  filter: Filter,
): Promise<YearBefore | null> {
  const measure = COMPARED.find((each) => measures.includes(each))
  const back = filter.months ?? months
  if (measure === undefined || day === null || back === null || back > YEAR) return null
  const then = { ...reading, today: addMonths(reading.today, -YEAR) }
  const { rows, total } = await tableOf(then, dataset, { by, measures: [measure], day, months }, filter)
  return {
    measure,
    figures: Object.fromEntries(rows.map(({ key, figures }) => [key, figures[0] ?? null])),
    total: total[0] ?? null,
  }
}
