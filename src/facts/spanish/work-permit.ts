import type { Spanish } from './spanish.ts'

/** What a work permit asks an employee. */
export const spanish: Spanish = {
  'case.workPermitReason': {
    label: '¿Por qué solicita un permiso de trabajo?',
    help: 'Una tarjeta con un error de USCIS se corrige sin una nueva solicitud ni tarifa.',
    options: {
      Initial: 'Por primera vez en esta categoría',
      Replacement: 'Para reemplazar una tarjeta perdida, robada o dañada, o para corregirla',
      Renewal: 'Para renovar un permiso de trabajo',
    },
  },
  'case.workPermitCategory': {
    label: 'Categoría de elegibilidad',
    help: 'Lo que le da derecho a trabajar. Su abogado o su escuela conoce la categoría.',
    options: {
      '(c)(3)(A)': '(c)(3)(A) Estudiante, práctica antes de terminar los estudios (OPT)',
      '(c)(3)(B)': '(c)(3)(B) Estudiante, práctica después de terminar los estudios (OPT)',
      '(c)(3)(C)': '(c)(3)(C) Estudiante, extensión STEM de la práctica',
      '(c)(9)': '(c)(9) Solicitante de ajuste de estatus (tarjeta de residente)',
      '(c)(26)': '(c)(26) Cónyuge H-4 de un trabajador H-1B',
      Other: 'Otra categoría',
    },
  },
  'case.otherWorkPermitCategory': {
    label: 'Otra categoría de elegibilidad',
    help: 'Como en las instrucciones del Formulario I-765, por ejemplo (c)(8) o (c)(17)(iii).',
  },
  'case.stemDegree': {
    label: 'Título de la extensión STEM',
    help: 'Nivel y campo. Solo si no es su título más reciente.',
  },
  'case.spousePetitionReceipt': {
    label: 'Número de recibo de la petición más reciente de su cónyuge H-1B',
    help: 'En el aviso más reciente (Formulario I-797) del Formulario I-129 de su cónyuge.',
  },
  'case.immigrantPetitionReceipt': {
    label: 'Número de recibo de la petición de inmigrante (Formulario I-140)',
    help: 'En el aviso (Formulario I-797) del Formulario I-140: el suyo para (c)(35), el de su cónyuge o padre o madre para (c)(36).',
  },
  'person.appliedForWorkPermit': {
    label: '¿Ha presentado antes el Formulario I-765?',
    help: 'Una solicitud de permiso de trabajo (tarjeta EAD), en cualquier categoría.',
  },
  'person.everArrested': {
    label: '¿Alguna vez ha sido arrestado o condenado por algún delito?',
    help: 'En cualquier país y en cualquier momento, aunque no haya tenido consecuencias. Su abogado le dirá qué documentos del tribunal se necesitan.',
  },
  'person.abcClassMember': {
    label: '¿Tiene derecho a los beneficios del acuerdo ABC?',
    help: 'Solo para ciertos nacionales de El Salvador y Guatemala que llegaron antes de 1991.',
  },
}
