import type { Spanish } from './spanish.ts'

export const spanish: Spanish = {
  'person.parents': {
    label: 'Padres',
    help: 'Sus padres, también si han fallecido. Un padrastro o padre adoptivo cuenta donde la ley lo dice.',
    one: 'padre o madre',
    columns: {
      familyName: 'Apellidos',
      givenName: 'Nombre',
      middleName: 'Segundo nombre',
      birthFamilyName: 'Apellidos al nacer (solo si eran otros)',
      birthGivenName: 'Nombre al nacer (solo si era otro)',
      birthMiddleName: 'Segundo nombre al nacer (solo si era otro)',
      sex: 'Sexo',
      birthDate: 'Fecha de nacimiento',
      birthCity: 'Ciudad de nacimiento',
      birthCountry: 'País de nacimiento',
      residenceCity: 'Ciudad donde vive (escriba «Deceased» si ha fallecido)',
      residenceCountry: 'País donde vive',
    },
    columnOptions: {
      sex: { Male: 'Masculino', Female: 'Femenino' },
    },
  },
}
