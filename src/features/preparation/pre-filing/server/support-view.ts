import { Status } from '#case-types/status/statuses.ts'
import type { Address } from '#engine/fact.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { household, householdSize, incomes } from '#facts/derived/support.ts'
import { allAssets } from '#facts/derived/support-assets.ts'
import { standing } from '#facts/standing.ts'
import { affidavit, sponsor } from '#facts/support.ts'
import { showDate } from '#formats/dates.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { signHereList } from '#preparation/signatures/sign-here.ts'
import { support } from '#rules/prefiling/needs.ts'
import {
  assetsFactor,
  type GuidelineRow,
  guidelineOn,
  percentRequired,
  regionOf,
  requiredIncome,
} from '#rules/support/income-test.ts'

/** The affidavit of support as V57 and V58 look at it: what Form I-864 says, against the guideline of the day of filing. */
export function supportView(opened: FilingFile, guidelines: readonly GuidelineRow[]): Record<string, unknown> {
  const form = opened.file.forms.find(({ formId }) => formId === 'i-864')
  if (!form) return {}
  const found = {
    ...affidavitFacts(opened.file.lookFor(form), guidelines, opened.filingDate),
    [support.jointSponsor.id]: opened.known.jointSponsor,
    [support.sponsorSigned.id]: isSigned(opened, form.id),
  }
  // What somebody typed for the check stands.
  return Object.fromEntries(Object.entries(found).filter(([id]) => !(id in opened.plan.details)))
}

export function affidavitFacts(
  look: KnownFacts,
  guidelines: readonly GuidelineRow[],
  filingDate: string | undefined,
): Record<string, unknown> {
  return {
    [support.sponsorIncome.id]: look.value(sponsor.annualIncome),
    [support.householdIncome.id]: look.value(incomes.helpersIncome),
    ...lineFor(look, guidelines, filingDate),
    [support.netAssets.id]: look.value(affidavit.usesAssets) === false ? 0 : look.value(allAssets.assetsTotal),
    [support.assetsFactor.id]: assetsFactor({
      standing: look.value(standing.standing) as string | undefined,
      relation: look.value(affidavit.immigrantRelation) as string | undefined,
    }),
    [support.taxYear.id]: taxYear(look),
    [support.householdSize.id]: look.value(householdSize.householdTotal),
    [support.householdParts.id]: partsOf(look),
  }
}

function lineFor(look: KnownFacts, guidelines: readonly GuidelineRow[], filingDate: string | undefined) {
  const size = look.value(householdSize.householdTotal)
  const home = look.value(aboutPerson.homeAddress) as Address | undefined
  if (typeof size !== 'number' || filingDate === undefined || !home?.state) return {}
  const line = guidelineOn(guidelines, filingDate, regionOf(home.state), size)
  if (!line) return {}
  const percent = percentRequired({
    activeDuty: look.value(sponsor.activeDuty) as boolean | undefined,
    basis: look.value(affidavit.sponsorBasis) as string | undefined,
    relation: look.value(affidavit.immigrantRelation) as string | undefined,
  })
  return {
    [support.requiredIncome.id]: requiredIncome(line.cents, percent),
    [support.requiredBy.id]:
      `${percent} percent of the poverty guideline since ${showDate(line.from)} for a household of ${size}`,
  }
}

/** Who had to file none has no tax year, and that is no gap. */
function taxYear(look: KnownFacts): number | undefined {
  const year = Number(look.value(incomes.taxYear1))
  if (look.value(sponsor.notRequiredToFile) === true) return Number(look.today.slice(0, 4)) - 1
  return Number.isInteger(year) && year > 0 ? year : undefined
}

/** Form I-864, Part 5, line by line. */
function partsOf(look: KnownFacts): unknown {
  const lines = [
    household.sponsoredCount,
    household.sponsorCount,
    household.spouseCount,
    sponsor.dependentChildren,
    sponsor.otherDependents,
    sponsor.sponsoredBefore,
    household.helperCount,
  ].map((fact) => ({ id: fact.id, kind: fact.label, people: look.value(fact) }))
  return lines.every(({ people }) => typeof people === 'number') ? lines : undefined
}

/** Before it is approved for filing nothing is signed yet, and nobody is told so. */
function isSigned(opened: FilingFile, formId: number): boolean | undefined {
  const { row, signatures } = opened
  if (row.status < Status.readyToFile) return undefined
  return signHereList(opened)
    .filter(({ caseFormId, signer }) => caseFormId === formId && signer === 'applicant')
    .every(({ block }) => signatures.some((each) => each.caseFormId === formId && each.block === block))
}
