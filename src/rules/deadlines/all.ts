import { adjustmentChecks, adjustmentDeadlines } from './adjustment.ts'
import { afterDecisionDeadlines } from './after-decision.ts'
import { agencyRequestDeadlines } from './agency-requests.ts'
import { amendmentChecks, amendmentDeadlines } from './amendment.ts'
import { capGapDeadlines } from './cap-gap.ts'
import { capSeasonChecks, capSeasonDeadlines } from './cap-season.ts'
import type { Check } from './check.ts'
import { cspaChecks, cspaDeadlines } from './cspa.ts'
import type { Deadline } from './deadline.ts'
import { h1bLimitChecks, h1bLimitDeadlines } from './h1b-limits.ts'
import { i9Checks, i9Deadlines, reverificationDeadlines } from './i9.ts'
import { i9EnforcementDeadlines } from './i9-enforcement.ts'
import { lcaChecks, lcaDeadlines } from './lca.ts'
import { moveChecks, moveDeadlines } from './moves-and-endings.ts'
import { otherPetitionDeadlines } from './other-petitions.ts'
import { permChecks, permDeadlines } from './perm.ts'
import { permAfterFilingDeadlines } from './perm-after-filing.ts'
import { permitCardChecks, permitCardDeadlines } from './permit-card.ts'
import { permitExtensionDeadlines } from './permit-extension.ts'
import { permitWindowDeadlines } from './permit-window.ts'
import { placementDeadlines } from './placements.ts'
import { premiumChecks, premiumDeadlines } from './premium-clock.ts'
import { sixYearChecks, sixYearDeadlines } from './six-years.ts'
import { stayChecks, stayDeadlines } from './stay.ts'
import { switchChecks } from './switch-dates.ts'
import { travelChecks, travelDeadlines } from './travel.ts'
import { bulletinChecks } from './visa-bulletin.ts'
import { wageDutyChecks, wageDutyDeadlines } from './wage-duty.ts'

/** The day to which the rules were checked: kept with every stored date, so that it is clear which rules made it. */
export const rulesAsOf = '2026-11-15'

/** Every date of deadlines.md, by rule. */
export const allDeadlines: readonly Deadline[] = byRule([
  ...stayDeadlines,
  ...afterDecisionDeadlines,
  ...sixYearDeadlines,
  ...h1bLimitDeadlines,
  ...otherPetitionDeadlines,
  ...amendmentDeadlines,
  ...placementDeadlines,
  ...wageDutyDeadlines,
  ...capSeasonDeadlines,
  ...capGapDeadlines,
  ...lcaDeadlines,
  ...permDeadlines,
  ...permAfterFilingDeadlines,
  ...agencyRequestDeadlines,
  ...premiumDeadlines,
  ...cspaDeadlines,
  ...adjustmentDeadlines,
  ...permitWindowDeadlines,
  ...permitExtensionDeadlines,
  ...permitCardDeadlines,
  ...travelDeadlines,
  ...i9Deadlines,
  ...reverificationDeadlines,
  ...i9EnforcementDeadlines,
  ...moveDeadlines,
])

/** Every question of deadlines.md whose answer is not a date. */
export const allChecks: readonly Check[] = byRule([
  ...stayChecks,
  ...sixYearChecks,
  ...h1bLimitChecks,
  ...amendmentChecks,
  ...wageDutyChecks,
  ...capSeasonChecks,
  ...lcaChecks,
  ...permChecks,
  ...premiumChecks,
  ...switchChecks,
  ...bulletinChecks,
  ...cspaChecks,
  ...adjustmentChecks,
  ...permitCardChecks,
  ...travelChecks,
  ...i9Checks,
  ...moveChecks,
])

export const deadlineOf = (id: string, part: string): Deadline | undefined =>
  allDeadlines.find((each) => each.id === id && each.part === part)

export const checkOf = (id: string, part: string): Check | undefined =>
  allChecks.find((each) => each.id === id && each.part === part)

function byRule<Rule extends { id: string }>(rules: readonly Rule[]): Rule[] {
  return [...rules].sort((one, other) => one.id.localeCompare(other.id))
}
