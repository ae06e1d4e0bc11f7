import { all, no } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import type { AddressType, TextType } from '#engine/fact.ts'
import { type AnyFact, askedIf } from '#engine/reference.ts'
import { interpreter, interpreterTypes } from '../declarations.ts'
import { premium, premiumCompany } from '../premium.ts'
import { byApplicant, byPetitioner, isPetition } from './premium.ts'

const toSigner = all(byPetitioner, no(premiumCompany.signerReadsEnglish))
const toApplicant = all(byApplicant, no(interpreter.readsEnglish))

/** Who read the request for premium processing to whoever signs it: the employer's signer or the applicant. */
export const requestInterpreter = derivedFacts('case', {
  interpreterFamilyName: readBy(
    interpreterTypes.familyName,
    premiumCompany.signerInterpreterFamilyName,
    interpreter.interpreterFamilyName,
  ),
  interpreterGivenName: readBy(
    interpreterTypes.givenName,
    premiumCompany.signerInterpreterGivenName,
    interpreter.interpreterGivenName,
  ),
  interpreterBusiness: readBy(
    interpreterTypes.business,
    premiumCompany.signerInterpreterBusiness,
    interpreter.interpreterBusiness,
  ),
  interpreterAddress: readBy(
    interpreterTypes.address,
    premiumCompany.signerInterpreterAddress,
    interpreter.interpreterAddress,
  ),
  interpreterPhone: readBy(interpreterTypes.phone, premiumCompany.signerInterpreterPhone, interpreter.interpreterPhone),
  interpreterMobile: readBy(
    interpreterTypes.mobile,
    premiumCompany.signerInterpreterMobile,
    interpreter.interpreterMobile,
  ),
  interpreterEmail: readBy(interpreterTypes.email, premiumCompany.signerInterpreterEmail, interpreter.interpreterEmail),
  interpreterLanguage: readBy(
    interpreterTypes.language,
    premiumCompany.signerInterpreterLanguage,
    interpreter.interpreterLanguage,
  ),
})

function readBy<const T extends TextType | AddressType>(type: T, ofSigner: AnyFact & T, own: AnyFact & T) {
  return derive(
    type,
    [premium.premiumForm, askedIf(toSigner, ofSigner), askedIf(toApplicant, own)],
    ([form, signers, applicants]) => form && (isPetition(form) ? signers : applicants),
  )
}
