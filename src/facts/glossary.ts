/** A legal term in plain words. */
export type Term = { name: string; en: string; es: string }

/** What stands behind the legal terms of questions and screens, where a lay person meets them. */
const glossary: readonly (Term & { found: RegExp })[] = [
  {
    name: 'A-Number',
    found: /A-Number/i,
    en: 'The number the immigration authorities give a person: the letter A and 7 to 9 digits.',
    es: 'El número que migración da a una persona: la letra A y de 7 a 9 cifras.',
  },
  {
    name: 'Beneficiary',
    found: /beneficiar(?:y|ies)/i,
    en: 'The person for whom a petition is filed.',
    es: 'La persona para quien se presenta una petición.',
  },
  {
    name: 'Cap',
    found: /(?:H-1B )?cap\b/i,
    en: 'The yearly limit of H-1B: 65,000, and 20,000 more for U.S. master’s degrees.',
    es: 'El límite anual de H-1B: 65,000, y 20,000 más para maestrías de EE. UU.',
  },
  {
    name: 'Cap-exempt',
    found: /cap[- ]exempt/i,
    en: 'An employer or job outside the yearly H-1B limit, such as a university.',
    es: 'Un empleador o puesto fuera del límite anual de H-1B, como una universidad.',
  },
  {
    name: 'D/S',
    found: /D\/S/i,
    en: 'Duration of status: an I-94 without an end date, usual for students.',
    es: 'Duración del estatus: un I-94 sin fecha final, común en estudiantes.',
  },
  {
    name: 'EAD',
    found: /\bEAD\b|work permit|permiso de trabajo/i,
    en: 'The work permit card, from Form I-765.',
    es: 'La tarjeta de permiso de trabajo, del Formulario I-765.',
  },
  {
    name: 'FEIN',
    found: /\bFEIN\b/i,
    en: 'The employer’s federal tax number.',
    es: 'El número federal de impuestos del empleador.',
  },
  {
    name: 'Full-time equivalent',
    found: /full-time equivalents?/i,
    en: 'All working hours counted as full-time jobs.',
    es: 'Todas las horas de trabajo contadas como empleos de tiempo completo.',
  },
  {
    name: 'G-28',
    found: /\bG-28\b/i,
    en: 'The form with which an attorney appears for you.',
    es: 'El formulario con el que un abogado le representa.',
  },
  {
    name: 'I-94',
    found: /\bI-94\b/i,
    en: 'The record of your last entry; its date says until when you may stay.',
    es: 'El registro de su última entrada; su fecha dice hasta cuándo puede quedarse.',
  },
  {
    name: 'I-797',
    found: /\bI-797/i,
    en: 'A notice of USCIS: a receipt, an approval or a request.',
    es: 'Un aviso de USCIS: un recibo, una aprobación o una solicitud.',
  },
  {
    name: 'ITAR and EAR',
    found: /\bITAR\b|\bEAR\b/i,
    en: 'Rules on technology that may not leave the country without a license.',
    es: 'Reglas sobre tecnología que no puede salir del país sin licencia.',
  },
  {
    name: 'LCA',
    found: /\bLCA\b|labor condition/i,
    en: 'The labor condition application: the employer’s promise of wage and conditions to the Department of Labor.',
    es: 'La solicitud de condiciones laborales: lo que el empleador promete al Departamento de Trabajo.',
  },
  {
    name: 'NAICS',
    found: /\bNAICS\b/i,
    en: 'The government’s code for an industry.',
    es: 'El código del gobierno para una industria.',
  },
  {
    name: 'Petition',
    found: /petition\b|petición/i,
    en: 'What an employer or relative files with USCIS for somebody.',
    es: 'Lo que un empleador o familiar presenta a USCIS por alguien.',
  },
  {
    name: 'Port of entry',
    found: /port of entry|puerto de entrada/i,
    en: 'The airport, seaport or border crossing where you were admitted.',
    es: 'El aeropuerto, puerto o cruce donde le admitieron.',
  },
  {
    name: 'Receipt number',
    found: /receipt number|número de recibo/i,
    en: 'Three letters and ten digits on a notice of USCIS.',
    es: 'Tres letras y diez cifras en un aviso de USCIS.',
  },
  {
    name: 'Removal proceedings',
    found: /removal proceedings|proceso de deportación/i,
    en: 'A case about sending somebody out of the United States: before an immigration judge, or expedited removal by an officer at the border.',
    es: 'Un caso para sacar a alguien de los Estados Unidos: ante un juez de inmigración, o la remoción acelerada por un oficial en la frontera.',
  },
  {
    name: 'SEVIS',
    found: /\bSEVIS\b/i,
    en: 'The database of foreign students; your number stands on the I-20 or DS-2019.',
    es: 'La base de datos de estudiantes extranjeros; su número está en el I-20 o DS-2019.',
  },
  {
    name: 'SOC',
    found: /\bSOC\b|occupation/i,
    en: 'The government’s code for an occupation; wages are compared by it.',
    es: 'El código del gobierno para una ocupación; con él se comparan los salarios.',
  },
  {
    name: 'Third-party site',
    found: /third-party|client’s site/i,
    en: 'A place of work that belongs to another company.',
    es: 'Un lugar de trabajo que es de otra empresa.',
  },
  {
    name: 'USCIS',
    found: /\bUSCIS\b/i,
    en: 'The agency that decides petitions and applications inside the United States.',
    es: 'La agencia que decide peticiones y solicitudes dentro de los Estados Unidos.',
  },
  {
    name: 'Willful violator',
    found: /willful violator/i,
    en: 'An employer whom the Department of Labor found to have broken H-1B rules on purpose.',
    es: 'Un empleador que, según el Departamento de Trabajo, violó las reglas H-1B a propósito.',
  },
  {
    name: 'Adjustment of status',
    found: /adjustment of status|\bI-485\b|green card|tarjeta verde/i,
    en: 'Becoming a permanent resident without leaving the United States, with Form I-485.',
    es: 'Hacerse residente permanente sin salir de los Estados Unidos, con el Formulario I-485.',
  },
  {
    name: 'Advance parole',
    found: /advance parole|permiso adelantado/i,
    en: 'Permission to come back from a trip while a green card application is pending.',
    es: 'Permiso para regresar de un viaje mientras la solicitud de tarjeta verde está pendiente.',
  },
  {
    name: 'AR-11',
    found: /\bAR-11\b/i,
    en: 'The notice of a new address to USCIS, within 10 days of a move.',
    es: 'El aviso de nueva dirección a USCIS, dentro de los 10 días de la mudanza.',
  },
  {
    name: 'Biometrics',
    found: /biometrics|biométricos/i,
    en: 'An appointment at which USCIS takes fingerprints, a photo and a signature.',
    es: 'Una cita en la que USCIS toma huellas, foto y firma.',
  },
  {
    name: 'Cap-gap',
    found: /cap-gap/i,
    en: 'F-1 status and work go on from the end of OPT until the H-1B begins.',
    es: 'El estatus F-1 y el trabajo siguen desde el fin de la OPT hasta que comienza la H-1B.',
  },
  {
    name: 'Extension of stay',
    found: /\bextension\b|prórroga/i,
    en: 'More time in the status you have, asked for before it ends.',
    es: 'Más tiempo en el estatus que tiene, pedido antes de que termine.',
  },
  {
    name: 'Grace period',
    found: /grace period|período de gracia/i,
    en: 'Up to 60 days after a job ends in which you may stay, but not work.',
    es: 'Hasta 60 días después del fin de un empleo en los que puede quedarse, pero no trabajar.',
  },
  {
    name: 'H-4',
    found: /\bH-4\b/i,
    en: 'The status of the spouse and unmarried children under 21 of an H-1B worker.',
    es: 'El estatus del cónyuge y de los hijos solteros menores de 21 años de un trabajador H-1B.',
  },
  {
    name: 'I-129',
    found: /\bI-129\b/i,
    en: 'The form with which an employer asks for a worker in H-1B and similar classes.',
    es: 'El formulario con el que un empleador pide a un trabajador en H-1B y clases similares.',
  },
  {
    name: 'I-140',
    found: /\bI-140\b/i,
    en: 'The form with which an employer asks for a worker to become a permanent resident.',
    es: 'El formulario con el que un empleador pide la residencia permanente de un trabajador.',
  },
  {
    name: 'I-9',
    found: /\bI-9\b/i,
    en: 'The form with which every employer checks the right to work of a new employee.',
    es: 'El formulario con el que cada empleador verifica el derecho a trabajar de un empleado nuevo.',
  },
  {
    name: 'OPT',
    found: /\bOPT\b/i,
    en: 'A year of work in the field of study for F-1 students; STEM OPT adds 24 months.',
    es: 'Un año de trabajo en el campo de estudio para estudiantes F-1; STEM OPT agrega 24 meses.',
  },
  {
    name: 'PERM',
    found: /\bPERM\b|labor certification|certificación laboral/i,
    en: 'The Department of Labor confirms that no U.S. worker was found for the job.',
    es: 'El Departamento de Trabajo confirma que no se encontró un trabajador de EE. UU. para el puesto.',
  },
  {
    name: 'Premium processing',
    found: /premium|procesamiento prioritario/i,
    en: 'For a fee USCIS acts within a fixed number of business days.',
    es: 'Por una tarifa, USCIS actúa en un número fijo de días hábiles.',
  },
  {
    name: 'Prevailing wage',
    found: /prevailing wage/i,
    en: 'The usual pay for the job in the area, as the Department of Labor publishes it.',
    es: 'El salario usual del puesto en la zona, según el Departamento de Trabajo.',
  },
  {
    name: 'Priority date',
    found: /priority date/i,
    en: 'Your place in the line for a green card.',
    es: 'Su lugar en la fila para una tarjeta verde.',
  },
  {
    name: 'Public access file',
    found: /public access file/i,
    en: 'What an employer keeps ready for anyone who asks about an LCA.',
    es: 'Lo que un empleador tiene listo para quien pregunte por una LCA.',
  },
  {
    name: 'Request for evidence',
    found: /\bRFE\b|request for evidence|solicitud de evidencia/i,
    en: 'USCIS asks for more proof before it decides. The answer has a last day.',
    es: 'USCIS pide más pruebas antes de decidir. La respuesta tiene un último día.',
  },
  {
    name: 'Six-year limit',
    found: /six[- ]years? (?:limit|in H-1B)|seis años en H-1B/i,
    en: 'H-1B time counts up to six years, unless a green card case extends it.',
    es: 'El tiempo en H-1B cuenta hasta seis años, salvo que un caso de tarjeta verde lo extienda.',
  },
  {
    name: 'Visa stamp',
    found: /visa stamp|visa foil/i,
    en: 'The sticker in the passport. It is for entering, not for staying.',
    es: 'La etiqueta en el pasaporte. Sirve para entrar, no para quedarse.',
  },
]

/** The terms that a text uses, at most three: more would be a lesson. */
export const termsIn = (text: string, most = 3): readonly Term[] =>
  glossary.filter(({ found }) => found.test(text)).slice(0, most)
