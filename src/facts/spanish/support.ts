import type { Spanish } from './spanish.ts'

/** What an affidavit of support asks sponsor and immigrant. */
export const spanish: Spanish = {
  'case.sponsorBasis': {
    label: '¿Por qué da el patrocinador la declaración?',
    options: {
      Petitioner: 'El patrocinador pide a un familiar (Formulario I-130)',
      'Worker petitioner': 'El patrocinador pidió a un familiar como trabajador (Formulario I-140)',
      Owner: 'El patrocinador posee el 5 por ciento o más del empleador que pidió a un familiar',
      'Only joint sponsor': 'Es el único patrocinador conjunto',
      'First joint sponsor': 'Es el primero de dos patrocinadores conjuntos',
      'Second joint sponsor': 'Es el segundo de dos patrocinadores conjuntos',
      'Substitute sponsor': 'El peticionario murió; el patrocinador ocupa su lugar',
    },
  },
  'case.immigrantRelation': {
    label: '¿Qué es el inmigrante para el patrocinador?',
    help: 'Un hijo menor es soltero y tiene menos de 21 años. De esto depende cuánto hay que ganar o tener.',
    options: {
      Spouse: 'Cónyuge',
      'Child under 18': 'Hijo menor de 18 años',
      'Child of 18 to 20': 'Hijo de 18 a 20 años',
      'Son or daughter of 21 or older': 'Hijo o hija de 21 años o más',
      'Orphan to be adopted in the United States': 'Huérfano que será adoptado en los Estados Unidos',
      Parent: 'Padre o madre',
      'Brother or sister': 'Hermano o hermana',
      Other: 'Otro',
    },
  },
  'case.otherImmigrantRelation': {
    label: '¿Qué otra cosa es el inmigrante para el patrocinador?',
    help: 'En inglés, por ejemplo cousin, o friend si es patrocinador conjunto.',
  },
  'case.substituteRelation': {
    label: '¿Qué es el patrocinador sustituto para el inmigrante?',
    help: 'En inglés, por ejemplo grandmother o brother-in-law.',
  },
  'case.sponsoredPeople': {
    label: '¿A quién se patrocina?',
    options: {
      'The immigrant alone': 'Solo al inmigrante',
      'The immigrant and family': 'Al inmigrante y a la familia que viene con él o dentro de seis meses',
      'Family more than six months later': 'Solo a la familia que viene más de seis meses después',
      'Family as second joint sponsor': 'Solo a la familia, porque otro patrocinador conjunto patrocina al inmigrante',
    },
  },
  'case.sponsoredRelatives': {
    label: 'Familiares a quienes patrocina',
    one: 'familiar',
    columns: {
      familyName: 'Apellido',
      givenName: 'Nombre',
      middleName: 'Segundo nombre',
      relation: 'Parentesco con el inmigrante (en inglés)',
      birthDate: 'Fecha de nacimiento',
      aNumber: 'Número A',
      onlineAccount: 'Número de cuenta en línea de USCIS',
    },
  },
  'case.spouseSponsored': {
    label: '¿Está el cónyuge del patrocinador entre las personas patrocinadas aquí?',
    help: 'Nadie se cuenta dos veces en el tamaño del hogar.',
  },
  'case.usesAssets': {
    label: '¿Se usan bienes para completar los ingresos que faltan?',
    help: 'Solo si los ingresos del hogar están por debajo del mínimo para su tamaño. Ahorros, inmuebles, acciones y bonos.',
  },
  'person.domicile': {
    label: 'País de domicilio',
    help: 'Donde está su hogar principal y piensa quedarse. Un patrocinador debe tener su domicilio en los Estados Unidos.',
  },
  'person.activeDuty': {
    label: '¿Está en servicio activo en las Fuerzas Armadas o la Guardia Costera de los EE. UU.?',
  },
  'person.dependentChildren': {
    label: '¿Cuántos hijos dependientes tiene?',
    help: 'Solteros y menores de 21 años. No cuente a los que se patrocinan aquí.',
  },
  'person.otherDependents': {
    label: '¿Cuántas otras personas dependen de usted?',
    help: 'Las que nombró como dependientes en su última declaración de impuestos. No cuente a nadie dos veces.',
  },
  'person.sponsoredBefore': {
    label: '¿A cuántas personas mantiene todavía por una declaración anterior?',
    help: 'Personas que patrocinó con el Formulario I-864 o I-864EZ, que ahora son residentes y todavía no ciudadanos.',
  },
  'person.selfEmployedAs': {
    label: 'Si trabaja por su cuenta, ¿en qué?',
    help: 'En inglés. “Ninguno” si no lo hace.',
  },
  'person.notWorking': {
    label: '¿Está jubilado o desempleado?',
    options: { Retired: 'Jubilado', Unemployed: 'Desempleado' },
  },
  'person.notWorkingSince': { label: '¿Desde cuándo no trabaja?' },
  'person.annualIncome': {
    label: '¿Cuánto gana al año actualmente?',
    help: 'Sus propios ingresos antes de impuestos, de todas las fuentes. Si son más que en la última declaración de impuestos, hay que probarlo con una carta del empleador y talones de pago.',
  },
  'person.householdIncomes': {
    label: 'Ingresos de otras personas de su hogar que usa',
    one: 'persona',
    help: 'Solo si sus propios ingresos no bastan. Cada una firma el Formulario I-864A; el inmigrante solo si viene familia con él. “Ninguno” si no usa los de nadie.',
    columns: {
      name: 'Nombre',
      relation: 'Parentesco con usted (en inglés)',
      income: 'Ingresos al año',
      counted: 'Se cuenta como',
    },
    columnOptions: {
      counted: {
        'Spouse or dependent, with Form I-864A': 'Cónyuge o dependiente, con Formulario I-864A',
        'Parent, sibling or adult child, with Form I-864A': 'Padre, hermano o hijo adulto, con Formulario I-864A',
        'The immigrant, with Form I-864A': 'El inmigrante, con Formulario I-864A',
        'The immigrant, without Form I-864A': 'El inmigrante, sin Formulario I-864A',
      },
    },
  },
  'person.filedThreeReturns': {
    label: '¿Presentó una declaración federal de impuestos en cada uno de los tres últimos años?',
  },
  'person.notRequiredToFile': {
    label: '¿Eran sus ingresos tan bajos que no tenía que presentar una declaración federal de impuestos?',
    help: 'Entonces hay que adjuntar una prueba de ello.',
  },
  'person.taxReturns': {
    label: 'Declaraciones federales de impuestos',
    one: 'declaración de impuestos',
    help: 'La más reciente es obligatoria; hasta tres pueden ayudar. Línea “total income” del Formulario 1040; 0 si fue cero.',
    columns: { year: 'Año fiscal', totalIncome: 'Ingreso total en la declaración' },
  },
  'person.cash': { label: 'Efectivo, ahorros y cuentas corrientes' },
  'person.realEstate': { label: 'Inmuebles, menos hipotecas' },
  'person.otherAssets': { label: 'Acciones, bonos, certificados de depósito y otros bienes' },
  'person.membersAssets': {
    label: 'Bienes de los miembros del hogar, como en sus Formularios I-864A',
    help: 'La suma de todos; 0 si no hay.',
  },
}
