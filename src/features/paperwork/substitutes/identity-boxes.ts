import type { Fact } from '#engine/fact.ts'
import { type Item, itemsOf } from '#engine/form.ts'
import { fieldFinder } from '#engine/inventory.ts'
import type { KnownFacts, SubjectKey } from '#engine/known-facts.ts'
import { type AnyFact, isDerived, of } from '#engine/reference.ts'
import { toPaper } from '#engine/to-paper.ts'
import { company } from '#facts/company.ts'
import { aboutAppearance, CLIENT_PERSON } from '#facts/derived/appearance.ts'
import { INDIVIDUAL, theIndividual } from '#facts/derived/petitioner.ts'
import { aboutNotified } from '#facts/e-notification.ts'
import { person } from '#facts/person.ts'
import type { FormOnPaper } from '#forms/form-on-paper.ts'

export type IdentityKind = 'family' | 'given' | 'born' | 'aNumber' | 'receipt' | 'organization'

/** A box that says whom a form is about, and what the case would write into it. */
export type IdentityBox = {
  field: string
  /** From 1, with its place on the page: where the same edition has it when its fields are gone. */
  page: number
  rect: readonly number[]
  tooltip: string
  kind: IdentityKind
  /** 'person/12' */
  subject: SubjectKey
  fact: string
  /** The form's item that asks for it: '2.1.a'. */
  item: string
  label: string
  /** As the case has it, in clear. */
  expected: string
  secret: boolean
}

/** Where a form of the case says whom it is about: names, birth dates, A-Numbers, receipt numbers. */
export function identityBoxes({ paper, inventory }: FormOnPaper, look: KnownFacts): IdentityBox[] {
  const find = fieldFinder(inventory)
  const { values, sources } = toPaper(paper, look, find)
  const asked = new Map(itemsOf(paper.form).map(({ item, key }) => [key, item]))
  return [...sources].flatMap(([field, key]): IdentityBox[] => {
    const item = asked.get(key)
    const kind = item && kindOf(item.fact)
    const expected = values.get(field)
    const subject = item && typeof expected === 'string' ? subjectOf(item, expected, look) : undefined
    const box = find(field)
    if (!kind || !subject || !box || typeof expected !== 'string') return []
    const { id, label } = item.fact
    const at = { page: box.page, rect: box.rect, tooltip: box.tooltip ?? '' }
    return [{ field, ...at, kind, subject, fact: id, item: key, label, expected, secret: isSecret(item.fact) }]
  })
}

const byFact: Readonly<Record<string, IdentityKind>> = {
  [person.familyName.id]: 'family',
  [person.givenName.id]: 'given',
  // Whoever is represented, notified or petitions in the own name: a person of the case, or who signs for the company.
  [aboutAppearance.clientFamilyName.id]: 'family',
  [aboutAppearance.clientGivenName.id]: 'given',
  [aboutNotified.notifiedFamilyName.id]: 'family',
  [aboutNotified.notifiedGivenName.id]: 'given',
  [theIndividual.individualFamilyName.id]: 'family',
  [theIndividual.individualGivenName.id]: 'given',
  [person.birthDate.id]: 'born',
  [person.aNumber.id]: 'aNumber',
  [company.legalName.id]: 'organization',
}

/** Whom a name belongs to: of a worked-out one the person of that name, where there is one. */
function subjectOf({ fact, role }: Item, expected: string, look: KnownFacts): SubjectKey | undefined {
  if (!isDerived(fact)) return look.roles(role)
  const named = [CLIENT_PERSON, 'person', INDIVIDUAL].find((each) =>
    [person.familyName, person.givenName].some((name) => look.value(of(each, name)) === expected),
  )
  return look.roles(named ?? role)
}

const kindOf = (fact: AnyFact): IdentityKind | undefined =>
  byFact[fact.id] ?? ((fact as { format?: string }).format === 'receipt' ? 'receipt' : undefined)

const isSecret = (fact: AnyFact): boolean => !isDerived(fact) && Boolean((fact as Fact).secret)
