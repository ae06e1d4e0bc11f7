import { no, yes } from '#engine/condition.ts'
import type { AddressType, TextType, YesNoType } from '#engine/fact.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import type { AnyFact } from '#engine/reference.ts'
import { accreditation } from '#facts/appearance.ts'
import { interpreter, preparer } from '#facts/declarations.ts'
import { aboutAttorney } from '#facts/derived/parties.ts'
import { attorney } from '#facts/firm.ts'

/**
 * What the forms of USCIS ask alike around their own questions: the attorney above, interpreter and preparer at the
 * end. Each form numbers them as its paper does.
 */
export const interpreted = no(interpreter.readsEnglish)
export const prepared = yes(preparer.hasPreparer)

/** `attached`: whether a Form G-28 comes with this form, for the party that files it. */
export const attorneyBlock = <const G28 extends Attached>(
  attached: G28,
  words: { title?: string; g28?: string } = {},
) =>
  part(
    '0',
    words.title ?? 'To be completed by an Attorney or Accredited Representative (if any)',
    [
      ask('G-28', attached, { label: words.g28 }),
      askIfAny('bar number', aboutAttorney.barNumber, { label: 'Attorney State Bar Number (if applicable)' }),
      askIfAny('online account', attorney.onlineAccount, {
        label: 'Attorney or Accredited Representative USCIS Online Account Number (if any)',
      }),
    ],
    yes(attached),
  )

/** The same with the number of a voluntary agency, as the petitions and applications for residence have it. */
export const attorneyBlockWithVolag = <const G28 extends Attached>(attached: G28) => {
  const { items, when } = attorneyBlock(attached)
  const [g28, ...others] = items
  return part(
    '0',
    'To be completed by an attorney or accredited representative (if any)',
    [g28, askIfAny('volag', accreditation.volagNumber, { label: 'Volag Number (if any)' }), ...others],
    when,
  )
}

type Attached = AnyFact & YesNoType

/** Interpreter with a mailing address, as the I-765 and the I-907 ask. */
export const interpreterWithAddress = <const Family extends string, const Given extends string>(
  family: Family,
  given: Given,
  who: Interpreter = interpreter,
) =>
  [
    ...interpreterNamed(family, given, who),
    ask('3', who.interpreterAddress),
    ...interpreterReached('4', '5', '6', who),
    ask('certification language', who.interpreterLanguage),
  ] as const

/** Whose interpreter it is: the applicant's own, or that of whoever asks. */
type Interpreter = { interpreterAddress: AnyFact & AddressType } & Record<
  | 'interpreterFamilyName'
  | 'interpreterGivenName'
  | 'interpreterBusiness'
  | 'interpreterPhone'
  | 'interpreterMobile'
  | 'interpreterEmail'
  | 'interpreterLanguage',
  AnyFact & TextType
>

/** The same without an address: I-539 and I-539A. */
export const interpreterWithoutAddress = [
  ...interpreterNamed('1 family name', '1 given name'),
  ...interpreterReached('3', '4', '5'),
  ask('6 language', interpreter.interpreterLanguage),
] as const

/** Preparer with a mailing address and the statement about representation, as the I-765 and the I-907 ask. */
export const preparerWithStatement = <
  const Family extends string,
  const Given extends string,
  const Extends extends string,
  const G28 extends Attached,
>(
  family: Family,
  given: Given,
  extended: Extends,
  attached: G28,
) =>
  [
    ...preparerNamed(family, given),
    preparersAddress(),
    ...preparerReached('4', '5', '6'),
    ask('7', preparer.preparedByAttorney, { label: 'I am an attorney or accredited representative' }),
    // Who appears by Form G-28 represents beyond the preparation; who does not only prepared the form.
    ask(extended, attached, {
      label: 'My representation extends beyond the preparation of this form',
      when: yes(preparer.preparedByAttorney),
    }),
  ] as const

/** The same without address and statement: I-539 and I-539A. */
export const preparerWithoutAddress = [
  ...preparerNamed('1 family name', '1 given name'),
  ...preparerReached('3', '4', '5'),
] as const

/** With a fax number instead of a mobile one: the I-129 and its Trade Agreement Supplement. */
export const preparerWithFax = [
  ...preparerNamed('1 family name', '1 given name'),
  preparersAddress(),
  ask('4 daytime phone', preparer.preparersPhone, { label: 'Daytime Telephone Number' }),
  askIfAny('4 fax', preparer.preparersFax, { label: 'Fax Number' }),
  askIfAny('4 email', preparer.preparersEmail, { label: 'Email Address (if any)' }),
] as const

function interpreterNamed<const Family extends string, const Given extends string>(
  family: Family,
  given: Given,
  who: Interpreter = interpreter,
) {
  return [
    ask(family, who.interpreterFamilyName),
    ask(given, who.interpreterGivenName),
    askIfAny('2', who.interpreterBusiness),
  ] as const
}

function interpreterReached<const Phone extends string, const Mobile extends string, const Email extends string>(
  phone: Phone,
  mobile: Mobile,
  email: Email,
  who: Interpreter = interpreter,
) {
  return [
    ask(phone, who.interpreterPhone),
    askIfAny(mobile, who.interpreterMobile),
    askIfAny(email, who.interpreterEmail),
  ] as const
}

function preparerNamed<const Family extends string, const Given extends string>(family: Family, given: Given) {
  return [
    ask(family, preparer.preparersFamilyName, { label: 'Preparer’s Family Name (Last Name)' }),
    ask(given, preparer.preparersGivenName, { label: 'Preparer’s Given Name (First Name)' }),
    askIfAny('2', preparer.preparersBusiness, {
      label: 'Preparer’s Business or Organization Name (if any)',
      shorter: preparer.preparersShortBusiness,
    }),
  ] as const
}

function preparersAddress() {
  return ask('3', preparer.preparersAddress, { label: 'Preparer’s Mailing Address' })
}

function preparerReached<const Phone extends string, const Mobile extends string, const Email extends string>(
  phone: Phone,
  mobile: Mobile,
  email: Email,
) {
  return [
    ask(phone, preparer.preparersPhone, { label: 'Preparer’s Daytime Telephone Number' }),
    askIfAny(mobile, preparer.preparersMobile, { label: 'Preparer’s Mobile Telephone Number (if any)' }),
    askIfAny(email, preparer.preparersEmail, { label: 'Preparer’s Email Address (if any)' }),
  ] as const
}
