/**
 * The lists as an employee reads them, by the title that is written into the form: what goes with a document, and Spanish,
 * which explains. Nothing is left out or put forward (INA 274B(a)(6)).
 */
type Named = { en?: string; es: string }

const names: Readonly<Record<string, Named>> = {
  'U.S. Passport': { es: 'Pasaporte de EE. UU.' },
  'U.S. Passport Card': { es: 'Tarjeta de pasaporte de EE. UU.' },
  'Permanent Resident Card': {
    en: 'Permanent Resident Card (I-551)',
    es: 'Tarjeta de residente permanente (I-551)',
  },
  'Alien Registration Receipt Card': {
    en: 'Alien Registration Receipt Card (I-551)',
    es: 'Tarjeta de recibo de registro de extranjero (I-551)',
  },
  'Foreign Passport, I-551 stamp': {
    en: 'Foreign passport with a temporary I-551 stamp',
    es: 'Pasaporte extranjero con sello temporal I-551',
  },
  'Foreign Passport, MRIV': {
    en: 'Foreign passport with a temporary I-551 notation on an immigrant visa',
    es: 'Pasaporte extranjero con anotación temporal I-551 en una visa de inmigrante',
  },
  'Employment Auth. Doc. (I-766)': {
    en: 'Employment Authorization Document with a photo (I-766)',
    es: 'Documento de autorización de empleo con foto (I-766)',
  },
  'Foreign Passport': {
    en: 'Foreign passport with Form I-94, for who may work for this employer by status (students with Form I-20, exchange visitors with Form DS-2019)',
    es: 'Pasaporte extranjero con el Formulario I-94, si su estatus le permite trabajar para este empleador (estudiantes con el I-20, visitantes de intercambio con el DS-2019)',
  },
  'FSM or RMI Passport': {
    en: 'Passport of the Federated States of Micronesia or the Marshall Islands, with Form I-94',
    es: 'Pasaporte de los Estados Federados de Micronesia o de las Islas Marshall, con el Formulario I-94',
  },
  'Driver’s License': { es: 'Licencia de conducir' },
  'State ID Card': { es: 'Tarjeta de identificación estatal' },
  'Government ID': {
    en: 'ID card of a federal, state or local agency',
    es: 'Identificación de una agencia federal, estatal o local',
  },
  'School ID': { en: 'School ID with a photo', es: 'Identificación escolar con foto' },
  'Voter Registration Card': { es: 'Tarjeta de registro de votante' },
  'U.S. Military Card': { es: 'Tarjeta militar de EE. UU.' },
  'Draft Record': { es: 'Registro de reclutamiento' },
  'Military Dependent’s ID': { es: 'Identificación de dependiente de militar' },
  'Merchant Mariner Card': {
    en: 'U.S. Coast Guard Merchant Mariner Document Card',
    es: 'Tarjeta de marino mercante de la Guardia Costera',
  },
  'Tribal Document': { en: 'Native American tribal document', es: 'Documento tribal de nativos americanos' },
  'Canadian Driver’s License': { es: 'Licencia de conducir canadiense' },
  'School Record': { es: 'Expediente escolar' },
  'Report Card': { es: 'Boleta de calificaciones' },
  'Clinic Record': { es: 'Expediente de una clínica' },
  'Doctor Record': { es: 'Expediente médico' },
  'Hospital Record': { es: 'Expediente de un hospital' },
  'Day-Care Record': { es: 'Expediente de una guardería' },
  'Nursery School Record': { es: 'Expediente de un jardín de infancia' },
  'Social Security Card': {
    en: 'Social Security card without a restriction on work',
    es: 'Tarjeta de Seguro Social sin restricción para trabajar',
  },
  'Form DS-1350': {
    en: 'Certification of report of birth (DS-1350)',
    es: 'Certificación de informe de nacimiento (DS-1350)',
  },
  'Form FS-545': {
    en: 'Certification of birth abroad (FS-545)',
    es: 'Certificación de nacimiento en el extranjero (FS-545)',
  },
  'Form FS-240': {
    en: 'Consular report of birth abroad (FS-240)',
    es: 'Informe consular de nacimiento en el extranjero (FS-240)',
  },
  'Birth Certificate': {
    en: 'U.S. birth certificate with an official seal',
    es: 'Acta de nacimiento de EE. UU. con sello oficial',
  },
  'U.S. Citizen ID Card (I-197)': { es: 'Tarjeta de identidad de ciudadano de EE. UU. (I-197)' },
  'Resident Citizen ID (I-179)': {
    en: 'ID card for use of a resident citizen in the United States (I-179)',
    es: 'Tarjeta de identidad de ciudadano residente en EE. UU. (I-179)',
  },
  'DHS Employment Authorization': {
    en: 'Employment authorization document issued by the Department of Homeland Security',
    es: 'Documento de autorización de empleo del Departamento de Seguridad Nacional',
  },
}

export const listedName = (language: 'en' | 'es', title: string): string => names[title]?.[language] ?? title

/** Every title has its Spanish. */
export const hasSpanish = (title: string): boolean => names[title] !== undefined
