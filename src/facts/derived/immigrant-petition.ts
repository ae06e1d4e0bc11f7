import { is, no, not } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { country, exact, records, type TextType, text, yesNo } from '#engine/fact.ts'
import { type AnyFact, askedIf, ifKnown, of } from '#engine/reference.ts'
import { countryCode } from '#formats/countries.ts'
import { interpreter, interpreterTypes } from '../declarations.ts'
import { family } from '../family.ts'
import { immigrant, immigrantCompany } from '../immigrant-petition.ts'
import { person } from '../person.ts'
import { petition } from '../petition.ts'
import { premium, premiumCompany } from '../premium.ts'
import { employerHeads } from './h1b.ts'
import { aboutPerson } from './person.ts'
import { aboutEmployer, INDIVIDUAL } from './petitioner.ts'

/** Classes that rest on a labor certification (8 CFR 204.5(a)(2)); Schedule A needs none of its own. */
const certified = ['Advanced degree or exceptional ability', 'Professional', 'Skilled worker', 'Other worker'] as const
export const forSchedA = is(immigrant.immigrantFiling, 'Schedule A')
export const needsLaborCertification = {
  all: [is(immigrant.immigrantCategory, ...certified), not(forSchedA)],
}

/** What fees, addresses and dates know the classes by; the waiver is an E21 with rules of its own. */
const symbols: Readonly<Record<string, string>> = {
  'Extraordinary ability': 'E11',
  'Outstanding professor or researcher': 'E12',
  'Multinational executive or manager': 'E13',
  'Advanced degree or exceptional ability': 'E21',
  Professional: 'E32',
  'Skilled worker': 'E31',
  'Other worker': 'EW3',
  'National interest waiver': 'NIW',
}
/** The box of Form I-907 takes a symbol; words of a category would be cut in it. */
const named = (category: string) => (category === 'National interest waiver' ? 'E21 NIW' : symbols[category])

const individual = of(INDIVIDUAL, person.familyName)

/** Without a labor certification there is none that could have been sent before: the boxes then say No. */
const ofCertification = (
  label: string,
  asked: typeof immigrant.laborCertificationUsed | typeof immigrant.duplicateCertification,
) =>
  derive(
    yesNo(label),
    [immigrant.immigrantCategory, immigrant.immigrantFiling, askedIf(needsLaborCertification, asked)],
    ([category, filing, said]) => {
      if (category === undefined || filing === undefined) return undefined
      return filing !== 'Schedule A' && certified.some((each) => each === category) ? said : false
    },
  )

export const aboutImmigrant = derivedFacts('case', {
  /** The agency's symbol; what was typed for a request for premium processing stays. */
  immigrantClass: derive(
    text('Immigrant classification requested', { max: 60 }),
    [immigrant.immigrantCategory, ifKnown(premium.immigrantClassification)],
    ([category, typed]) => typed ?? (category && named(category)),
  ),
  immigrantSymbol: derive(
    text('Symbol of the immigrant class', { max: 60 }),
    [immigrant.immigrantCategory, ifKnown(premium.immigrantClassification)],
    ([category, typed]) => (category && symbols[category]) ?? typed,
  ),
  /** A person who petitions is no nonprofit, and pays as a small employer does (case-types.md, fee example F13). */
  immigrantTaxExempt: derive(
    yesNo('Nonprofit organized as tax exempt or governmental research organization'),
    [individual, aboutEmployer.taxExemptOrResearch],
    ([own, ofCompany]) => (own ? false : ofCompany),
  ),
  immigrantSmallEmployer: derive(
    yesNo('25 or fewer full-time equivalent employees in the United States'),
    [individual, employerHeads.twentyFiveOrFewer],
    ([own, ofCompany]) => (own ? true : ofCompany),
  ),
  immigrantOnlineAccount: derive(
    exact('USCIS online account number', { max: 12 }),
    [of(INDIVIDUAL, person.onlineAccount), immigrantCompany.uscisAccount],
    ([own, ofCompany]) => own ?? ofCompany,
  ),
  filesOthersTogether: derive(
    yesNo('Other petitions or applications are filed with this one'),
    [immigrant.withAdjustment, immigrant.withTravelDocument, immigrant.withWorkPermit, immigrant.filedWithOther],
    ([adjustment, travel, work, other]) =>
      adjustment || travel || work || other ? true : adjustment === undefined ? undefined : false,
  ),
  /** Nobody has to say that there is none: who knows the package knows it. */
  filesAnother: derive(
    yesNo('Another form is filed with it'),
    [immigrant.filedWithOther, immigrant.withAdjustment],
    ([other, adjustment]) => (other ? true : adjustment === undefined ? undefined : false),
  ),
  certificationUsed: ofCertification(
    'The original labor certification was sent before',
    immigrant.laborCertificationUsed,
  ),
  certificationDuplicate: ofCertification(
    'A duplicate labor certification is asked for',
    immigrant.duplicateCertification,
  ),
  petitionersReadsEnglish: derive(
    yesNo('The petitioner’s signer reads and understands English'),
    [premiumCompany.signerReadsEnglish, of(INDIVIDUAL, interpreter.readsEnglish)],
    ([ofSigner, own]) => ofSigner ?? own,
  ),
})

