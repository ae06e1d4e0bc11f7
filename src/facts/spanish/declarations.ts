import type { Spanish } from './spanish.ts'

/** Who speaks, signs and appears for somebody: interpreter, preparer, attorney. */
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
  // What the attorney's appearance asks an employee.
  'case.receiptNumber': {
    label: 'Número de recibo de este trámite',
    help: 'En el aviso de recibo (Formulario I-797), si la petición o solicitud ya fue presentada.',
  },
  'person.noticesToAttorney': {
    label: '¿Debe USCIS enviar los avisos originales a su abogado en lugar de a usted?',
    help: 'Avisos de aprobación y de recibo en papel. Si no lo elige, los originales le llegan a usted.',
  },
  'person.identityDocumentsToAttorney': {
    label: '¿Debe USCIS enviar sus tarjetas a su abogado en lugar de a usted?',
    help: 'Permiso de trabajo, tarjeta de residente o documento de viaje. Si no lo elige, llegan a su dirección postal en los Estados Unidos.',
  },
  'person.i94ToClient': {
    label: '¿Debe llegar a su propia dirección un aviso que contenga su Formulario I-94?',
    help: 'De lo contrario, ese aviso va a su abogado junto con sus tarjetas.',
  },
}
