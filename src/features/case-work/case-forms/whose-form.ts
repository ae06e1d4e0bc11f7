import { isValue } from '#engine/answer.ts'
import { truthOf } from '#engine/condition.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { printed } from '#engine/print.ts'
import { type FactOrRef, of, refOf } from '#engine/reference.ts'
import { company } from '#facts/company.ts'
import { CLIENT_COMPANY, CLIENT_PERSON } from '#facts/derived/appearance.ts'
import { thePetitioner } from '#facts/derived/petitioner.ts'
import { forPetition } from '#facts/derived/premium.ts'
import { person } from '#facts/person.ts'

/** Whose form it is, for the top of each attached sheet: who petitions, applies or is represented, with the own A-Number. */
export function whoseForm(formId: string, look: KnownFacts): { name: string; aNumber: string } {
  const ofPerson = (role: string) => ({
    name: [person.familyName, person.givenName, person.middleName]
      .map((fact) => textIn(look, of(role, fact)))
      .filter(Boolean)
      .join(' '),
    aNumber: textIn(look, of(role, person.aNumber)),
  })
  const petitioner = { name: textIn(look, thePetitioner.petitionerName), aNumber: '' }
  const petitions = ofThePetitioner.has(formId) || (formId === 'i-907' && truthOf(forPetition, look))
  if (petitions && look.roles('company') !== undefined) return petitioner
  const client = textIn(look, of(CLIENT_COMPANY, company.legalName))
  if (formId === 'g-28') return client ? { name: client, aNumber: '' } : ofPerson(CLIENT_PERSON)
  const own = ofPerson('person')
  return own.name ? own : petitioner
}

/** Forms of whoever petitions for the worker; who petitions alone is their person. */
const ofThePetitioner: ReadonlySet<string> = new Set(['i-129', 'i-140', 'eta-9089'])

function textIn(look: KnownFacts, given: FactOrRef): string {
  const ref = refOf(given)
  const answer = look.answer(ref)
  return isValue(answer) ? printed(ref.fact, answer.value) : ''
}