/** Where somebody lives abroad, or lived last. */
export const aboutResidence = derivedFacts('person', {
  lastResidenceAbroad: derive(
    country('Country of residence, or of the last one abroad'),
    [aboutPerson.foreignAddress, aboutPerson.homeAddress],
    ([abroad, home]) => (home?.country && home.country !== 'US' ? home.country : abroad?.country),
  ),
  /** Chosen from the list; what was typed for Form I-129, whose office may be in a U.S. state, where it names a country. */
  consulateIn: derive(
    country('Country of the U.S. embassy or consulate'),
    [petition.consulateCountry, ifKnown(petition.officePlace)],
    ([chosen, typed]) => chosen ?? (typed && countryCode(typed)),
  ),
  mailInUnitedStates: derive(
    yesNo('The mailing address is in the United States'),
    [aboutPerson.mailingAddress],
    ([mail]) => mail && (mail.country ?? 'US') === 'US',
  ),
})

export const petitionInterpreted = no(aboutImmigrant.petitionersReadsEnglish)

/** Who read the petition to whoever signs it: the employer's signer, or the person who petitions. */
export const petitionInterpreter = derivedFacts('case', {
  readersFamilyName: readBy(
    interpreterTypes.familyName,
    premiumCompany.signerInterpreterFamilyName,
    interpreter.interpreterFamilyName,
  ),
  readersGivenName: readBy(
    interpreterTypes.givenName,
    premiumCompany.signerInterpreterGivenName,
    interpreter.interpreterGivenName,
  ),
  readersBusiness: readBy(
    interpreterTypes.business,
    premiumCompany.signerInterpreterBusiness,
    interpreter.interpreterBusiness,
  ),
  readersPhone: readBy(interpreterTypes.phone, premiumCompany.signerInterpreterPhone, interpreter.interpreterPhone),
  readersMobile: readBy(interpreterTypes.mobile, premiumCompany.signerInterpreterMobile, interpreter.interpreterMobile),
  readersEmail: readBy(interpreterTypes.email, premiumCompany.signerInterpreterEmail, interpreter.interpreterEmail),
  readersLanguage: readBy(
    interpreterTypes.language,
    premiumCompany.signerInterpreterLanguage,
    interpreter.interpreterLanguage,
  ),
})

function readBy(type: TextType, ofSigner: AnyFact & TextType, own: AnyFact & TextType) {
  return derive(type, [ofSigner, of(INDIVIDUAL, own)], ([signers, individuals]) => signers ?? individuals)
}

const { columns, label, one } = family.family

/** Form I-140, Part 7, has two boxes for each member of the family: who adjusts status, and who applies for a visa abroad. */
export const familyOnPetition = derivedFacts('person', {
  familyOnPetition: derive(
    records(label, one, { ...columns, joins: { ...columns.joins, asked: true } }),
    [family.family],
    ([list]) => (list?.length === 0 ? { not: 'none' } : list),
  ),
})
