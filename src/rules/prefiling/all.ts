import { abilityToPayRules } from './ability-to-pay-rule.ts'
import { adjustmentRules } from './adjustment-rules.ts'
import { capRules } from './cap-rules.ts'
import { familyRules } from './family-rules.ts'
import { pageEditionRules } from './form-editions.ts'
import { furtherRules } from './further-rules.ts'
import { h1bDutyRules } from './h1b-duty-rules.ts'
import { identityRules } from './identity.ts'
import { immigrantRules } from './immigrant-rules.ts'
import { lcaRules } from './lca-rules.ts'
import { otherClassRules, restingOnLca } from './other-classes.ts'
import { packageRules } from './package-rules.ts'
import { petitionRules } from './petition-rules.ts'
import { recruitmentRules } from './recruitment-rules.ts'
import { applicantPackageRules, residenceRules } from './residence-rules.ts'
import type { Rule } from './rule.ts'
import { sponsorRules } from './sponsor-rules.ts'
import { stayRules } from './stay-rules.ts'
import { workplaceRules } from './workplace-rules.ts'

/** The rules of validation.md and the further ones, by id. */
export const prefilingRules: readonly Rule[] = [
  ...identityRules,
  ...lcaRules.map(restingOnLca),
  ...h1bDutyRules.map(restingOnLca),
  ...petitionRules,
  ...capRules,
  ...stayRules,
  ...familyRules,
  ...sponsorRules,
  ...immigrantRules,
  ...abilityToPayRules,
  ...recruitmentRules,
  ...adjustmentRules,
  ...residenceRules,
  ...applicantPackageRules,
  ...packageRules,
  ...pageEditionRules,
  ...workplaceRules.map((each) => (each.id === 'V72' || each.id === 'V73' ? restingOnLca(each) : each)),
  ...furtherRules,
  ...otherClassRules,
].sort((one, other) => order(one.id).localeCompare(order(other.id)))

export const ruleById = (id: string): Rule | undefined => prefilingRules.find((each) => each.id === id)

// The numbered rules of validation.md come first.
function order(id: string): string {
  return id.startsWith('V') ? `0${id}` : `1${id}`
}
