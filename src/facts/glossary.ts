/** A legal term in plain words. */
export type Term = { name: string; en: string; es: string }

/** What stands behind the legal terms of the questions, where a lay person meets them. */
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
    en: 'A case before an immigration judge.',
    es: 'Un caso ante un juez de inmigración.',
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
]

/** The terms that a text uses, at most three: more would be a lesson. */
export const termsIn = (text: string): readonly Term[] => glossary.filter(({ found }) => found.test(text)).slice(0, 3)
