import type { Spanish } from './spanish.ts'

const colors = {
  Black: 'Negro',
  Blue: 'Azul',
  Brown: 'Castaño',
  Gray: 'Gris',
  Green: 'Verde',
  Hazel: 'Avellana',
  Maroon: 'Granate',
  Pink: 'Rosado',
  'Unknown or other': 'Desconocido u otro',
}

export const spanish: Spanish = {
  'person.ethnicity': {
    label: 'Origen étnico',
    options: { 'Hispanic or Latino': 'Hispano o latino', 'Not Hispanic or Latino': 'No hispano ni latino' },
  },
  'person.race': {
    label: 'Raza',
    one: 'raza',
    help: 'Agregue todas las que correspondan. La agencia pide al menos una.',
    columns: { race: 'Raza' },
    columnOptions: {
      race: {
        'American Indian or Alaska Native': 'Indígena americano o nativo de Alaska',
        Asian: 'Asiático',
        'Black or African American': 'Negro o afroamericano',
        'Native Hawaiian or Other Pacific Islander': 'Nativo de Hawái u otra isla del Pacífico',
        White: 'Blanco',
      },
    },
  },
  'person.heightFeet': { label: 'Estatura: pies', help: 'Por ejemplo 5 para 5 pies y 7 pulgadas.' },
  'person.heightInches': { label: 'Estatura: pulgadas', help: 'Por ejemplo 7 para 5 pies y 7 pulgadas.' },
  'person.weightPounds': { label: 'Peso en libras', help: 'Un kilogramo son 2.2 libras.' },
  'person.eyeColor': { label: 'Color de ojos', options: colors },
  'person.hairColor': {
    label: 'Color de pelo',
    options: {
      'Bald (no hair)': 'Calvo (sin pelo)',
      Black: 'Negro',
      Blond: 'Rubio',
      Brown: 'Castaño',
      Gray: 'Gris',
      Red: 'Rojo',
      Sandy: 'Arena',
      White: 'Blanco',
      'Unknown or other': 'Desconocido u otro',
    },
  },
}
