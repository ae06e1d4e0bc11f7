import type { Spanish } from './all.ts'
import { spanishStatuses } from './requested-statuses.ts'

/** Forms I-539 and I-539A: the stay asked for. */
export const spanish: Spanish = {
  'case.stayAction': {
    label: '¿Qué solicita?',
    help: 'Una extensión conserva el estatus que tiene ahora; un cambio le da otro.',
    options: {
      'Extension of stay': 'Una extensión de la estadía en mi estatus actual',
      'Change of status': 'Un cambio de estatus',
      'Reinstatement to student status': 'El restablecimiento del estatus de estudiante',
    },
  },
  'case.changeToStatus': {
    label: '¿A qué estatus quiere cambiar?',
    help: 'El cónyuge y los hijos solteros menores de 21 años de un trabajador H-1B piden H-4.',
    options: spanishStatuses,
  },
  'case.changeEffectiveOn': {
    label: '¿Desde qué día debe valer el nuevo estatus?',
    help: 'Para H-4, el día en que comienza el estatus H-1B de su familiar, o el de hoy si ya lo tiene.',
  },
  'case.coApplicants': {
    label: '¿Cuántos familiares solicitan junto con usted?',
    help: 'Sin contarse usted; 0 si solicita solo. Cada uno necesita un Formulario I-539A.',
  },
  'case.schoolToAttend': {
    label: 'Nombre de la escuela a la que asistirá',
    help: 'Como en el Formulario I-20 o DS-2019.',
  },
  'case.stayUntil': {
    label: '¿Hasta qué día pide quedarse?',
    help: 'No más tiempo que el familiar cuyo estatus sigue. Si pide la duración del estatus (D/S), como los estudiantes F y J, responda "no aplica".',
  },
  'case.stayBasis': {
    label: '¿Sigue su solicitud el estatus de su cónyuge, hijo o padre?',
    help: 'El familiar cuyo estatus comparte, como el trabajador H-1B.',
    options: {
      Granted: 'Sí, la extensión o el cambio de estatus ya fue concedido',
      'Filed together': 'Sí, la petición o solicitud se presenta junto con esta',
      'Filed before and pending': 'Sí, la petición o solicitud se presentó antes y sigue pendiente',
      No: 'No',
    },
  },
  'case.basisForm': {
    label: '¿Qué formulario se presentó para su familiar?',
    help: 'Un empleador presenta el Formulario I-129 para un trabajador, como un trabajador H-1B.',
    options: {
      'I-129': 'Formulario I-129, petición de trabajador no inmigrante',
      'I-539': 'Formulario I-539, solicitud para extender o cambiar el estatus de no inmigrante',
    },
  },
  'case.basisReceipt': {
    label: 'Número de recibo de la petición o solicitud de su familiar',
    help: 'En el aviso de USCIS (Formulario I-797): tres letras y diez dígitos, como IOE0912345678.',
  },
  'case.basisFiledOn': {
    label: '¿Cuándo se presentó la petición o solicitud de su familiar?',
    help: 'La fecha de recepción del aviso de recibo.',
  },
}
