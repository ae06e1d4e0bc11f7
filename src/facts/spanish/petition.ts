import type { Spanish } from './spanish.ts'

/** What the petition of an employer asks an employee, and what goes before it and with it. */
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
  // What an immigrant petition for a worker asks an employee.
  'case.residenceThrough': {
    label: '¿Dónde solicitará la residencia permanente?',
    help: 'Quien está aquí y quiere quedarse mientras espera suele ajustar su estatus.',
    options: {
      'Adjustment of status': 'En los Estados Unidos (ajuste de estatus, Formulario I-485)',
      'Visa abroad': 'En una embajada o un consulado de los EE. UU. en el extranjero',
    },
  },
  'case.petitionerOccupation': { label: 'Ocupación de la persona que presenta la petición' },
  'case.petitionerIncome': { label: 'Ingreso anual de la persona que presenta la petición' },
  // What a labor certification asks the worker.
  'person.trainings': {
    label: 'Cursos, certificados y licencias',
    one: 'curso',
    columns: {
      provider: 'Escuela o institución',
      course: 'Curso o formación',
      attained: 'Certificado o licencia',
      from: 'Desde',
      until: 'Hasta',
      awardedOn: 'Otorgado el',
    },
  },
  'person.jobSkills': {
    label: 'Habilidades que pide el puesto',
    one: 'habilidad',
    columns: {
      gainedAt: 'Dónde la adquirió',
      country: 'País',
      region: 'Estado, territorio o provincia',
      description: 'Qué sabe hacer',
    },
  },
  // What the H supplement asks an employee.
  'person.hOrLStays': {
    label: 'Estancias anteriores con estatus H o L',
    one: 'estancia',
    help: 'Cuente solo los días en que estuvo en los Estados Unidos. Un viaje al extranjero termina una estancia y comienza la siguiente; ese tiempo se puede recuperar. No cuenta el tiempo como dependiente (H-4, L-2).',
    columns: {
      status: 'Estatus',
      from: 'En los Estados Unidos desde',
      until: 'Hasta',
    },
  },
  'person.usSchoolAddress': {
    label: 'Dirección de la universidad de los Estados Unidos que le otorgó la maestría o un título superior',
  },
  'case.registeredPassport': {
    label: 'Número del pasaporte o documento de viaje usado en el registro H-1B',
    help: 'Debe estar entre los pasaportes indicados, aunque ya haya sido reemplazado.',
  },
  // What premium processing asks an employee.
  'case.premiumForm': {
    label: '¿Qué formulario debe decidirse más rápido?',
    help: 'USCIS ofrece el procesamiento prioritario solo para algunas clasificaciones de estos formularios.',
    options: {
      'I-129': 'Formulario I-129, petición de trabajador',
      'I-140': 'Formulario I-140, petición de trabajador inmigrante',
      'I-539': 'Formulario I-539, cambio o extensión de estatus',
      'I-765': 'Formulario I-765, permiso de trabajo',
    },
  },
  'case.premiumFiledBy': {
    label: '¿Quién presenta la solicitud de procesamiento prioritario?',
    help: 'El trabajador no puede pedirlo en la petición de su empleador.',
    options: { 'Petitioner or applicant': 'El peticionario o solicitante', Attorney: 'El abogado' },
  },
}
