import type { Spanish } from './spanish.ts'

/** The closing pages: who read the form to the applicant, and who prepared it. */
export const spanish: Spanish = {
  'person.readsEnglish': { label: '¿Puede leer y entender inglés?' },
  'person.interpreterFamilyName': { label: 'Intérprete: apellidos' },
  'person.interpreterGivenName': { label: 'Intérprete: nombre' },
  'person.interpreterBusiness': { label: 'Intérprete: empresa u organización' },
  'person.interpreterAddress': { label: 'Intérprete: dirección' },
  'person.interpreterPhone': { label: 'Intérprete: teléfono durante el día' },
  'person.interpreterMobile': { label: 'Intérprete: teléfono móvil' },
  'person.interpreterEmail': { label: 'Intérprete: correo electrónico' },
  'person.interpreterLanguage': { label: 'Idioma de la interpretación' },
  'case.preparedByOther': {
    label: '¿Preparó estos formularios otra persona?',
    help: 'No el bufete de este caso, que se nombra de todos modos.',
  },
  'case.preparerFamilyName': { label: 'Quien preparó: apellidos' },
  'case.preparerGivenName': { label: 'Quien preparó: nombre' },
  'case.preparerBusiness': { label: 'Quien preparó: empresa u organización' },
  'case.preparerAddress': { label: 'Quien preparó: dirección' },
  'case.preparerPhone': { label: 'Quien preparó: teléfono durante el día' },
  'case.preparerMobile': { label: 'Quien preparó: teléfono móvil' },
  'case.preparerEmail': { label: 'Quien preparó: correo electrónico' },
}
