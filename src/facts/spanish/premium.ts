import type { Spanish } from './spanish.ts'

/** What premium processing asks an employee. */
export const spanish: Spanish = {
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
