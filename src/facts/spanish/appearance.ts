import type { Spanish } from './spanish.ts'

/** What the attorney's appearance asks an employee. */
export const spanish: Spanish = {
  'case.receiptNumber': {
    label: 'Número de recibo de este trámite',
    help: 'En el aviso de recibo (Formulario I-797), si la petición o solicitud ya fue presentada.',
  },
  'person.noticesToAttorney': {
    label: '¿Debe USCIS enviar los avisos originales a su abogado en lugar de a usted?',
    help: 'Avisos de aprobación y de recibo en papel. Si no lo elige, los originales le llegan a usted.',
  },
  'person.identityDocumentsToAttorney': {
    label: '¿Debe USCIS enviar sus tarjetas a su abogado en lugar de a usted?',
    help: 'Permiso de trabajo, tarjeta de residente o documento de viaje. Si no lo elige, llegan a su dirección postal en los Estados Unidos.',
  },
  'person.i94ToClient': {
    label: '¿Debe llegar a su propia dirección un aviso que contenga su Formulario I-94?',
    help: 'De lo contrario, ese aviso va a su abogado junto con sus tarjetas.',
  },
}
