import { all, any, is, no } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { type AddressType, address, choice, exact, type TextType, text, yesNo } from '#engine/fact.ts'
import { type AnyFact, askedIf } from '#engine/reference.ts'
import { company } from '../company.ts'
import { interpreter, interpreterTypes, preparer } from '../declarations.ts'
import { attorney } from '../firm.ts'
import { person } from '../person.ts'
import { petition } from '../petition.ts'
import { premium, premiumCompany } from '../premium.ts'
import { stay } from '../stay.ts'
import { aboutImmigrant } from './immigrant-petition.ts'
import { aboutAttorney } from './parties.ts'
import { aboutPerson } from './person.ts'
import { petitionerIsPerson, theIndividual, thePetitioner } from './petitioner.ts'
import { aboutWorkPermit } from './work-permit.ts'

/** An employer petitions (I-129, I-140); a person applies (I-539, I-765). */
export const forPetition = is(premium.premiumForm, 'I-129', 'I-140')
export const forApplication = is(premium.premiumForm, 'I-539', 'I-765')
const filesItself = is(premium.premiumFiledBy, 'Petitioner or applicant')
export const byAttorney = is(premium.premiumFiledBy, 'Attorney')
export const byPetitioner = all(filesItself, forPetition)
export const byApplicant = all(filesItself, forApplication)
/** An employer is named as a company; an applicant or an individual petitioner by name. */
export const filedByPerson = any(forApplication, petitionerIsPerson)

const { premiumForm, premiumFiledBy } = premium
export const isPetition = (form: string) => form === 'I-129' || form === 'I-140'

/** Of the three who may ask, the one who does. */
const textOfRequestor = (
  label: string,
  ofPetitioner: AnyFact & TextType,
  ofAttorney: AnyFact & TextType,
  ofApplicant: AnyFact & TextType,
  options: Partial<TextType> = {},
) =>
  derive(
    text(label, { max: 254, noneOnPaper: ofApplicant.noneOnPaper, ...options }),
    [
      premiumForm,
      premiumFiledBy,
      askedIf(byPetitioner, ofPetitioner),
      askedIf(byAttorney, ofAttorney),
      askedIf(byApplicant, ofApplicant),
    ],
    ([form, by, petitioners, attorneys, applicants]) => {
      if (!form || !by) return undefined
      return by === 'Attorney' ? attorneys : isPetition(form) ? petitioners : applicants
    },
  )

const phone = { format: 'worldPhone' } as const

