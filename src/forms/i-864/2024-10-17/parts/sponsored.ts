import { any, yes } from '#engine/condition.ts'
import { ask, part } from '#engine/form.ts'
import { household, householdSize, sponsored } from '#facts/derived/support.ts'
import { sponsor } from '#facts/support.ts'

const { sponsorsFamilyNow, sponsorsFamilyLater } = sponsored

export const immigrants = part('4', 'Information About the Immigrants You Are Sponsoring', [
  ask('1', sponsored.sponsorsImmigrant, { label: 'I am sponsoring the principal immigrant named in Part 3.' }),
  ask('2', sponsorsFamilyNow, {
    label: 'I am sponsoring family members immigrating at the same time or within six months',
    when: yes(sponsorsFamilyNow),
  }),
  ask('3', sponsorsFamilyLater, {
    label: 'I am sponsoring family members who are immigrating more than six months after the principal immigrant',
    when: yes(sponsorsFamilyLater),
  }),
  ask('4', sponsored.sponsoredFamily, {
    label: 'Family Member',
    when: any(yes(sponsorsFamilyNow), yes(sponsorsFamilyLater)),
  }),
])

export const householdPart = part('5', 'Sponsor’s Household Size', [
  ask('1', household.sponsoredCount, { label: 'Total number of immigrants you are sponsoring on this affidavit' }),
  ask('2', household.sponsorCount, { label: 'Yourself' }),
  ask('3', household.spouseCount, { label: 'Spouse, if not counted in Item Number 1' }),
  ask('4', sponsor.dependentChildren, { label: 'Dependent children' }),
  ask('5', sponsor.otherDependents, { label: 'Other dependents' }),
  ask('6', sponsor.sponsoredBefore, { label: 'Other persons sponsored on Form I-864 or Form I-864EZ' }),
  ask('7', household.helperCount, { label: 'Siblings, parents, or adult children submitting Form I-864A' }),
  ask('8', householdSize.householdTotal, { label: 'Household Size' }),
])
