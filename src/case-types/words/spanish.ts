import type { Shape } from '#formats/shapes.ts'
import { spanishPapers } from '../registered-spanish.ts'
import { PRINCIPAL } from './principal-in-names.ts'

/** Papers that several kinds of case ask for; what one alone asks for stands in its own file. */
const shared: Readonly<Record<string, string>> = {
  'Degree and transcripts': 'Título y certificado de notas',
  'Credential evaluation': 'Evaluación de credenciales',
  License: 'Licencia profesional',
  'Passport photo page': 'Página del pasaporte con la foto',
  'I-94, visa and all I-797 notices': 'I-94, visa y todos los avisos I-797',
  'Pay stubs of the last 2–3 months and W-2': 'Talones de pago de los últimos 2 o 3 meses y W-2',
  'Table of days abroad, with proof': 'Tabla de los días en el extranjero, con pruebas',
  'Certified translations': 'Traducciones certificadas',
  'Marriage certificate': 'Acta de matrimonio',
  'I-485 receipt': 'Recibo del I-485',
}

/** The documents that employees and their families are asked for. */
export const spanishDocuments: Readonly<Record<string, string>> = { ...shared, ...spanishPapers }

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