export const requestor = derivedFacts('case', {
  premiumRequestor: derive(
    choice('Who asks', ['Petitioner', 'Attorney of the petitioner', 'Applicant', 'Attorney of the applicant']),
    [premiumForm, premiumFiledBy],
    ([form, by]) => {
      if (!form || !by) return undefined
      if (by === 'Attorney') return isPetition(form) ? 'Attorney of the petitioner' : 'Attorney of the applicant'
      return isPetition(form) ? 'Petitioner' : 'Applicant'
    },
  ),
  requestorFamilyName: textOfRequestor(
    'Family name',
    thePetitioner.signatoryFamilyName,
    attorney.familyName,
    person.familyName,
  ),
  requestorGivenName: textOfRequestor(
    'Given name',
    thePetitioner.signatoryGivenName,
    attorney.givenName,
    person.givenName,
  ),
  requestorMiddleName: textOfRequestor('Middle name', company.signerMiddleName, attorney.middleName, person.middleName),
  requestorPhone: textOfRequestor(
    'Daytime phone',
    thePetitioner.petitionerPhone,
    attorney.phone,
    person.daytimePhone,
    phone,
  ),
  requestorMobile: textOfRequestor(
    'Mobile phone',
    thePetitioner.petitionerMobile,
    attorney.mobilePhone,
    person.mobilePhone,
    phone,
  ),
  requestorEmail: textOfRequestor('E-mail', thePetitioner.petitionerEmail, attorney.email, person.email, {
    exact: true,
  }),
  /** A person has no fax machine. */
  requestorFax: derive(
    text('Fax', phone),
    [premiumForm, premiumFiledBy, askedIf(byPetitioner, company.fax), askedIf(byAttorney, attorney.fax)],
    ([form, by, ofCompany, ofAttorney]) =>
      by === 'Attorney' ? ofAttorney : form && by && isPetition(form) ? ofCompany : undefined,
  ),
  requestorOnlineAccount: derive(
    exact('USCIS online account number', { max: 12 }),
    [
      premiumForm,
      premiumFiledBy,
      askedIf(byAttorney, attorney.onlineAccount),
      askedIf(byApplicant, person.onlineAccount),
    ],
    ([form, by, ofAttorney, own]) =>
      by === 'Attorney' ? ofAttorney : form && by && !isPetition(form) ? own : undefined,
  ),
  requestorAddress: derive(
    address('Mailing address'),
    [
      premiumForm,
      premiumFiledBy,
      askedIf(byPetitioner, thePetitioner.petitionerAddress),
      askedIf(byAttorney, aboutAttorney.address),
      askedIf(byApplicant, aboutPerson.mailingAddress),
    ],
    ([form, by, ofCompany, ofAttorney, own]) => {
      if (!form || !by) return undefined
      return by === 'Attorney' ? ofAttorney : isPetition(form) ? ofCompany : own
    },
  ),
  /** Firms and companies have one address here; a person may get mail elsewhere. */
  requestorMailIsAtHome: derive(
    yesNo('The mailing address is the physical address'),
    [premiumForm, premiumFiledBy, askedIf(byApplicant, aboutPerson.mailIsAtHome)],
    ([form, by, own]) => {
      if (!form || !by) return undefined
      return by === 'Attorney' || isPetition(form) ? true : own
    },
  ),
  requestorReadsEnglish: derive(
    yesNo('Reads and understands English'),
    [
      premiumForm,
      premiumFiledBy,
      askedIf(byPetitioner, premiumCompany.signerReadsEnglish),
      askedIf(byApplicant, interpreter.readsEnglish),
    ],
    ([form, by, ofSigner, own]) => {
      if (!form || !by) return undefined
      return by === 'Attorney' ? true : isPetition(form) ? ofSigner : own
    },
  ),
  /** Who asks does not prepare for himself: an attorney who files the request is no preparer. */
  requestHasPreparer: derive(
    yesNo('Prepared by somebody other than the requestor'),
    [premiumFiledBy, preparer.hasPreparer],
    ([by, prepared]) => (by === 'Attorney' ? false : prepared),
  ),
})

/** The applicant, or the individual who petitions. */
const ofFiler = (label: string, petitioners: AnyFact & TextType, name: AnyFact & TextType) =>
  derive(
    text(label, { noneOnPaper: name.noneOnPaper }),
    [premiumForm, petitioners, askedIf(forApplication, name)],
    ([form, petitioners, own]) => (form && isPetition(form) ? petitioners : own),
  )

/** The petition or application that is to be decided faster. */
export const relatedCase = derivedFacts('case', {
  relatedClassification: derive(
    text('Classification or eligibility requested', { max: 100 }),
    [
      premiumForm,
      askedIf(is(premiumForm, 'I-129'), petition.classification),
      askedIf(is(premiumForm, 'I-140'), aboutImmigrant.immigrantClass),
      askedIf(is(premiumForm, 'I-539'), stay.changeToStatus),
      askedIf(is(premiumForm, 'I-765'), aboutWorkPermit.eligibilityCategory),
    ],
    ([form, worker, immigrant, status, category]) =>
      form && { 'I-129': worker, 'I-140': immigrant, 'I-539': status, 'I-765': category }[form],
  ),
  filersFamilyName: ofFiler('Family name', theIndividual.individualFamilyName, person.familyName),
  filersGivenName: ofFiler('Given name', theIndividual.individualGivenName, person.givenName),
  filersMiddleName: ofFiler('Middle name', theIndividual.individualMiddleName, person.middleName),
  relatedAddress: derive(
    address('Address of the petitioner or applicant'),
    [
      premiumForm,
      askedIf(forPetition, thePetitioner.petitionerAddress),
      askedIf(forApplication, aboutPerson.mailingAddress),
    ],
    ([form, petitioners, own]) => form && (isPetition(form) ? petitioners : own),
  ),
})

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
