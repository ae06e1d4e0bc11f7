import type { Spanish } from './spanish.ts'

const names = { familyName: 'Apellidos', givenName: 'Nombre', middleName: 'Segundo nombre' }

/** What a petition for a relative asks of both. */
export const spanish: Spanish = {
  'case.relation': {
    label: '¿Para qué familiar es la petición?',
    help: 'Un hijo o una hija de cualquier edad cuenta aquí como hijo.',
    options: { Spouse: 'Cónyuge', Child: 'Hijo o hija', Parent: 'Padre o madre', Sibling: 'Hermano o hermana' },
  },
  'case.childRelation': {
    label: '¿Qué parentesco hay entre padre o madre e hijo?',
    options: {
      'Married parents': 'Nació de padres casados entre sí',
      Step: 'Hijastro y padrastro o madrastra',
      'Unmarried parents': 'Nació de padres no casados entre sí',
      Adopted: 'Fue adoptado (no como huérfano ni por el Convenio de La Haya)',
    },
  },
  'case.siblingsByAdoption': { label: '¿Son hermanos por adopción?' },
  'case.intendedHome': {
    label: '¿Dónde vivirá el familiar en los Estados Unidos?',
    options: {
      'Where the relative lives now': 'Donde vive ahora',
      'With the petitioner': 'Con el peticionario',
      'Another address': 'En otra dirección',
    },
  },
  'case.intendedAddress': { label: 'Dirección en los Estados Unidos donde vivirá el familiar' },
  'case.livedTogether': { label: '¿Han vivido juntos alguna vez como pareja?' },
  'case.sharedAddress': { label: 'Última dirección donde vivieron juntos' },
  'case.sharedFrom': { label: 'Vivieron juntos allí desde' },
  'case.sharedUntil': {
    label: 'Vivieron juntos allí hasta',
    help: '«No aplica» si todavía viven allí juntos.',
  },
  'case.relativeAppliesIn': {
    label: '¿Dónde pedirá el familiar la tarjeta verde?',
    help: 'Quien está en los Estados Unidos muchas veces puede elegir; pregunte a su abogado. Los demás la piden en el extranjero.',
    options: {
      'Adjustment of status': 'En los Estados Unidos (ajuste de estatus)',
      'Visa abroad': 'En el extranjero, en una embajada o un consulado de los EE. UU.',
    },
  },
  'case.adjustmentCity': {
    label: 'Ciudad de la oficina de USCIS',
    help: 'La oficina cerca de la casa del familiar, donde será la entrevista.',
  },
  'case.adjustmentState': { label: 'Estado de la oficina de USCIS' },
  'case.immigrantPostCity': {
    label: 'Ciudad de la embajada o del consulado',
    help: 'En el país donde vive el familiar; otro puede rechazar el caso.',
  },
  'case.immigrantPostProvince': { label: 'Provincia de la embajada o del consulado' },
  'case.immigrantPostCountry': { label: 'País de la embajada o del consulado' },
  'case.furtherRelatives': {
    label: 'Otros familiares para quienes presenta ahora peticiones aparte',
    help: 'Cada familiar necesita su propia petición. «Ninguno» si esta es la única.',
    one: 'familiar',
    columns: { ...names, relationship: 'Parentesco con usted' },
  },
  'person.filedRelativePetition': {
    label: '¿Ha presentado alguna vez una petición para este familiar u otra persona?',
  },
  'person.relativePetitions': {
    label: 'Peticiones que presentó antes',
    one: 'petición',
    columns: {
      ...names,
      city: 'Ciudad donde se presentó',
      state: 'Estado (EE. UU.)',
      filedOn: 'Presentada el',
      result: 'Resultado (aprobada, negada, retirada…)',
    },
  },
  'person.petitionByOthers': {
    label: '¿Alguien más ha presentado alguna vez una petición para usted?',
    help: 'Otro familiar o un empleador que pidió que usted viviera en los Estados Unidos.',
    options: { Yes: 'Sí', No: 'No', Unknown: 'Nadie de nosotros lo sabe' },
  },
  'person.everInUnitedStates': { label: '¿Ha estado alguna vez en los Estados Unidos?' },
  'person.otherProceedings': {
    label: '¿Estuvo alguna vez en otro procedimiento ante un juez por su estancia en los Estados Unidos?',
    help: 'Distinto de remoción, exclusión, deportación o rescisión, ahora o antes. El Formulario I-130 pregunta también por «otros procedimientos judiciales».',
  },
  'person.proceedings': {
    label: 'Procedimientos de inmigración',
    help: 'Cada vez ante un juez de inmigración o un tribunal por su estancia en los Estados Unidos. Agregue también, como expulsión, la remoción acelerada ordenada por un oficial en la frontera.',
    one: 'procedimiento',
    columns: { kind: 'Clase', city: 'Ciudad', state: 'Estado (EE. UU.)', on: 'Fecha' },
    columnOptions: {
      kind: {
        Removal: 'Expulsión (removal)',
        'Exclusion or deportation': 'Exclusión o deportación',
        Rescission: 'Rescisión',
        'Other judicial proceedings': 'Otro procedimiento judicial',
      },
    },
  },
}
