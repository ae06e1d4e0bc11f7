import type { Spanish } from './spanish.ts'

/** What a travel document asks an employee. */
export const spanish: Spanish = {
  'case.travelBasisReceipt': {
    label: 'Número de recibo de la solicitud en la que se basa el documento de viaje',
    help: 'En el aviso (Formulario I-797): tres letras y diez cifras. “Ninguno” si el Formulario I-485 se presenta junto con este.',
  },
  'case.departureOn': {
    label: '¿Cuándo quiere salir de los Estados Unidos?',
    help: 'El primer viaje que planea. No salga antes de tener el documento en sus manos.',
  },
  'case.tripPurpose': {
    label: '¿Por qué viaja?',
    help: 'Una o dos frases, por ejemplo “Para visitar a mis padres en Chennai”. En inglés, por favor.',
  },
  'case.tripCountries': { label: 'Países que quiere visitar', one: 'país', columns: { country: 'País' } },
  'case.tripCount': {
    label: '¿Para cuántos viajes quiere usarlo?',
    options: { 'One trip': 'Un viaje', 'More than one trip': 'Más de un viaje' },
  },
  'case.tripDays': { label: '¿Cuántos días durará un viaje?' },
  'case.replacesTravelDocument': {
    label: '¿Reemplaza un documento de viaje que ya fue emitido?',
    help: 'Un permiso de reingreso, documento de viaje de refugiado, permiso adelantado de viaje o autorización TPS perdido, dañado o equivocado. Uno nuevo para más tarde no es un reemplazo.',
  },
  'case.replacementReason': {
    label: '¿Por qué hay que reemplazar el documento de viaje?',
    options: {
      'Never received': 'Fue emitido, pero no lo recibí',
      'Lost, stolen or damaged': 'Lo recibí, pero después se perdió, fue robado o se dañó',
      'Wrong by my error or change': 'Tiene un error mío, o algo cambió',
      'Wrong by another’s error': 'Tiene un error que no fue mío, por ejemplo de USCIS',
    },
  },
  'case.corrections': {
    label: '¿Qué está mal en el documento de viaje?',
    one: 'corrección',
    help: 'Agregue todo lo que hay que corregir.',
    columns: { what: 'Qué' },
    columnOptions: {
      what: {
        Name: 'Nombre',
        'A-Number': 'Número A',
        'Country of birth or citizenship': 'País de nacimiento o de ciudadanía',
        'Terms and conditions': 'Términos y condiciones',
        'Date of birth': 'Fecha de nacimiento',
        Sex: 'Sexo',
        'Validity date': 'Fecha de validez',
        Photo: 'Foto',
      },
    },
  },
  'case.correctionExplained': { label: '¿Qué está mal exactamente y qué sería correcto?' },
  'case.replacedReceipt': { label: 'Número de recibo del Formulario I-131 del documento que se reemplaza' },
  'person.everInProceedings': {
    label:
      '¿Está actualmente, o ha estado ALGUNA VEZ, en un proceso de remoción, exclusión, rescisión o deportación, incluida la remoción acelerada?',
    help: 'Cuente también la remoción acelerada ordenada por un oficial en la frontera.',
  },
  'person.refugeeStatus': {
    label: '¿Es refugiado, entró con permiso como tal, o es residente porque lo fue?',
    help: 'Refugiado, no alguien a quien se le concedió asilo aquí.',
  },
  'person.issuedTravelDocuments': {
    label: 'Documentos de viaje que los Estados Unidos le emitieron',
    one: 'documento de viaje',
    help: 'Permisos adelantados de viaje, permisos de reingreso y documentos de viaje de refugiado. “Ninguno” si nunca tuvo uno.',
    columns: { kind: 'Clase', issuedOn: 'Emitido el', disposition: 'Dónde está ahora' },
    columnOptions: {
      kind: {
        'Advance parole': 'Permiso adelantado de viaje (advance parole)',
        'Reentry permit': 'Permiso de reingreso',
        'Refugee travel document': 'Documento de viaje de refugiado',
      },
    },
  },
}
