import { eligibilityScope } from './eligibility-scope.ts'
import type { Spanish, SpanishFact } from './spanish.ts'

/** The question in Spanish, and what an explanation of it is called. */
const asked: Readonly<Record<string, readonly [question: string, about: string]>> = {
  deniedAdmission: ['¿Alguna vez le negaron la entrada a los Estados Unidos?', 'entrada negada'],
  deniedVisa: ['¿Alguna vez le negaron una visa de los Estados Unidos?', 'visa negada'],
  workedUnauthorized: ['¿Alguna vez trabajó en los Estados Unidos sin permiso?', 'trabajo sin permiso'],
  everViolatedStatus: ['¿Alguna vez violó las condiciones de un estatus de no inmigrante?', 'violación de un estatus'],
  orderedRemoved: ['¿Alguna vez recibió una orden final de exclusión, deportación o expulsión?', 'orden de expulsión'],
  orderReinstated: ['¿Alguna vez restablecieron una orden final anterior?', 'orden restablecida'],
  stayedAfterDeparture: ['¿Alguna vez le concedieron la salida voluntaria y no salió a tiempo?', 'salida voluntaria'],
  askedForRelief: [
    '¿Alguna vez pidió protección contra la expulsión, exclusión o deportación?',
    'protección contra la expulsión',
  ],
  homeResidenceRule: [
    '¿Fue alguna vez visitante de intercambio J sujeto a la regla de dos años en su país?',
    'regla de dos años',
  ],
  homeResidenceMet: ['¿Cumplió esos dos años en su país?', 'dos años en su país'],
  homeResidenceWaived: [
    '¿Tiene una exención de los dos años, o una recomendación favorable?',
    'exención de los dos años',
  ],
  missedProceeding: [
    '¿Alguna vez faltó o se negó a asistir a un proceso de expulsión desde el 1 de abril de 1997?',
    'audiencia a la que faltó',
  ],
  falseDocuments: [
    '¿Alguna vez presentó documentos alterados, falsos o falsificados a un funcionario de los Estados Unidos?',
    'documentos falsos',
  ],
  misrepresented: [
    '¿Alguna vez mintió u ocultó información para obtener una visa, la entrada u otro beneficio migratorio?',
    'información falsa',
  ],
  claimedCitizenship: [
    '¿Alguna vez dijo falsamente que es ciudadano de los Estados Unidos?',
    'declaración de ciudadanía',
  ],
  stowaway: ['¿Alguna vez llegó como polizón en un barco o avión?', 'polizón'],
  smuggled: [
    '¿Alguna vez ayudó a sabiendas a un extranjero a entrar ilegalmente en los Estados Unidos?',
    'ayuda a la entrada ilegal',
  ],
  civilPenalty: ['¿Tiene una orden final de multa civil por usar documentos falsos?', 'multa civil'],
  everRemoved: [
    '¿Alguna vez fue excluido, deportado o expulsado de los Estados Unidos, o salió por su cuenta después de una orden?',
    'expulsión',
  ],
  enteredUninspected: [
    '¿Alguna vez entró en los Estados Unidos sin inspección y admisión o permiso (parole)?',
    'entrada sin inspección',
  ],
  unlawfullyPresent: [
    '¿Estuvo sin presencia legal en los Estados Unidos desde el 1 de abril de 1997?',
    'presencia ilegal, con fechas',
  ],
  presentAsVictim: ['¿Fue la trata de personas una razón central de esa presencia ilegal?', 'la trata como razón'],
  reenteredAfterPresence: [
    'Desde el 1 de abril de 1997, ¿volvió o intentó volver sin inspección después de más de un año de presencia ilegal?',
    'regreso después de presencia ilegal',
  ],
  reenteredAfterRemoval: [
    'Desde el 1 de abril de 1997, ¿volvió o intentó volver sin inspección después de ser deportado, excluido o expulsado?',
    'regreso después de la expulsión',
  ],
  arrested: [
    '¿Alguna vez fue arrestado, citado, acusado o detenido por un agente de la ley, en cualquier país?',
    'arresto, citación o acusación',
  ],
  committedCrime: ['¿Alguna vez cometió un delito, aunque no lo arrestaran?', 'delito'],
  convicted: ['¿Alguna vez se declaró culpable de un delito o fue condenado?', 'condena'],
  punished: ['¿Alguna vez un juez ordenó un castigo o limitó su libertad?', 'castigo'],
  drugLaw: ['¿Alguna vez violó o intentó violar una ley de drogas?', 'ley de drogas'],
  drugTrafficking: [
    '¿Alguna vez traficó con drogas ilegales, se benefició de ello o ayudó a sabiendas?',
    'tráfico de drogas',
  ],
  drugBenefit: [
    '¿Traficó con drogas su cónyuge o su padre o madre, y se benefició usted en los últimos 5 años?',
    'beneficio del tráfico de drogas',
  ],
  drugBenefitKnown: ['¿Sabía o debía saber de dónde venía ese beneficio?', 'conocimiento del tráfico de drogas'],
  prostitution: ['¿Alguna vez ejerció la prostitución, o viene a los Estados Unidos para ejercerla?', 'prostitución'],
  procured: ['¿Alguna vez llevó o intentó llevar a otras personas a la prostitución?', 'proxenetismo'],
  prostitutionMoney: ['¿Alguna vez recibió dinero de la prostitución?', 'dinero de la prostitución'],
  commercialVice: [
    '¿Piensa dedicarse a juegos ilegales u otro vicio comercial en los Estados Unidos?',
    'vicio comercial',
  ],
  immunityUsed: ['¿Alguna vez usó la inmunidad para evitar un proceso penal en los Estados Unidos?', 'inmunidad'],
  foreignOfficial: ['¿Alguna vez fue funcionario de un gobierno extranjero?', 'cargo en un gobierno extranjero'],
  religiousFreedom: ['¿Alguna vez fue responsable de violaciones de la libertad religiosa?', 'libertad religiosa'],
  sexTrafficking: ['¿Alguna vez participó en la trata sexual de personas?', 'trata sexual'],
  forcedLabor: ['¿Alguna vez sometió a una persona a servidumbre, trabajo forzado o esclavitud?', 'trabajo forzado'],
  helpedTrafficking: ['¿Alguna vez ayudó a sabiendas a otros en la trata de personas?', 'ayuda a la trata'],
  traffickingBenefit: [
    '¿Participó su cónyuge o su padre o madre en la trata de personas, y se benefició usted en los últimos 5 años?',
    'beneficio de la trata',
  ],
  traffickingBenefitKnown: ['¿Sabía o debía saber de dónde venía ese beneficio?', 'conocimiento de la trata'],
  moneyLaundering: ['¿Alguna vez participó o ayudó en el lavado de dinero, o piensa hacerlo?', 'lavado de dinero'],
  intendsEspionage: ['¿Piensa participar en espionaje o sabotaje en los Estados Unidos?', 'espionaje o sabotaje'],
  intendsIllegalExport: ['¿Piensa exportar ilegalmente bienes, tecnología o información?', 'exportación ilegal'],
  intendsOverthrow: [
    '¿Piensa oponerse al Gobierno de los Estados Unidos, o derrocarlo, por la fuerza u otro medio ilegal?',
    'derrocamiento del Gobierno',
  ],
  intendsUnlawful: ['¿Piensa participar en otra actividad ilegal?', 'otra actividad ilegal'],
  kidnapping: [
    '¿Alguna vez cometió secuestro, asesinato, o secuestro o sabotaje de un vehículo?',
    'secuestro, asesinato o sabotaje',
  ],
  weaponUsed: [
    '¿Alguna vez usó un arma o explosivo para poner en peligro a personas o dañar bienes?',
    'uso de un arma',
  ],
  violencePlanned: ['¿Alguna vez amenazó con algo así, lo intentó o lo planeó?', 'amenaza o plan'],
  violenceIncited: ['¿Alguna vez incitó a otros a algo así?', 'incitación'],
  violentGroup: ['¿Alguna vez fue parte de un grupo que hizo algo así?', 'grupo violento'],
  recruitedForGroup: ['¿Alguna vez reclutó o pidió dinero para un grupo así?', 'reclutamiento para un grupo violento'],
  supportedViolence: [
    '¿Alguna vez dio dinero, cosas, trabajo u otra ayuda para esas actividades?',
    'apoyo a la violencia',
  ],
  supportedViolent: [
    '¿Alguna vez dio tal ayuda a personas o grupos que hicieron algo así?',
    'apoyo a personas violentas',
  ],
  intendsViolence: ['¿Piensa participar en alguna de esas actividades?', 'violencia planeada'],
  intendsDanger: [
    '¿Piensa participar en algo que pueda poner en peligro a los Estados Unidos?',
    'peligro para los Estados Unidos',
  ],
  familyOfViolent: [
    '¿Es usted cónyuge o hijo de alguien que alguna vez hizo algo así?',
    'violencia de un cónyuge, padre o madre',
  ],
  militaryOrPolice: ['¿Alguna vez sirvió en una unidad militar o de policía?', 'unidad militar o de policía'],
  armedGroup: ['¿Alguna vez fue parte de un grupo armado?', 'grupo armado'],
  communistParty: [
    '¿Alguna vez fue miembro del Partido Comunista o de otro partido totalitario?',
    'partido comunista o totalitario',
  ],
  tortured: ['¿Alguna vez participó en tortura?', 'tortura'],
  genocide: ['¿Alguna vez participó en genocidio?', 'genocidio'],
  killingTried: ['¿Alguna vez participó en matar, o intentar matar, a una persona?', 'matar o intentar matar'],
  injuryTried: ['¿Alguna vez participó en herir gravemente a una persona a propósito, o intentarlo?', 'heridas graves'],
  childSoldiersRecruited: [
    '¿Alguna vez reclutó a menores de 15 años para combatir o ayudar a un grupo armado?',
    'reclutamiento de menores',
  ],
  childSoldiersUsed: ['¿Alguna vez usó a menores de 15 años en combates?', 'uso de menores'],
  polygamy: ['¿Piensa practicar la poligamia en los Estados Unidos?', 'poligamia'],
  guardian: ['¿Acompaña a alguien que no puede ser admitido y necesita su cuidado?', 'persona acompañada'],
  withheldChild: [
    '¿Alguna vez ayudó a retener en el extranjero a un niño ciudadano de los Estados Unidos?',
    'custodia de un niño',
  ],
  votedUnlawfully: ['¿Alguna vez votó ilegalmente en los Estados Unidos?', 'voto'],
  renouncedForTaxes: [
    '¿Alguna vez renunció a la ciudadanía de los Estados Unidos para evitar impuestos?',
    'renuncia a la ciudadanía',
  ],
  askedForExemption: [
    '¿Alguna vez pidió no servir en las fuerzas armadas de los Estados Unidos por ser extranjero?',
    'exención del servicio',
  ],
  relievedOfService: ['¿Alguna vez lo liberaron de ese servicio por ser extranjero?', 'liberación del servicio'],
  deserted: ['¿Alguna vez fue condenado por desertar de las fuerzas armadas de los Estados Unidos?', 'deserción'],
  evadedDraft: [
    '¿Alguna vez se fue o se quedó fuera de los Estados Unidos para evitar el servicio militar en guerra o emergencia?',
    'servicio evitado',
  ],
}

const explained = (about: string): SpanishFact => ({
  label: `Explicación (${about})`,
  help: 'Con sus propias palabras: qué, cuándo, dónde y cómo terminó. Escriba en inglés si puede: se imprime en la información adicional del formulario.',
})

export const spanish: Spanish = {
  ...Object.fromEntries(
    Object.entries(asked).flatMap(([key, [label, about]]) => [
      [`person.${key}`, { label, help: eligibilityScope[key] }],
      [`person.${key}Explained`, explained(about)],
    ]),
  ),
}
