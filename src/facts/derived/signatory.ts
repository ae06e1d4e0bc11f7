import { derive, derivedFacts } from '#engine/derived.ts'
import { of } from '#engine/reference.ts'
import { company } from '../company.ts'
import { middleName } from '../names.ts'
import { person } from '../person.ts'
import { INDIVIDUAL } from './petitioner.ts'

/** Some supplements ask the middle name of who signs, too. */
export const signatory = derivedFacts('case', {
  signatoryMiddleName: derive(
    middleName('Middle name of the signatory'),
    [company.signerMiddleName, of(INDIVIDUAL, person.middleName)],
    ([ofCompany, own]) => ofCompany ?? own,
  ),
})
