import type { Spanish } from './spanish.ts'

const span = { from: 'Desde', until: 'Hasta' }

export const spanish: Spanish = {
  'person.inOrganizations': {
    label: '¿Alguna vez perteneció a una organización, club, partido o sociedad?',
    help: 'En los Estados Unidos o en cualquier lugar del mundo; también asociaciones profesionales, clubes deportivos y congregaciones.',
  },
  'person.organizations': {
    label: 'Organizaciones',
    one: 'organización',
    columns: {
      name: 'Nombre',
      city: 'Ciudad',
      province: 'Estado o provincia',
      country: 'País',
      nature: 'Para qué existe',
      involvement: 'Qué hizo en ella',
      ...span,
    },
  },
  'person.chargeExemption': {
    label: '¿Está exento de la regla de carga pública?',
    help: 'La mayoría de quienes solicitan por trabajo o familia eligen «Ninguna de estas».',
    options: {
      vawa: 'Autopeticionario de VAWA (Formulario I-360)',
      juvenile: 'Joven inmigrante especial (Formulario I-360)',
      afghanIraqi: 'Ciertos nacionales de Afganistán o Irak',
      asylee: 'Asilado',
      refugee: 'Refugiado',
      crimeVictim: 'Víctima de un delito (U), sección 245(m)',
      validU: 'Con estatus U válido, en otra categoría',
      traffickingVictim: 'Víctima de trata de personas (T), sección 245(l)',
      validT: 'Con estatus T válido o un Formulario I-914 pendiente, en otra categoría',
      cuban: 'Ley de Ajuste Cubano',
      cubanBattered: 'Ley de Ajuste Cubano para cónyuges e hijos maltratados',
      haitianDependent: 'Dependiente según la ley HRIFA (Haití)',
      haitianBattered: 'Lo mismo para cónyuges e hijos maltratados',
      entrant: 'Entrante cubano o haitiano, sección 202 de la ley de 1986',
      lautenberg: 'Persona con permiso Lautenberg',
      indochinese: 'Nacional de Vietnam, Camboya o Laos',
      registry: 'En los Estados Unidos desde antes del 1 de enero de 1972 («Registro»)',
      amerasian: 'Ley Amerasiática',
      polishHungarian: 'Persona con permiso de Polonia o Hungría',
      nacara: 'Sección 203 de NACARA',
      kickapoo: 'Indígena americano nacido en Canadá, o banda Kickapoo de Texas',
      liberian: 'Ley de equidad para refugiados liberianos',
      syrian: 'Nacional de Siria, Ley Pública 106-378',
      serviceMember: 'Cónyuge, hijo, padre o madre de un militar (NDAA)',
      none: 'Ninguna de estas',
    },
  },
  'person.householdSize': {
    label: '¿Cuántas personas hay en su hogar?',
    help: 'Usted, su cónyuge y los hijos que viven con usted, y quienes dependen de ustedes al menos por la mitad.',
  },
  'person.householdIncome': {
    label: 'Ingreso anual del hogar',
    options: {
      '$0-27,000': '$0-27,000',
      '$27,001-52,000': '$27,001-52,000',
      '$52,001-85,000': '$52,001-85,000',
      '$85,001-141,000': '$85,001-141,000',
      'Over $141,000': 'Más de $141,000',
    },
  },
  'person.householdAssets': {
    label: 'Lo que el hogar posee',
    help: 'Ahorros, acciones, una casa, autos y demás, a su valor de hoy.',
    options: {
      '$0-18,400': '$0-18,400',
      '$18,401-136,000': '$18,401-136,000',
      '$136,001-321,400': '$136,001-321,400',
      '$321,401-707,100': '$321,401-707,100',
      'Over $707,100': 'Más de $707,100',
    },
  },
  'person.householdDebts': {
    label: 'Lo que el hogar debe',
    help: 'Hipotecas, préstamos, tarjetas de crédito, impuestos.',
    options: {
      $0: '$0',
      '$1-10,100': '$1-10,100',
      '$10,101-57,700': '$10,101-57,700',
      '$57,701-186,800': '$57,701-186,800',
      'Over $186,800': 'Más de $186,800',
    },
  },
  'person.highestGrade': { label: 'Último grado escolar', help: 'Como 10.º grado.' },
  'person.skills': {
    label: 'Certificados, licencias y habilidades',
    one: 'certificado o habilidad',
    columns: { name: 'Certificado, licencia o habilidad' },
  },
  'person.gotCashBenefits': {
    label: '¿Alguna vez recibió ayuda en efectivo como SSI, TANF o asistencia general?',
  },
  'person.cashBenefits': {
    label: 'Ayudas en efectivo que recibió',
    one: 'ayuda',
    columns: {
      benefit: 'Ayuda',
      ...span,
      amount: 'Cantidad',
      whileExempt: 'Recibida en una categoría exenta de carga pública',
    },
  },
  'person.wasInstitutionalized': {
    label: '¿Alguna vez vivió mucho tiempo en una institución a costa del gobierno?',
    help: 'Como un hogar de ancianos o una institución de salud mental.',
  },
  'person.institutionStays': {
    label: 'Estancias en instituciones',
    one: 'estancia',
    columns: {
      institution: 'Institución, ciudad y estado',
      ...span,
      reason: 'Razón',
      whileExempt: 'En una categoría exenta de carga pública',
    },
  },
  'person.statusBeforeLeaving': {
    label: 'Su nacionalidad o estatus migratorio justo antes de salir',
    help: 'Por ejemplo ciudadano, residente permanente, no inmigrante.',
  },
}
