import type { Address } from '#engine/fact.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { of } from '#engine/reference.ts'
import { immigrantHistory } from '#facts/adjustment.ts'
import { addressHistory } from '#facts/derived/history.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { RELATIVE } from '#facts/derived/relative.ts'
import { sponsored } from '#facts/derived/support.ts'
import { person } from '#facts/person.ts'
import { isSamePerson, type Named } from '#facts/same-person.ts'
import { standing } from '#facts/standing.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { sponsorNeeds } from '#rules/prefiling/sponsor-needs.ts'

/** Who petitions or sponsors by these forms, as that person's own record says it (R23–R25, R33). */
export function sponsorView({ file, main, look }: Pick<FilingFile, 'file' | 'main' | 'look'>): Record<string, unknown> {
  const theirs = file.forms.filter(({ formId }) => formId === 'i-130' || formId === 'i-864')
  if (theirs.length === 0) return {}
  return {
    [sponsorNeeds.sponsors.id]: theirs.map((form) => sponsorOf(form, file.lookFor(form))),
    [sponsorNeeds.sharesHome.id]: main?.formId === 'i-130' ? haveOneHome(look) : undefined,
  }
}

const sponsorOf = ({ id, formId }: { id: number; formId: string }, look: KnownFacts) => ({
  id: String(id),
  form: formId,
  name: look.value(aboutPerson.fullName),
  standing: look.value(standing.standing),
  citizenship: look.value(person.citizenship),
  secondCitizenship: look.value(person.secondCitizenship),
  status: look.value(person.currentStatus),
  bornOn: look.value(person.birthDate),
  sponsoredAs: formId === 'i-864' ? amongSponsored(look) : undefined,
})

/** The sponsor's own line in the list that is printed, as it is written there. */
export function amongSponsored(look: KnownFacts): string | undefined {
  const { familyName, givenName, birthDate, aNumber } = person
  const self = {
    familyName: look.value(familyName) as string | undefined,
    givenName: look.value(givenName) as string | undefined,
    birthDate: look.value(birthDate) as string | undefined,
    aNumber: look.value(aNumber) as string | undefined,
  }
  const list = (look.value(sponsored.sponsoredFamily) as Named[] | undefined) ?? []
  const found = list.find((each) => isSamePerson(each, self))
  return found && [found.givenName, found.familyName].filter(Boolean).join(' ')
}

function haveOneHome(look: KnownFacts): boolean {
  const homes = [addressHistory.physicalAddress, of(RELATIVE, addressHistory.physicalAddress)]
  const [own, theirs] = homes.map((home) => inOneLine(look.value(home) as Address | undefined))
  const { spouseLivesWithYou } = immigrantHistory
  return (
    (own !== undefined && own === theirs) ||
    [spouseLivesWithYou, of(RELATIVE, spouseLivesWithYou)].some((fact) => look.value(fact) === true)
  )
}

const inOneLine = (of: Address | undefined): string | undefined =>
  of?.street && [of.street, of.unitNumber, of.city, of.postalCode].join(' ').toLowerCase()
