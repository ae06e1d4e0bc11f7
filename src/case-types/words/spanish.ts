import type { Shape } from '#formats/shapes.ts'
import { PRINCIPAL } from './principal-in-names.ts'

/** What is asked for a worker, by classification. */
const petitionsFor = (status: string): Readonly<Record<string, string>> => ({
  [`New ${status} petition`]: `nueva petición ${status}`,
  [`Change to ${status}`]: `solicitud de cambio a ${status}`,
  [`${status} petition`]: `petición ${status}`,
  [`${status} transfer`]: `transferencia de ${status}`,
  [`${status} extension`]: `prórroga de ${status}`,
  [`${status} amendment`]: `enmienda de ${status}`,
})

/** … and for the family. */
const applicationsFor = (status: string): Readonly<Record<string, string>> => ({
  [`${status} application`]: `solicitud ${status}`,
  [`${status} extension`]: `prórroga de ${status}`,
  [`Change to ${status}`]: `solicitud de cambio a ${status}`,
})

/** Cases as people say them, in Spanish and in the middle of a sentence; «prórroga» and «enmienda» as USCIS says. */
export const spanishCases: Readonly<Record<string, string>> = {
  'H-1B petition': 'petición H-1B',
  'H-1B extension': 'prórroga de H-1B',
  'H-1B transfer': 'transferencia de H-1B',
  'H-1B amendment': 'enmienda de H-1B',
  'H-1B amendment and extension': 'enmienda y prórroga de H-1B',
  'New H-1B (cap)': 'nueva H-1B (con límite anual)',
  'New H-1B (cap-exempt)': 'nueva H-1B (exenta del límite anual)',
  ...Object.assign({}, ...['L-1', 'L-1A', 'L-1B', 'O-1', 'O-1A', 'O-1B', 'TN', 'E-3', 'H-1B1'].map(petitionsFor)),
  'L-1 blanket petition': 'petición general L-1',
  ...Object.assign({}, ...['H-4', 'L-2', 'O-3', 'TD', 'E-3D'].map(applicationsFor)),
  'Work permit': 'solicitud de permiso de trabajo',
  'Work permit (OPT)': 'solicitud de permiso de trabajo (OPT)',
  'Work permit (OPT before graduation)': 'solicitud de permiso de trabajo (OPT antes de graduarse)',
  'Work permit (STEM OPT)': 'solicitud de permiso de trabajo (STEM OPT)',
  'Work permit (H-4 spouse)': 'solicitud de permiso de trabajo (cónyuge H-4)',
  'Work permit renewal': 'renovación del permiso de trabajo',
  'Labor certification (PERM)': 'certificación laboral (PERM)',
  'Immigrant petition (I-140)': 'petición de inmigrante (I-140)',
  'Green card (I-485)': 'solicitud de tarjeta verde (I-485)',
  'Family petition (I-130)': 'petición de familiar (I-130)',
  'Travel document (advance parole)': 'solicitud de documento de viaje (permiso adelantado)',
  'Travel document renewal': 'renovación del documento de viaje',
  'Affidavit of support (I-864)': 'declaración jurada de patrocinio económico (I-864)',
  'Form I-9': 'verificación con el Formulario I-9',
  'Form I-9 reverification': 'reverificación con el Formulario I-9',
  'Form I-9 for a rehire': 'verificación con el Formulario I-9 (recontratación)',
  'Labor condition application': 'solicitud de condiciones laborales',
  'Public access file': 'carpeta de acceso público',
  'Contract review': 'revisión de contrato',
  Collections: 'cobranza',
}

/** Steps and stages of a case that files nothing and is about an employee: Form I-9. */
export const spanishTracks: Readonly<Record<string, string>> = {
  'Section 1': 'Sección 1',
  'Section 2': 'Sección 2',
  'On file': 'Archivado',
  Retained: 'Conservado',
}
export const spanishStages: Readonly<Record<string, string>> = {
  'Section 2 open': 'Sección 2 pendiente',
  'Section 2 done': 'Sección 2 completa',
  'Receipt to be replaced': 'Recibo por reemplazar',
  Active: 'Vigente',
  'Reverification due': 'Reverificación pendiente',
  'Not hired': 'No contratado',
}

