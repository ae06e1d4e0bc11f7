/** Printed once above Item 22 for Items 22 to 41, and asked with each of them. */
const always =
  'Debe responder “Sí” aunque su expediente haya sido sellado o borrado de otra manera, aunque alguien, incluido un juez, un agente de la ley o un abogado, le haya dicho que ya no tiene antecedentes, y ya sea que el hecho haya ocurrido aquí en los Estados Unidos o en cualquier otro lugar del mundo. La explicación dice qué, dónde y cuándo, si lo arrestaron o acusaron, y cómo terminó, con la duración de cualquier condena.'

const questions: Readonly<Record<string, string>> = {
  arrested:
    '¿ALGUNA VEZ ha sido arrestado, citado, acusado, o admitido en un programa de desvío (incluidos el desvío antes del juicio, el aplazamiento del proceso o de la sentencia, o cualquier sentencia suspendida), o detenido por cualquier motivo por un agente de la ley de cualquier país, incluidos, entre otros, un oficial de inmigración de EE. UU., un oficial de las fuerzas armadas o de la Guardia Costera de EE. UU., o un oficial similar de otro país?',
  committedCrime:
    '¿ALGUNA VEZ ha cometido un delito de cualquier tipo (aunque no lo hayan arrestado, citado, acusado, juzgado ni condenado)?',
  convicted:
    '¿ALGUNA VEZ se ha declarado culpable o ha sido condenado por un delito o infracción (aunque un tribunal lo haya borrado o sellado después, o le hayan concedido un indulto, amnistía, decreto de rehabilitación u otro acto de clemencia)? Los documentos del indulto o similar se adjuntan.',
  punished:
    '¿ALGUNA VEZ un juez le ha impuesto un castigo o condiciones que limitaron su libertad (como prisión, condena condicional, arresto domiciliario, libertad condicional, penas alternativas, tratamiento por drogas o alcohol, programas o clases de rehabilitación, libertad vigilada o servicio comunitario)?',
  drugLaw:
    '¿ALGUNA VEZ ha violado (o intentado violar, o conspirado para violar) una ley o reglamento sobre sustancias controladas de un estado, de los Estados Unidos o de otro país? La marihuana cuenta, también donde un estado la permite.',
  drugTrafficking:
    '¿ALGUNA VEZ ha traficado con sustancias controladas, como productos químicos, drogas ilegales o narcóticos, se ha beneficiado de ello, o a sabiendas ha ayudado, asistido, conspirado o colaborado en su tráfico ilegal?',
  drugBenefit:
    '¿Es usted cónyuge, hijo o hija de un extranjero que traficó ilegalmente con una sustancia controlada, como productos químicos, drogas ilegales o narcóticos, o ayudó (o asistió, conspiró o colaboró) en ello, y obtuvo usted, en los últimos 5 años, algún beneficio económico o de otro tipo de esa actividad de su cónyuge, padre o madre?',
  drugBenefitKnown:
    '¿Sabía o debía razonablemente saber que el beneficio económico o de otro tipo provenía de esa actividad de su cónyuge, padre o madre?',
  prostitution: '¿ALGUNA VEZ ha ejercido la prostitución, o viene a los Estados Unidos para ejercer la prostitución?',
  procured:
    '¿ALGUNA VEZ, directa o indirectamente, ha procurado o intentado procurar, o ha traído, prostitutas u otras personas con fines de prostitución?',
  prostitutionMoney: '¿ALGUNA VEZ ha recibido ganancias o dinero de la prostitución?',
  commercialVice:
    '¿Piensa dedicarse en los Estados Unidos a juegos de azar ilegales o a cualquier otra forma de vicio comercial, como la prostitución, el contrabando de licor o la venta de pornografía infantil?',
  immunityUsed:
    '¿ALGUNA VEZ ha usado inmunidad (diplomática o de otro tipo) para evitar un proceso por un delito en los Estados Unidos?',
  foreignOfficial: '¿ALGUNA VEZ ha servido como funcionario de un gobierno extranjero?',
  religiousFreedom:
    '¿ALGUNA VEZ ha sido responsable de violaciones de la libertad religiosa, las ha hecho cumplir o las ha llevado a cabo directamente?',
  sexTrafficking:
    '¿ALGUNA VEZ ha inducido por fuerza, fraude o coacción (o participado de otra manera en) la trata de otra persona para actos sexuales comerciales (trata sexual)? Es inducir o hacer que un adulto realice un acto sexual comercial (cualquier acto sexual a cambio de algo de valor) por fraude, fuerza o coacción, o que lo realice una persona menor de 18 años (aun sin fuerza, fraude o coacción). Puede incluir reclutar, atraer, alojar, transportar, proporcionar, obtener, anunciar, mantener, contratar o solicitar por cualquier medio a una persona para ese acto, sabiendo (o, al anunciar, sin importarle) que es menor de 18 años o que se usó fuerza, fraude o coacción. También puede incluir beneficiarse a sabiendas, con dinero u otra cosa de valor, de participar en una empresa de trata sexual.',
  forcedLabor:
    '¿ALGUNA VEZ ha sometido a una persona a trata para servidumbre involuntaria, peonaje, servidumbre por deudas o esclavitud? La trata incluye reclutar, alojar, transportar, proporcionar u obtener a una persona para trabajo o servicios mediante fuerza, fraude o coacción.',
  helpedTrafficking:
    '¿ALGUNA VEZ, a sabiendas, ha ayudado, asistido, conspirado o colaborado con otros en la trata de personas para actos sexuales comerciales, servidumbre involuntaria, peonaje, servidumbre por deudas o esclavitud?',
  traffickingBenefit:
    '¿Es usted cónyuge, hijo o hija de un extranjero que participó en la trata de personas, y ha recibido u obtenido usted, en los últimos 5 años, algún beneficio económico o de otro tipo de esa actividad de su cónyuge, padre o madre?',
  traffickingBenefitKnown:
    '¿Sabía o debía razonablemente saber que ese beneficio provenía de esa actividad de su cónyuge, padre o madre?',
  moneyLaundering:
    '¿ALGUNA VEZ ha participado en el lavado de dinero, o a sabiendas ha ayudado, asistido, conspirado o colaborado con otros en ello, o quiere entrar en los Estados Unidos para hacerlo?',
}

/** Items 22 to 41 with the whole of what they ask. */
export const crimesScope: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(questions).map(([key, words]) => [key, `${words} ${always}`]),
)
