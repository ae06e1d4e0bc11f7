import type { Spanish } from './spanish.ts'

/** What petitions and applications for residence ask about the family. */
export const spanish: Spanish = {
  'person.family': {
    label: 'Cónyuge e hijos',
    help: 'Su cónyuge y todos sus hijos, de cualquier edad y dondequiera que vivan.',
    one: 'familiar',
    columns: {
      relation: 'Parentesco',
      familyName: 'Apellidos',
      givenName: 'Nombre',
      middleName: 'Segundo nombre',
      birthDate: 'Fecha de nacimiento',
      birthCountry: 'País de nacimiento',
      aNumber: 'Número A (si tiene)',
      joins: 'Solicita la residencia con usted',
    },
    columnOptions: {
      relation: {
        Spouse: 'Cónyuge',
        Child: 'Hijo(a)',
        Stepchild: 'Hijastro(a)',
        'Adopted child': 'Hijo(a) adoptivo(a)',
      },
      joins: {
        'Adjustment of status': 'Sí, dentro de los Estados Unidos (ajuste de estatus)',
        'Visa abroad': 'Sí, con una visa en un consulado en el extranjero',
        No: 'No',
      },
    },
  },
  'person.nativeFamilyName': {
    label: 'Apellidos en el alfabeto de su idioma',
    help: 'Solo si su idioma no se escribe con letras latinas, como 王 o Иванов. Si no, elija «No aplica».',
  },
  'person.nativeGivenName': { label: 'Nombre en el alfabeto de su idioma' },
  'person.nativeMiddleName': { label: 'Segundo nombre en el alfabeto de su idioma' },
  'person.nativeCountry': {
    label: 'País de esa dirección en su alfabeto',
    help: 'Como se escribe allí, por ejemplo 中国 o Россия.',
  },
  'person.nativeAddress': {
    label: 'Dirección en el extranjero en el alfabeto de su idioma',
    help: 'La dirección en el extranjero, escrita como en su país.',
  },
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
