import type { Spanish } from './spanish.ts'

/** What the E, L, O, P and R supplements ask an employee. */
export const spanish: Spanish = {
  'employment.jobTitleAbroad': { label: 'Puesto con el empleador en el extranjero' },
  'employment.dutiesAbroad': {
    label: 'Funciones con el empleador en el extranjero',
    help: 'Lo que hizo allí en los últimos tres años; si está en los Estados Unidos, los tres años antes de venir.',
  },
  'employment.jobsAbroad': {
    label: 'Periodos de empleo con el empleador en el extranjero',
    one: 'periodo',
    columns: { from: 'Desde', until: 'Hasta', interruptions: 'Explicación de las interrupciones' },
  },
  'person.familyHOrLStays': {
    label: 'Estancias de su cónyuge e hijos con estatus H o L',
    help: 'De los últimos siete años, incluidos H-4 y L-2. "Ninguno" si no hubo ninguna.',
    one: 'estancia',
    columns: { name: 'Nombre', from: 'En los Estados Unidos desde', until: 'Hasta' },
  },
  'case.workUnderPrincipal': {
    label: 'Trabajo anterior con el artista o deportista principal (O-1 o P)',
    help: 'Desde cuándo, hasta cuándo y en qué función.',
  },
  'person.inRStatusBefore': {
    label: '¿Ha tenido usted o su familia estatus R-1 o R-2 en los últimos cinco años?',
  },
  'person.rStays': {
    label: 'Estancias con estatus R-1 o R-2',
    help: 'Solo los días pasados realmente en los Estados Unidos.',
    one: 'estancia',
    columns: { name: 'De quién', from: 'En los Estados Unidos desde', until: 'Hasta' },
  },
}
