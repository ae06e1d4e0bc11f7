import { has, not, yes } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { address, exact, facts, text, yesNo } from '#engine/fact.ts'
import { askedIf } from '#engine/reference.ts'
import { aboutAttorney } from './derived/parties.ts'
import { attorney, firm } from './firm.ts'

/** What every closing page asks of an interpreter, whoever needed one. */
export const interpreterTypes = {
  familyName: text('Interpreter: family name', { letterCase: 'upper' }),
  givenName: text('Interpreter: given name', { letterCase: 'title' }),
  business: text('Interpreter: business or organization'),
  address: address('Interpreter: address'),
  phone: text('Interpreter: daytime phone', { max: 30, format: 'worldPhone' }),
  mobile: text('Interpreter: mobile phone', { max: 30, format: 'worldPhone' }),
  email: text('Interpreter: e-mail', { max: 254, format: 'email' }),
  language: text('Language of the interpretation', { max: 60 }),
}

/** The closing pages of every form: who read it to the applicant, and who prepared it. */
export const interpreter = facts('person', {
  readsEnglish: yesNo('Can you read and understand English?'),
  interpreterFamilyName: interpreterTypes.familyName,
  interpreterGivenName: interpreterTypes.givenName,
  interpreterBusiness: interpreterTypes.business,
  interpreterAddress: interpreterTypes.address,
  interpreterPhone: interpreterTypes.phone,
  interpreterMobile: interpreterTypes.mobile,
  interpreterEmail: interpreterTypes.email,
  interpreterLanguage: interpreterTypes.language,
})

/** A preparer who is not the attorney of the case; rare outside DIY. */
export const otherPreparer = facts('case', {
  preparedByOther: yesNo('Did somebody else than you prepare these forms?', {
    help: 'Not the law firm of this case, which is named anyway.',
  }),
  preparerFamilyName: text('Preparer: family name', { letterCase: 'upper' }),
  preparerGivenName: text('Preparer: given name', { letterCase: 'title' }),
  preparerBusiness: text('Preparer: business or organization'),
  preparerAddress: address('Preparer: address'),
  preparerPhone: text('Preparer: daytime phone', { max: 30, format: 'worldPhone' }),
  preparerMobile: text('Preparer: mobile phone', { max: 30, format: 'worldPhone' }),
  preparerEmail: text('Preparer: e-mail', { max: 254, format: 'email' }),
})

/** Nobody is asked about another preparer while the attorney of the case prepares, or when there is none. */
const unlessAttorney = not(has(attorney.familyName))
const byAnother = yes(otherPreparer.preparedByOther)

/** Who prepared the forms: the attorney of the case, else the other preparer. */
export const preparer = derivedFacts('case', {
  hasPreparer: derive(
    yesNo('Prepared by somebody other than the applicant or petitioner'),
    [attorney.familyName, askedIf(unlessAttorney, otherPreparer.preparedByOther)],
    ([ofAttorney, byOther]) => (ofAttorney ? true : byOther),
  ),
  preparedByAttorney: derive(
    yesNo('The preparer is the attorney or accredited representative'),
    [attorney.familyName, askedIf(unlessAttorney, otherPreparer.preparedByOther)],
    ([ofAttorney, byOther]) => (ofAttorney ? true : byOther === undefined ? undefined : false),
  ),
  preparersFamilyName: derive(
    text('Preparer’s family name'),
    [attorney.familyName, askedIf(byAnother, otherPreparer.preparerFamilyName)],
    ([ofAttorney, other]) => ofAttorney ?? other,
  ),
  preparersGivenName: derive(
    text('Preparer’s given name'),
    [attorney.givenName, askedIf(byAnother, otherPreparer.preparerGivenName)],
    ([ofAttorney, other]) => ofAttorney ?? other,
  ),
  preparersBusiness: derive(
    text('Preparer’s business or organization', { max: 200 }),
    [firm.name, askedIf(byAnother, otherPreparer.preparerBusiness)],
    ([ofFirm, other]) => ofFirm ?? other,
  ),
  preparersShortBusiness: derive(text('Preparer’s firm, in short', { max: 30 }), [firm.shortName], ([short]) => short),
  preparersAddress: derive(
    address('Preparer’s address'),
    [aboutAttorney.address, askedIf(byAnother, otherPreparer.preparerAddress)],
    ([ofAttorney, other]) => ofAttorney ?? other,
  ),
  preparersPhone: derive(
    text('Preparer’s daytime phone', { format: 'worldPhone' }),
    [attorney.phone, askedIf(byAnother, otherPreparer.preparerPhone)],
    ([ofAttorney, other]) => ofAttorney ?? other,
  ),
  preparersMobile: derive(
    text('Preparer’s mobile phone', { format: 'worldPhone' }),
    [attorney.mobilePhone, askedIf(byAnother, otherPreparer.preparerMobile)],
    ([ofAttorney, other]) => ofAttorney ?? other,
  ),
  preparersFax: derive(text('Preparer’s fax', { format: 'worldPhone' }), [attorney.fax], ([fax]) => fax),
  preparersEmail: derive(
    exact('Preparer’s e-mail', { max: 254 }),
    [attorney.email, askedIf(byAnother, otherPreparer.preparerEmail)],
    ([ofAttorney, other]) => ofAttorney ?? other,
  ),
})
