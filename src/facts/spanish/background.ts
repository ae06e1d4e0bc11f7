import type { Spanish, SpanishFact } from './spanish.ts'

const explained = (about: string): SpanishFact => ({
  label: `Explicación (${about})`,
  help: 'Con sus propias palabras: qué, cuándo, dónde y cómo terminó. Escriba en inglés si puede: se imprime en la información adicional del formulario.',
})

const haveYou =
  '¿ALGUNA VEZ ha ordenado, incitado, llamado a cometer, cometido, asistido, ayudado o participado de otro modo en'

/** The background questions; the help is the agency's whole question. */
export const spanish: Spanish = {
  'person.immigrantVisaApplicant': {
    label: '¿Está solicitando una visa de inmigrante?',
    help: 'Es la visa para vivir de forma permanente en los Estados Unidos.',
  },
  'person.immigrantVisaExplained': explained('visa de inmigrante'),
  'person.immigrantPetitionFiled': {
    label: '¿Alguien ha presentado alguna vez una petición de inmigrante para usted?',
    help: 'Como el Formulario I-140 de un empleador o el Formulario I-130 de un familiar.',
  },
  'person.immigrantPetitionExplained': explained('petición de inmigrante'),
  'person.adjustmentFiled': {
    label: '¿Ha solicitado alguna vez la tarjeta verde en los Estados Unidos?',
    help: '¿ALGUNA VEZ ha presentado el Formulario I-485, Solicitud de Registro de Residencia Permanente o Ajuste de Estatus?',
  },
  'person.adjustmentExplained': explained('Formulario I-485'),
  'person.arrestedSinceEntry': {
    label: '¿Ha sido arrestado o condenado desde su última entrada a los Estados Unidos?',
    help: '¿ALGUNA VEZ ha sido arrestado o condenado por algún delito desde su última entrada a los Estados Unidos?',
  },
  'person.arrestExplained': explained('arresto o condena'),
  'person.tortureOrGenocide': {
    label: '¿Ha participado alguna vez en tortura o genocidio?',
    help: `${haveYou} actos de tortura o genocidio?`,
  },
  'person.tortureExplained': explained('tortura o genocidio'),
  'person.killing': {
    label: '¿Ha participado alguna vez en la muerte de una persona?',
    help: `${haveYou} matar a una persona?`,
  },
  'person.killingExplained': explained('muerte de una persona'),
  'person.severeInjury': {
    label: '¿Ha participado alguna vez en herir gravemente a una persona a propósito?',
    help: `${haveYou} herir de forma intencional y grave a una persona?`,
  },
  'person.severeInjuryExplained': explained('heridas graves'),
  'person.sexWithoutConsent': {
    label: '¿Ha participado alguna vez en contacto sexual sin consentimiento?',
    help: `${haveYou} cualquier contacto o relación sexual con una persona que no consintió o no podía consentir, o que estaba siendo forzada o amenazada?`,
  },
  'person.sexWithoutConsentExplained': explained('contacto sexual sin consentimiento'),
  'person.religionDenied': {
    label: '¿Ha participado alguna vez en impedir a otros practicar su religión?',
    help: `${haveYou} limitar o negar a una persona la práctica de sus creencias religiosas?`,
  },
  'person.religionDeniedExplained': explained('creencias religiosas'),
  'person.armedService': {
    label: '¿Ha estado alguna vez en el ejército, la policía o un grupo armado?',
    help: '¿ALGUNA VEZ ha servido, ha sido miembro, ha ayudado o ha participado en una unidad militar, paramilitar, policial, de autodefensa o de vigilantes, en un grupo rebelde o guerrillero, una milicia, una organización insurgente o cualquier otro grupo armado? El servicio obligatorio cuenta.',
  },
  'person.armedServiceExplained': explained('ejército, policía o grupo armado'),
  'person.detentionWork': {
    label: '¿Ha trabajado alguna vez donde había personas detenidas, o ha participado en detener a personas?',
    help: '¿ALGUNA VEZ ha trabajado, sido voluntario o servido de otra manera en una prisión, cárcel, campo de prisioneros, centro de detención, campo de trabajo o cualquier otro lugar donde había personas detenidas, o en cualquier otra situación en la que se detenía a personas, o ALGUNA VEZ ha dirigido cualquier otra actividad en la que se detenía a personas o ha participado en ella?',
  },
  'person.detentionWorkExplained': explained('detención de personas'),
  'person.weaponGroup': {
    label: '¿Ha estado alguna vez en un grupo que usó o amenazó con usar armas contra personas?',
    help: '¿ALGUNA VEZ ha sido miembro, ha ayudado o ha participado en un grupo, unidad u organización de cualquier tipo en el que usted u otras personas usaron o amenazaron con usar algún tipo de arma contra una persona?',
  },
  'person.weaponGroupExplained': explained('grupo que usó armas'),
  'person.weaponsProvided': {
    label: '¿Ha vendido, entregado o transportado alguna vez armas para usarlas contra personas?',
    help: '¿ALGUNA VEZ ha vendido, entregado o transportado armas, o ayudado a alguien a hacerlo, sabiendo o creyendo que se usarían contra otra persona?',
  },
  'person.weaponsProvidedExplained': explained('venta o entrega de armas'),
  'person.weaponsTraining': {
    label: '¿Ha recibido alguna vez entrenamiento militar o con armas?',
    help: '¿ALGUNA VEZ ha recibido entrenamiento con armas, paramilitar u otro de tipo militar? El servicio obligatorio cuenta.',
  },
  'person.weaponsTrainingExplained': explained('entrenamiento militar o con armas'),
  'person.statusViolated': {
    label: '¿Ha violado alguna vez las condiciones de su estatus actual?',
    help: '¿ALGUNA VEZ ha violado las condiciones del estatus de no inmigrante que tiene ahora? Por ejemplo, trabajando sin permiso o quedándose demasiado tiempo.',
  },
  'person.statusViolatedExplained': explained('violación del estatus'),
  'person.removalExplained': explained('proceso de expulsión'),
  'person.workedSinceAdmission': {
    label: '¿Ha trabajado en los Estados Unidos desde su última admisión o concesión de estatus?',
    help: '¿ALGUNA VEZ ha estado empleado en los Estados Unidos desde que fue admitido por última vez o se le concedió una extensión o un cambio de estatus?',
  },
  'person.workSinceAdmission': {
    label: 'Trabajo en los Estados Unidos desde su última admisión o concesión de estatus',
    help: 'Cada período de empleo, con permiso o sin él.',
    one: 'empleo',
    columns: {
      employer: 'Empleador',
      address: 'Dirección del empleador',
      from: 'Desde',
      until: 'Hasta',
      weeklyIncome: 'Ingreso semanal',
      authorized: 'Autorizado específicamente por USCIS',
    },
  },
  'person.supportedBy': {
    label: 'Medios de vida',
    help: '¿Cómo se mantiene sin trabajar aquí? Diga de dónde viene el dinero y cuánto es, como el salario de su cónyuge. Los documentos deben probar el origen, la cantidad y la base de todo ingreso.',
  },
}