/** The documents that employees and their families are asked for. */
export const spanishDocuments: Readonly<Record<string, string>> = {
  'Copy of the passport used in the registration': 'Copia del pasaporte usado en el registro',
  'Degree and transcripts': 'Título y certificado de notas',
  'Credential evaluation': 'Evaluación de credenciales',
  License: 'Licencia profesional',
  'A major award, or proof of 3 of the 8 criteria': 'Un premio importante, o pruebas de 3 de los 8 criterios',
  'A major award, or proof of 3 of the 6 criteria': 'Un premio importante, o pruebas de 3 de los 6 criterios',
  'Letters of experts': 'Cartas de expertos',
  'Proof of citizenship of Canada or Mexico': 'Prueba de la ciudadanía de Canadá o México',
  'Proof of Australian citizenship': 'Prueba de la ciudadanía australiana',
  'Proof of citizenship of Chile or Singapore': 'Prueba de la ciudadanía de Chile o Singapur',
  'Passport photo page': 'Página del pasaporte con la foto',
  'I-94, visa and all I-797 notices': 'I-94, visa y todos los avisos I-797',
  'Pay stubs of the last 2–3 months and W-2': 'Talones de pago de los últimos 2 o 3 meses y W-2',
  'I-20s and EAD': 'Formularios I-20 y permiso de trabajo (EAD)',
  'I-612 or waiver': 'I-612 o exención',
  'Ownership evidence': 'Prueba de propiedad',
  'Table of days abroad, with proof': 'Tabla de los días en el extranjero, con pruebas',
  'Certified translations': 'Traducciones certificadas',
  'Principal’s I-797 approval, or I-129 receipt and copy of the petition':
    'Aprobación I-797 del titular, o recibo del I-129 y copia de la petición',
  'Marriage certificate': 'Acta de matrimonio',
  'Birth certificate naming the principal or the spouse': 'Acta de nacimiento que nombra al titular o al cónyuge',
  'Divorce or death certificates of earlier marriages': 'Actas de divorcio o de defunción de matrimonios anteriores',
  'Passport valid on filing and I-94, for each person': 'Pasaporte vigente e I-94 de cada persona',
  'Principal’s recent pay stubs': 'Talones de pago recientes del titular',
  'Proof of the present status (I-20, I-797 …)': 'Prueba del estatus actual (I-20, I-797 …)',
  '2 identical passport-style photos': '2 fotos iguales tipo pasaporte',
  'Photo ID or passport page': 'Identificación con foto o página del pasaporte',
  'I-94 (or print-out)': 'I-94 (o su impresión)',
  'Previous EAD, both sides': 'Permiso de trabajo (EAD) anterior, ambos lados',
  'I-485 receipt': 'Recibo del I-485',
  'Marriage certificate, H-4 I-797 or I-94, spouse’s I-797':
    'Acta de matrimonio, I-797 o I-94 de H-4, I-797 del cónyuge',
  'Arrest and court records': 'Documentos de arrestos y del tribunal',
  'Worker’s degrees and experience letters': 'Títulos y cartas de experiencia del trabajador',
  'W-2s and pay records of the beneficiary': 'W-2 y comprobantes de pago del beneficiario',
  'Experience letters: employer, title, duties, dates, hours':
    'Cartas de experiencia: empleador, puesto, tareas, fechas, horas',
  'Degrees, transcripts, evaluation': 'Títulos, notas y evaluación',
  'Evidence of 3 of 10 criteria, or a major award': 'Pruebas de 3 de los 10 criterios, o un premio importante',
  '2 of 6 criteria, 3 years’ research, permanent offer letter':
    '2 de los 6 criterios, 3 años de investigación, carta de oferta permanente',
  'Endeavor plan: merit, well positioned, benefit': 'Plan de la actividad propuesta: mérito, capacidad, beneficio',
  'Passport-style photos': 'Fotos tipo pasaporte',
  'I-693 in its sealed envelope, unopened': 'I-693 en su sobre sellado, sin abrir',
  'Birth certificate with translation, or secondary evidence': 'Acta de nacimiento con traducción, o prueba secundaria',
  'Marriage certificate; end of earlier marriages': 'Acta de matrimonio; fin de matrimonios anteriores',
  'Passport, I-94 history and status documents': 'Pasaporte, historial de I-94 y documentos del estatus',
  'I-485 Supplement A and $1,000': 'Suplemento A del I-485 y $1,000',
  'Court dispositions': 'Resoluciones del tribunal',
  'J-1 waiver': 'Exención J-1',
  'Proof of relationship to the principal': 'Prueba del parentesco con el titular',
  'Exhibit of positive factors': 'Pruebas de factores positivos',
  'One 2×2 photo of each spouse': 'Una foto de 2×2 pulgadas de cada cónyuge',
  'Citizen: passport, birth or naturalization certificate. Resident: I-551, both sides':
    'Ciudadano: pasaporte, acta de nacimiento o certificado de naturalización. Residente: I-551, ambos lados',
  'Birth certificates showing the chain': 'Actas de nacimiento que muestran el parentesco',
  'Adoption decree and 2 years of custody and residence': 'Sentencia de adopción y 2 años de custodia y residencia',
  'Legitimation or father-child proof': 'Legitimación o prueba de la relación entre padre e hijo',
  'Divorce, annulment or death records of every earlier marriage':
    'Actas de divorcio, anulación o defunción de cada matrimonio anterior',
  'Joint lease, accounts, children, affidavits':
    'Contrato de alquiler y cuentas en común, hijos, declaraciones juradas',
  'Clear and convincing proof of the marriage': 'Prueba clara y convincente del matrimonio',
  '2 photos': '2 fotos',
  'Copy of a photo ID': 'Copia de una identificación con foto',
  'Travel reason (short note)': 'Motivo del viaje (nota corta)',
  'Proof of the emergency (medical, death)': 'Prueba de la emergencia (médica, fallecimiento)',
  'Copy of the current advance parole': 'Copia del permiso adelantado de viaje actual',
  'Latest federal tax return or transcript': 'Última declaración federal de impuestos o su transcripción',
  'Proof of citizenship or residence, and of domicile': 'Prueba de ciudadanía o residencia, y de domicilio',
  'Employer letter and recent pay stubs': 'Carta del empleador y talones de pago recientes',
  'I-864A with proof': 'I-864A con pruebas',
  'Proof of assets: 12-month statements, deeds': 'Prueba de bienes: estados de cuenta de 12 meses, escrituras',
  'Joint sponsor’s full set': 'Documentos completos del copatrocinador',
  'One document of List A, or one of List B and one of List C, as the employee chooses':
    'Un documento de la Lista A, o uno de la Lista B y uno de la Lista C, a elección del empleado',
  'Supplement A, signed by each preparer or translator': 'Suplemento A, firmado por cada preparador o traductor',
  'The document the receipt stands for': 'El documento al que corresponde el recibo',
}

/**
 * Papers that are somebody's: where it is known whose, a name stands in place of the principal's part, in both languages
 * ("Priya’s recent pay stubs", «Talones de pago recientes de Priya»).
 */
export const spanishNamedDocuments: readonly Shape[] = Object.entries(spanishDocuments).flatMap(
  ([english, spanish]) => {
    const looks = english.replaceAll(/[()]/g, '\\$&').replace(PRINCIPAL, '(.+)')
    const said = (name = '') =>
      spanish.replace('del titular', `de ${name}`).replace('al titular', `a ${name}`).replace('el titular', name)
    return PRINCIPAL.test(english) ? [[new RegExp(`^${looks}$`), said] as const] : []
  },
)
