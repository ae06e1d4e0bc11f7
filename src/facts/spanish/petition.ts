import type { Spanish } from './spanish.ts'

export const spanish: Spanish = {
  'person.latestReceipt': {
    label: 'Número de recibo más reciente de USCIS',
    help: 'En el aviso más nuevo (Formulario I-797) sobre usted: tres letras y diez dígitos. "Ninguno" si nunca hubo uno.',
  },
  'person.workPermitNumber': {
    label: 'Número de la tarjeta del permiso de trabajo (EAD)',
    help: 'El número en el frente de la tarjeta: tres letras y diez dígitos.',
  },
  'person.inRemovalProceedings': {
    label: '¿Está usted en un proceso de expulsión?',
    help: 'Un caso ante un juez de inmigración sobre su expulsión de los Estados Unidos. Cuente también la remoción acelerada ordenada por un oficial en la frontera.',
  },
  'person.wasExchangeVisitor': {
    label: '¿Ha tenido alguna vez el estatus J-1 o J-2?',
    help: 'Como visitante de intercambio, o como cónyuge o hijo de uno.',
  },
  'person.exchangeVisits': {
    label: 'Periodos en estatus J-1 o J-2',
    one: 'periodo',
    columns: { status: 'Estatus', from: 'Desde', until: 'Hasta' },
  },
  'case.officeToNotify': {
    label: 'Oficina que se debe notificar',
    help: 'Donde usted pedirá la visa o la admisión; también por si se niega un cambio o una extensión.',
    options: {
      Consulate: 'Consulado',
      'Pre-flight inspection': 'Inspección previa al vuelo',
      'Port of Entry': 'Puerto de entrada',
    },
  },
  'case.officeCity': {
    label: 'Ciudad de la oficina',
    help: 'La ciudad del consulado o del puerto de entrada.',
  },
  'case.consulateCountry': { label: 'País de la embajada o consulado de EE. UU.' },
  'case.officePlace': { label: 'Estado de EE. UU. o país extranjero de la oficina' },
  'case.noPassportExplained': { label: 'Quién no tiene un pasaporte válido, y por qué' },
  'case.dependentApplications': {
    label: 'Solicitudes de dependientes (Formulario I-539) que se presentan con esta petición',
    help: 'El cónyuge y los hijos comparten una; 0 si no hay ninguna.',
  },
  'case.classificationHeld': {
    label: '¿Ha tenido la clasificación solicitada en los últimos siete años?',
    help: 'La misma clasificación con cualquier empleador.',
  },
  'case.classificationHeldExplained': {
    label: 'Tiempo anterior en esta clasificación: cuándo y con qué empleador',
  },
  'case.classificationDenied': {
    label: '¿Se le ha negado la clasificación solicitada en los últimos siete años?',
  },
  'case.classificationDeniedExplained': {
    label: 'Negación anterior de esta clasificación: cuándo y por qué',
  },
}
