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
