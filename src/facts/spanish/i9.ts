import type { Spanish } from './spanish.ts'

/** Section 1 of Form I-9. Spanish explains; the record is the English form (outside Puerto Rico). */
export const spanish: Spanish = {
  'i9.attestedStatus': {
    label: 'Su ciudadanía o estatus migratorio',
    help: 'Usted lo declara bajo pena de perjurio. Nacionales no ciudadanos son las personas nacidas en Samoa Americana y algunas otras.',
    options: {
      Citizen: 'Ciudadano(a) de los Estados Unidos',
      National: 'Nacional no ciudadano(a) de los Estados Unidos',
      'Permanent resident': 'Residente permanente legal',
      'Authorized to work': 'Extranjero(a) autorizado(a) a trabajar',
    },
  },
  'i9.authorizedWithoutEnd': {
    label: '¿Su autorización de trabajo no tiene fin?',
    help: 'Como la de refugiados, asilados y ciudadanos de Micronesia, las Islas Marshall y Palaos.',
  },
  'i9.authorizedUntil': {
    label: 'Autorizado(a) a trabajar hasta',
    help: 'Como está impreso en su permiso de trabajo o I-94.',
  },
  'i9.hasPreparer': { label: '¿Le ayudó alguien a completar la Sección 1, como preparador o traductor?' },
  'i9.preparers': {
    label: 'Quién le ayudó a completar la Sección 1',
    help: 'Cada uno firma el Suplemento A.',
    one: 'preparador o traductor',
    columns: {
      familyName: 'Apellidos',
      givenName: 'Nombre',
      middleName: 'Segundo nombre',
      street: 'Calle y número',
      city: 'Ciudad',
      state: 'Estado',
      postalCode: 'Código postal',
    },
  },
}
