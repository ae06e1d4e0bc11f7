import type { Spanish } from './spanish.ts'

/** What the H supplement asks an employee. */
export const spanish: Spanish = {
  'person.hOrLStays': {
    label: 'Estancias anteriores con estatus H o L',
    one: 'estancia',
    help: 'Cuente solo los días en que estuvo en los Estados Unidos. Un viaje al extranjero termina una estancia y comienza la siguiente; ese tiempo se puede recuperar. No cuenta el tiempo como dependiente (H-4, L-2).',
    columns: {
      status: 'Estatus',
      from: 'En los Estados Unidos desde',
      until: 'Hasta',
    },
  },
  'person.usSchoolAddress': {
    label: 'Dirección de la universidad de los Estados Unidos que le otorgó la maestría o un título superior',
  },
  'case.registeredPassport': {
    label: 'Número del pasaporte o documento de viaje usado en el registro H-1B',
    help: 'Debe estar entre los pasaportes indicados, aunque ya haya sido reemplazado.',
  },
}
