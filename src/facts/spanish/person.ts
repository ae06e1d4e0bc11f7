import type { Spanish } from './spanish.ts'

const phoneHelp = 'Fuera de los Estados Unidos, con el código del país, como +52 55 1234 5678.'
const place = { city: 'Ciudad', state: 'Estado (EE. UU.)', country: 'País' }
const street = { street: 'Calle y número', unitKind: 'Apto., suite o piso', unitNumber: 'Número de la unidad' }
const abroad = { province: 'Provincia (fuera de EE. UU.)', postalCode: 'Código postal' }
const span = { from: 'Desde', until: 'Hasta (vacío si todavía vale)' }

/** Shown; on paper stays APT, STE or FLR. */
export const spanishUnits = { APT: 'Apartamento', STE: 'Suite', FLR: 'Piso' } as const

/** Who somebody is: asked by every form. */
export const spanish: Spanish = {
  'person.title': { label: 'Tratamiento', options: { 'Mr.': 'Sr.', 'Mrs.': 'Sra.', Miss: 'Srta.' } },
  'person.familyName': { label: 'Apellidos', help: 'Como están impresos en el pasaporte.' },
  'person.givenName': {
    label: 'Nombre',
    help: 'Quien tiene un solo nombre lo escribe como apellido y aquí elige «Ninguno».',
  },
  'person.middleName': { label: 'Segundo nombre' },
  'person.otherNames': {
    label: 'Otros nombres que ha usado',
    one: 'otro nombre',
    columns: { familyName: 'Apellidos', givenName: 'Nombre', middleName: 'Segundo nombre', kind: 'Clase' },
    columnOptions: {
      kind: { 'Maiden name': 'Apellido de soltera', Alias: 'Alias', 'Earlier name': 'Nombre anterior' },
    },
  },
  'person.sex': { label: 'Sexo', options: { Male: 'Masculino', Female: 'Femenino' } },
  'person.birthDate': { label: 'Fecha de nacimiento', help: 'Mes-día-año.' },
  'person.birthCity': { label: 'Ciudad de nacimiento' },
  'person.birthProvince': { label: 'Estado o provincia de nacimiento' },
  'person.birthCountry': { label: 'País de nacimiento' },
  'person.citizenship': { label: 'País de ciudadanía' },
  'person.secondCitizenship': {
    label: 'Segunda ciudadanía',
    help: 'Solo si es ciudadano de un segundo país.',
  },
  'person.maritalStatus': {
    label: 'Estado civil',
    options: {
      Single: 'Soltero(a)',
      Married: 'Casado(a)',
      Divorced: 'Divorciado(a)',
      Widowed: 'Viudo(a)',
      Separated: 'Separado(a)',
      Annulled: 'Matrimonio anulado',
    },
  },
  'person.ssn': { label: 'Número de Seguro Social' },
  'person.aNumber': {
    label: 'Número A (Número de Registro de Extranjero)',
    help: 'En una tarjeta verde, un permiso de trabajo o un aviso anterior. Muchas personas no tienen ninguno.',
  },
  'person.onlineAccount': { label: 'Número de cuenta en línea de USCIS' },
  'person.sevisId': { label: 'Número de SEVIS' },
  'person.inUnitedStates': { label: '¿Está ahora en los Estados Unidos?' },
  'person.currentStatus': {
    label: 'Estatus migratorio actual',
    help: 'El estatus que tiene hoy, como H-1B, F-1 o H-4. Puede ser distinto de la clase del I-94 de su última entrada.',
  },
  'person.statusExpiresOn': {
    label: 'El estatus actual termina el',
    help: 'La fecha del I-94 o del aviso de aprobación más nuevo.',
  },
  'person.statusWithoutEnd': {
    label: '¿Fue admitido por la duración del estatus (D/S)?',
    help: 'Usual para F-1 y J-1.',
  },
  'person.optUntil': {
    label: 'La tarjeta de OPT vence el',
    help: 'Solo si trabaja con OPT o STEM OPT: «Card expires» en su permiso de trabajo.',
  },
  'person.email': { label: 'Correo electrónico' },
  'person.alternateEmail': { label: 'Otro correo electrónico' },
  'person.mobilePhone': { label: 'Teléfono móvil', help: phoneHelp },
  'person.daytimePhone': { label: 'Teléfono durante el día', help: phoneHelp },
  'person.addresses': {
    label: 'Direcciones',
    one: 'dirección',
    columns: {
      kind: 'Clase',
      inCareOf: 'A cargo de',
      ...street,
      ...place,
      ...abroad,
      ...span,
    },
    columnOptions: {
      kind: { Home: 'Donde vive', Mailing: 'Para el correo', Foreign: 'En el extranjero' },
      unitKind: spanishUnits,
    },
  },
  'person.passports': {
    label: 'Pasaportes y documentos de viaje',
    one: 'pasaporte',
    columns: {
      kind: 'Clase',
      number: 'Número',
      country: 'País que lo expidió',
      issuedOn: 'Expedido el',
      expiresOn: 'Vence el',
      placeOfIssue: 'Lugar de expedición',
    },
    columnOptions: { kind: { Passport: 'Pasaporte', 'Travel document': 'Documento de viaje' } },
  },
  'person.visas': {
    label: 'Visas',
    one: 'visa',
    columns: {
      visaClass: 'Clase',
      number: 'Número de la visa',
      issuedOn: 'Expedida el',
      expiresOn: 'Vence el',
      post: 'Consulado que la expidió',
    },
  },
  'person.admissions': {
    label: 'Registros I-94',
    help: 'Cada entrada a los Estados Unidos. El registro está en i94.cbp.dhs.gov.',
    one: 'registro I-94',
    columns: {
      number: 'Número del I-94',
      admittedOn: 'Admitido el',
      admittedUntil: 'Admitido hasta',
      durationOfStatus: 'Duración del estatus (D/S)',
      admissionClass: 'Clase de admisión',
      familyName: 'Apellido en el I-94, solo si es distinto del de su pasaporte',
      givenName: 'Nombre en el I-94, solo si es distinto del de su pasaporte',
      port: 'Puerto de entrada',
    },
  },
  'person.trips': {
    label: 'Viajes fuera de los Estados Unidos',
    one: 'viaje',
    columns: { leftOn: 'Salió el', returnedOn: 'Regresó el', country: 'País', purpose: 'Motivo' },
  },
  'person.education': {
    label: 'Estudios',
    one: 'escuela',
    columns: {
      institution: 'Institución',
      degree: 'Título',
      field: 'Campo de estudio',
      city: 'Ciudad',
      country: 'País',
      ...span,
      awardedOn: 'Título otorgado el',
    },
    columnOptions: {
      degree: {
        'High school': 'Escuela secundaria',
        Associate: 'Técnico (Associate)',
        Bachelor: 'Licenciatura (Bachelor)',
        Master: 'Maestría',
        Doctorate: 'Doctorado',
        Professional: 'Título profesional',
        Other: 'Otro',
      },
    },
  },
  'person.everWorkedAbroad': {
    label: '¿Ha trabajado alguna vez fuera de los Estados Unidos?',
    help: 'En cualquier momento, para un empleador o por su cuenta. Si es así, agregue su último trabajo en el extranjero a su lista de trabajos, aunque haya sido hace mucho tiempo.',
  },
  'person.worksNow': { label: '¿Trabaja ahora?', help: 'Para un empleador o por su cuenta, aquí o en el extranjero.' },
  'person.jobs': {
    label: 'Empleos',
    one: 'empleo',
    columns: {
      employer: 'Empleador',
      jobTitle: 'Puesto',
      ...street,
      ...place,
      ...abroad,
      ...span,
      duties: 'Qué hacía',
      hoursPerWeek: 'Horas por semana',
      support: 'De qué vivía (solo si no trabajaba)',
    },
    columnOptions: { unitKind: spanishUnits },
  },
  'person.marriages': {
    label: 'Matrimonios',
    one: 'matrimonio',
    columns: {
      spouse: 'Apellidos del cónyuge',
      spouseGivenName: 'Nombre del cónyuge',
      spouseMiddleName: 'Segundo nombre del cónyuge',
      spouseBirthDate: 'Fecha de nacimiento del cónyuge',
      spouseBirthCountry: 'País de nacimiento del cónyuge',
      spouseCitizenship: 'País de ciudadanía del cónyuge',
      marriedOn: 'Casados el',
      place: 'Ciudad del matrimonio',
      state: 'Estado (EE. UU.)',
      province: 'Provincia (fuera de EE. UU.)',
      country: 'País del matrimonio',
      endedOn: 'Terminó el (vacío si es el actual)',
      endedCity: 'Ciudad donde terminó',
      endedProvince: 'Estado o provincia donde terminó',
      endedCountry: 'País donde terminó',
      howEnded: 'Cómo terminó',
      howEndedOther: 'Cómo terminó, en palabras',
    },
    columnOptions: {
      howEnded: { Divorce: 'Divorcio', Death: 'Fallecimiento', Annulment: 'Anulación', Other: 'De otra manera' },
    },
  },
}
