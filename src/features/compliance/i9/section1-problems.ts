import { isIsoDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import type { Section1 } from './records.ts'

/** What is missing or wrong in Section 1, by field. */
export function section1Problems(given: Section1, { today, ssnNeeded }: { today: Day; ssnNeeded: boolean }) {
  const found: Record<string, string> = {}
  const need = (field: keyof Section1, words: string) => {
    if (!given[field]) found[field] = words
  }
  need('familyName', 'Last name: enter it as on your documents.')
  need('givenName', 'First name: enter it. With one name only, write Unknown.')
  need('street', 'Street: enter it.')
  need('city', 'City: enter it.')
  need('state', 'State: choose it.')
  need('postalCode', 'ZIP code: enter it.')
  need('birthDate', 'Date of birth: enter it.')
  if (given.birthDate && !isIsoDate(given.birthDate)) found.birthDate = 'Date of birth: enter it as MM-DD-YYYY.'
  else if (given.birthDate && given.birthDate >= today) found.birthDate = 'Date of birth: it lies in the past.'
  if (ssnNeeded) need('socialSecurity', 'Social Security number: your employer uses E-Verify, so it is needed.')
  if (given.socialSecurity && !/^\d{3}-?\d{2}-?\d{4}$/.test(given.socialSecurity))
    found.socialSecurity = 'Social Security number: it has nine digits.'
  if (!given.status) found.status = 'Choose one of the four.'
  if (given.status === 'Permanent resident') need('aNumber', 'A-Number: enter it, 7 to 9 digits.')
  if (given.status === 'Authorized to work') Object.assign(found, box4Problems(given))
  if (given.aNumber && !/^A?\d{7,9}$/i.test(given.aNumber)) found.aNumber = 'A-Number: it has 7 to 9 digits.'
  if (given.i94Number && !/^[0-9A-Z]{11}$/i.test(given.i94Number))
    found.i94Number = 'I-94 number: it has 11 characters.'
  if (given.helped && given.preparers.length === 0) found.preparers = 'Enter who helped you, with a signature.'
  return found
}

/** Box 4: a day or N/A, and exactly one of three numbers. */
function box4Problems({ authorizedUntil, aNumber, i94Number, passportNumber, passportCountry }: Section1) {
  const numbers = [aNumber, i94Number, passportNumber].filter(Boolean)
  return {
    ...(authorizedUntil !== '' &&
      authorizedUntil !== 'N/A' &&
      !isIsoDate(authorizedUntil) && { authorizedUntil: 'Until which date? Enter it as MM-DD-YYYY.' }),
    ...(authorizedUntil === '' && {
      authorizedUntil: 'Until which date? Enter it, or choose that there is no end date.',
    }),
    ...(numbers.length === 0 && { number: 'Enter one number: A-Number, I-94 or passport.' }),
    ...(numbers.length > 1 && { number: 'Enter one number only: A-Number, I-94 or passport.' }),
    ...(passportNumber && !passportCountry && { passportCountry: 'Country of the passport: enter it.' }),
  }
}

/** What is wrong in Section 1, by the English sentence: who reads the page in Spanish is not corrected in English. */
const sentences: Readonly<Record<string, string>> = {
  'Last name: enter it as on your documents.': 'Apellido: escríbalo como en sus documentos.',
  'First name: enter it. With one name only, write Unknown.':
    'Nombre: escríbalo. Si tiene un solo nombre, escriba Unknown.',
  'Street: enter it.': 'Calle: escríbala.',
  'City: enter it.': 'Ciudad: escríbala.',
  'State: choose it.': 'Estado: elíjalo.',
  'ZIP code: enter it.': 'Código postal: escríbalo.',
  'Date of birth: enter it.': 'Fecha de nacimiento: escríbala.',
  'Date of birth: enter it as MM-DD-YYYY.': 'Fecha de nacimiento: escríbala como MM-DD-AAAA.',
  'Date of birth: it lies in the past.': 'Fecha de nacimiento: debe ser anterior a hoy.',
  'Social Security number: your employer uses E-Verify, so it is needed.':
    'Número de Seguro Social: su empleador usa E-Verify, por eso se necesita.',
  'Social Security number: it has nine digits.': 'Número de Seguro Social: tiene nueve dígitos.',
  'Choose one of the four.': 'Elija una de las cuatro opciones.',
  'A-Number: enter it, 7 to 9 digits.': 'Número A: escríbalo, de 7 a 9 dígitos.',
  'A-Number: it has 7 to 9 digits.': 'Número A: tiene de 7 a 9 dígitos.',
  'I-94 number: it has 11 characters.': 'Número del I-94: tiene 11 caracteres.',
  'Enter who helped you, with a signature.': 'Escriba quién le ayudó, con su firma.',
  'Until which date? Enter it as MM-DD-YYYY.': '¿Hasta qué fecha? Escríbala como MM-DD-AAAA.',
  'Until which date? Enter it, or choose that there is no end date.':
    '¿Hasta qué fecha? Escríbala, o elija que no tiene fecha final.',
  'Enter one number: A-Number, I-94 or passport.': 'Escriba un número: Número A, I-94 o pasaporte.',
  'Enter one number only: A-Number, I-94 or passport.': 'Escriba un solo número: Número A, I-94 o pasaporte.',
  'Country of the passport: enter it.': 'País del pasaporte: elíjalo.',
}

/** What has no Spanish stays English: better read than lost. */
export const problemIn = (language: 'en' | 'es', problem: string): string =>
  language === 'es' ? (sentences[problem] ?? problem) : problem

export const problemsIn = (language: 'en' | 'es', problems: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problemIn(language, problem)]))
