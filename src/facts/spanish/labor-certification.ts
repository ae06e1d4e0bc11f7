import type { Spanish } from './spanish.ts'

/** What a labor certification asks the worker. */
export const spanish: Spanish = {
  'person.trainings': {
    label: 'Cursos, certificados y licencias',
    one: 'curso',
    columns: {
      provider: 'Escuela o institución',
      course: 'Curso o formación',
      attained: 'Certificado o licencia',
      from: 'Desde',
      until: 'Hasta',
      awardedOn: 'Otorgado el',
    },
  },
  'person.jobSkills': {
    label: 'Habilidades que pide el puesto',
    one: 'habilidad',
    columns: {
      gainedAt: 'Dónde la adquirió',
      country: 'País',
      region: 'Estado, territorio o provincia',
      description: 'Qué sabe hacer',
    },
  },
}
