import type { KnownFacts } from '#engine/known-facts.ts'
import { adjustment as answered } from '#facts/adjustment.ts'
import type { AdjustmentCategory } from '#facts/adjustment-categories.ts'
import { person } from '#facts/person.ts'
import { countryName } from '#formats/countries.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { type Bulletin, type Cell, cellsFor } from '#rules/deadlines/visa-bulletin.ts'
import { adjustment, immigrant } from '#rules/prefiling/needs.ts'

type Charts = Omit<Bulletin, 'month'>
type Opened = Pick<FilingFile, 'look' | 'plan' | 'row'>

const preferences: Partial<Record<AdjustmentCategory, string>> = {
  extraordinary: 'E11',
  researcher: 'E12',
  manager: 'E13',
  advancedDegree: 'E21',
  nationalInterest: 'NIW',
  skilledWorker: 'E31',
  professional: 'E32',
  otherWorker: 'EW3',
}

/**
 * The petition behind an application for residence, as Form I-485, Part 2 has it: who answered there is not asked again
 * for the check (V50, V52). What somebody typed for the check stands.
 */
export function petitionView({ look, plan, row }: Opened, charts?: Charts): Record<string, unknown> {
  const found = {
    ...petitionAnswered(look),
    [adjustment.bulletinCell.id]: charts && bulletinCell({ look, plan }, charts),
  }
  const open = Object.entries(found).filter(([id]) => !(id in plan.details))
  return { ...Object.fromEntries(open), ...(row.priorityDate && { [immigrant.priorityDate.id]: row.priorityDate }) }
}

export function petitionAnswered(look: KnownFacts): Record<string, unknown> {
  const category = look.value(answered.adjustmentCategory) as AdjustmentCategory | undefined
  return {
    [immigrant.preference.id]: category && preferences[category],
    [immigrant.priorityDate.id]: look.value(answered.underlyingPriorityDate),
    // A petition that has a receipt number was filed before; without one nothing is known.
    [adjustment.i140Concurrent.id]: look.value(answered.underlyingReceipt) === undefined ? undefined : false,
  }
}

/** By the country of birth; a spouse's country may be charged instead (INA 202(b)), which somebody then types. */
function bulletinCell({ plan, look }: Pick<Opened, 'plan' | 'look'>, charts: Charts): Cell | undefined {
  const { preference } = immigrant
  const chosen = plan.details[preference.id] ?? petitionAnswered(look)[preference.id]
  const bornIn = look.value(person.birthCountry)
  return typeof chosen === 'string' && typeof bornIn === 'string'
    ? cellsFor(chosen, countryName(bornIn), charts).designatedCell
    : undefined
}
