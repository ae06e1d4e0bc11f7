import { crimesScope } from './eligibility-crimes.ts'

const did =
  'cometió secuestro, asesinato, o secuestro o sabotaje de un medio de transporte (incluidos un avión, barco, vehículo o tren); usó un arma, un explosivo o cualquier aparato peligroso con la intención de poner en peligro la seguridad de otras personas o de causar daños a bienes'
const didOrIncited = `${did}; amenazó con hacerlo, lo intentó, conspiró para ello, lo preparó o lo planeó; o incitó a ello en circunstancias que indican la intención de causar la muerte o lesiones graves`
const tookPart =
  '¿ALGUNA VEZ ha ordenado, incitado, pedido, cometido, asistido, ayudado o participado de otra manera en'

/** The whole scope of each question of Form I-485, Part 9, as it is printed, in Spanish. */
export const eligibilityScope: Readonly<Record<string, string>> = {
  ...crimesScope,
  deniedAdmission: '¿ALGUNA VEZ le han negado la admisión a los Estados Unidos?',
  deniedVisa: '¿ALGUNA VEZ le han negado una visa para los Estados Unidos?',
  workedUnauthorized: '¿ALGUNA VEZ ha trabajado en los Estados Unidos sin autorización?',
  everViolatedStatus:
    '¿ALGUNA VEZ ha violado los términos o condiciones de su estatus de no inmigrante? En cualquier estatus que haya tenido aquí, como F-1, H-1B o B-2.',
  orderedRemoved: '¿ALGUNA VEZ se ha emitido contra usted una orden final de exclusión, deportación o remoción?',
  orderReinstated: '¿ALGUNA VEZ se ha restablecido una orden final anterior de exclusión, deportación o remoción?',
  stayedAfterDeparture:
    '¿ALGUNA VEZ un oficial o un juez de inmigración le ha concedido la salida voluntaria y usted no salió dentro del plazo?',
  askedForRelief:
    '¿ALGUNA VEZ ha solicitado algún tipo de alivio o protección contra la remoción, exclusión o deportación? Por ejemplo asilo o cancelación de la remoción.',
  homeResidenceRule:
    '¿ALGUNA VEZ ha sido visitante de intercambio J sujeto al requisito de residir dos años en el extranjero? Lo dice la visa J o el Formulario DS-2019.',
  homeResidenceMet: '¿Ha cumplido con el requisito de residencia en el extranjero?',
  homeResidenceWaived:
    '¿Le han concedido una exención, o ha emitido el Departamento de Estado una carta de recomendación favorable a su exención?',
  missedProceeding:
    '¿ALGUNA VEZ ha faltado o se ha negado a asistir, o a permanecer, en un proceso de remoción iniciado contra usted el 1 de abril de 1997 o después? Si es así, se adjunta una declaración escrita con el motivo.',
  falseDocuments:
    '¿ALGUNA VEZ ha presentado documentos alterados, fraudulentos o falsificados a un funcionario del Gobierno de EE. UU. para obtener o intentar obtener un beneficio de inmigración, incluidas una visa o la entrada a los Estados Unidos?',
  misrepresented:
    '¿ALGUNA VEZ ha mentido, ocultado o falseado información en una solicitud o petición para obtener una visa, otro documento exigido para entrar en los Estados Unidos, la admisión o cualquier otro beneficio de inmigración?',
  claimedCitizenship:
    '¿ALGUNA VEZ ha afirmado falsamente ser ciudadano de EE. UU. (por escrito o de cualquier otra forma)?',
  stowaway: '¿ALGUNA VEZ ha llegado a los Estados Unidos como polizón en un barco o avión?',
  smuggled:
    '¿ALGUNA VEZ, a sabiendas, ha animado, inducido, asistido o ayudado a un extranjero a entrar o intentar entrar ilegalmente en los Estados Unidos (tráfico de extranjeros)?',
  civilPenalty:
    '¿Tiene una orden final de sanción civil por violar la sección 274C de la INA por uso de documentos fraudulentos?',
  everRemoved:
    '¿ALGUNA VEZ ha sido excluido, deportado o removido de los Estados Unidos, o ha salido por su cuenta después de una orden de exclusión, deportación o remoción?',
  enteredUninspected:
    '¿ALGUNA VEZ ha entrado en los Estados Unidos sin ser inspeccionado y admitido o recibido con parole?',
  unlawfullyPresent:
    'Desde el 1 de abril de 1997, ¿ha estado presente ilegalmente en los Estados Unidos? Lo estuvo si estuvo en los Estados Unidos después de vencer el período de estadía autorizado por el Secretario de Seguridad Nacional (DHS), o sin haber sido admitido o recibido con parole. La explicación da las fechas.',
  presentAsVictim:
    '¿Fue una forma grave de trata de personas al menos una razón central de su presencia ilegal en los Estados Unidos? Es la trata sexual (reclutar, alojar, transportar, proporcionar u obtener a una persona para un acto sexual comercial) inducida por fuerza, fraude o coacción, o de una persona que no ha cumplido 18 años; o reclutar, alojar, transportar, proporcionar u obtener a una persona para trabajo o servicios mediante fuerza, fraude o coacción, con el fin de someterla a servidumbre involuntaria, peonaje, servidumbre por deudas o esclavitud.',
  reenteredAfterPresence:
    'Desde el 1 de abril de 1997, ¿ALGUNA VEZ ha vuelto o intentado volver a entrar en los Estados Unidos sin ser inspeccionado y admitido o recibido con parole después de haber estado presente ilegalmente más de un año en total desde el 1 de abril de 1997? Se cuentan todos los días de todas sus estadías después de vencer el período autorizado por el Secretario del DHS, o sin haber sido admitido o recibido con parole.',
  reenteredAfterRemoval:
    'Desde el 1 de abril de 1997, ¿ALGUNA VEZ ha vuelto o intentado volver a entrar en los Estados Unidos sin ser inspeccionado y admitido o recibido con parole después de haber sido deportado, excluido o removido de los Estados Unidos?',
  intendsEspionage:
    '¿Piensa participar en alguna actividad que viole o eluda una ley sobre espionaje o sabotaje en los Estados Unidos?',
  intendsIllegalExport:
    '¿Piensa participar en los Estados Unidos en alguna actividad que viole o eluda una ley que prohíbe exportar de los Estados Unidos bienes, tecnología o información delicada?',
  intendsOverthrow:
    '¿Piensa participar, mientras esté en los Estados Unidos, en alguna actividad cuyo fin incluya oponerse al Gobierno de EE. UU., controlarlo o derrocarlo por la fuerza, la violencia u otros medios ilegales?',
  intendsUnlawful: '¿Piensa participar en cualquier otra actividad ilegal?',
  kidnapping:
    '¿ALGUNA VEZ ha cometido secuestro, asesinato, o secuestro o sabotaje de un medio de transporte (incluidos un avión, barco, vehículo o tren)?',
  weaponUsed:
    '¿ALGUNA VEZ ha usado un arma, un explosivo o cualquier aparato peligroso con la intención de poner en peligro la seguridad de otra persona o de otras personas, o de causar daños a bienes?',
  violencePlanned: `¿ALGUNA VEZ ha amenazado con hacer, intentado, conspirado, preparado o planeado lo que hizo quien ${did}?`,
  violenceIncited: `¿ALGUNA VEZ ha incitado, en circunstancias que indican la intención de causar la muerte o lesiones graves, a lo que hizo quien ${did}?`,
  violentGroup: `¿ALGUNA VEZ ha participado en un grupo u organización, o ha sido miembro de uno, que ${didOrIncited}?`,
  recruitedForGroup: `¿ALGUNA VEZ ha reclutado miembros o pedido dinero o cosas de valor para un grupo u organización que ${didOrIncited}?`,
  supportedViolence: `¿ALGUNA VEZ ha dado dinero, una cosa de valor, servicios o trabajo, o cualquier otra ayuda o apoyo para lo que hizo quien ${didOrIncited}?`,
  supportedViolent: `¿ALGUNA VEZ ha dado dinero, una cosa de valor, servicios o trabajo, o cualquier otra ayuda o apoyo a una persona, grupo u organización que ${didOrIncited}?`,
  intendsViolence: `¿Piensa participar en alguna actividad como la de quien ${didOrIncited}?`,
  intendsDanger:
    '¿Piensa participar en alguna actividad que pueda poner en peligro el bienestar, la seguridad o la protección de los Estados Unidos?',
  familyOfViolent: `¿Es usted cónyuge o hijo de una persona que ALGUNA VEZ ${didOrIncited}; participó en un grupo u organización que lo hizo, o fue miembro de uno; reclutó miembros o pidió dinero o cosas de valor para un grupo así; o dio dinero, una cosa de valor, servicios o trabajo, o cualquier otra ayuda o apoyo para ello, o a una persona, grupo u organización que lo hizo? La explicación dice qué hizo su padre, madre o cónyuge, cuándo y dónde.`,
  militaryOrPolice:
    '¿ALGUNA VEZ ha servido, ha sido miembro, ha ayudado o ha participado en una unidad militar o de policía? El servicio obligatorio cuenta. La explicación nombra el país, la unidad, el rango o puesto y las fechas.',
  armedGroup:
    '¿ALGUNA VEZ ha servido, ha sido miembro, ha ayudado o ha participado en un grupo armado (un grupo que lleva armas), por ejemplo: una unidad paramilitar (personas que actúan como un grupo militar sin ser parte del ejército oficial), de autodefensa o de vigilantes, o un grupo rebelde o guerrillero? La explicación nombra el país, el grupo, el rango o puesto y las fechas.',
  communistParty:
    '¿ALGUNA VEZ ha sido miembro del Partido Comunista o de cualquier partido totalitario (en los Estados Unidos o en el extranjero), o ha estado afiliado de alguna manera?',
  tortured: `${tookPart} tortura?`,
  genocide: `${tookPart} genocidio?`,
  killingTried: `${tookPart} matar, o intentar matar, a una persona?`,
  injuryTried: `${tookPart} herir, o intentar herir, de forma intencional y grave a una persona?`,
  childSoldiersRecruited:
    '¿ALGUNA VEZ ha reclutado, alistado, conscrito o usado a una persona menor de 15 años para participar en hostilidades o para servir o ayudar en una fuerza o grupo armado, o lo ha intentado o ha trabajado con otros para hacerlo?',
  childSoldiersUsed:
    '¿ALGUNA VEZ ha usado a una persona menor de 15 años en hostilidades, por ejemplo en combate o en servicios relacionados con el combate (como sabotaje o servir de mensajero) o de apoyo (como transportar suministros), o lo ha intentado o ha trabajado con otros para hacerlo?',
  polygamy:
    '¿Piensa practicar la poligamia en los Estados Unidos? Es decir, estar casado con varias personas al mismo tiempo.',
  guardian:
    '¿Acompaña a un extranjero inadmisible a quien un oficial médico ha certificado como indefenso por enfermedad, discapacidad física o mental o por ser un niño pequeño, y que necesita su protección o tutela, según la sección 232(c) de la INA?',
  withheldChild:
    '¿ALGUNA VEZ ha ayudado a detener, retener o negar la custodia de un niño ciudadano de EE. UU., fuera de los Estados Unidos, a una persona a quien se le concedió la custodia?',
  votedUnlawfully:
    '¿ALGUNA VEZ ha votado en los Estados Unidos en violación de una disposición constitucional, ley, ordenanza o reglamento federal, estatal o local?',
  renouncedForTaxes:
    '¿ALGUNA VEZ ha renunciado a la ciudadanía de EE. UU. para no pagar impuestos a los Estados Unidos?',
  askedForExemption:
    '¿ALGUNA VEZ ha pedido, por ser extranjero, la exención o baja del entrenamiento o servicio en las fuerzas armadas de EE. UU. o en el Cuerpo Nacional de Entrenamiento de Seguridad de EE. UU.?',
  relievedOfService: '¿ALGUNA VEZ lo han liberado o dado de baja de ese entrenamiento o servicio por ser extranjero?',
  deserted: '¿ALGUNA VEZ ha sido condenado por desertar de las fuerzas armadas de EE. UU.?',
  evadedDraft:
    '¿ALGUNA VEZ ha salido o se ha quedado fuera de los Estados Unidos para evitar el entrenamiento o servicio en las fuerzas armadas de EE. UU. en tiempo de guerra o en un período que el Presidente declaró emergencia nacional?',
}
