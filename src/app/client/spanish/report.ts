/** A move, a trip or a change of the job, and what follows from it, in Spanish. */
export const report: Readonly<Record<string, string>> = {
  'We do not know yet how long your visa and your passport are valid. Have both at hand.':
    'Todavía no sabemos hasta cuándo valen su visa y su pasaporte. Téngalos a mano.',
  'Your visa or your passport ends before you return: see above.':
    'Su visa o su pasaporte vence antes de su regreso: vea arriba.',
  'My job changes': 'Cambia mi empleo',
  'A move': 'Una mudanza',
  'A trip abroad': 'Un viaje al extranjero',
  'A job change': 'Un cambio de empleo',
  'A move of {name}.': 'Mudanza de {name}.',
  'A trip abroad of {name}.': 'Viaje al extranjero de {name}.',
  'A job change of {name}.': 'Cambio de empleo de {name}.',
  'Everyone on the case is told.': 'Se avisa a todos los del caso.',
  'Your attorney and your HR team are told.': 'Se avisa a su abogado y a Recursos Humanos.',
  'What changes': 'Qué cambia',
  'Thank you. It has been reported.': 'Gracias. Quedó informado.',
  'Back to home': 'Volver al inicio',
  'Moving day': 'Día de la mudanza',
  'You leave on': 'Sale el',
  'From when': 'Desde cuándo',
  'You return on': 'Regresa el',
  'Leaves on': 'Sale el',
  'Returns on': 'Regresa el',
  'New street and number': 'Nueva calle y número',
  'Apartment, suite or floor': 'Apartamento, suite o piso',
  'Like Apt 4B. Leave empty for a house.': 'Como Apt 4B. Déjelo vacío si es una casa.',
  'Your address is updated from {day} on. The next form prints the new one.':
    'Su dirección está actualizada desde el {day}. El próximo formulario imprime la nueva.',
  '{name}’s address is updated from {day} on. The next form prints the new one.':
    'La dirección de {name} está actualizada desde el {day}. El próximo formulario imprime la nueva.',
  City: 'Ciudad',
  State: 'Estado',
  'Two letters, like MA.': 'Dos letras, como MA.',
  'ZIP code': 'Código postal',
  Country: 'País',
  'The place of work changes': 'Cambia el lugar de trabajo',
  'New city and state': 'Nueva ciudad y estado',
  'It is within normal commuting distance of the old place':
    'Está a una distancia normal de viaje diario del lugar anterior',
  'What changes: title, duties, hours or pay': 'Qué cambia: puesto, tareas, horas o salario',
  'Anything else we should know': 'Algo más que debamos saber',
  'What follows': 'Qué sigue',
  'Report it': 'Informar',
  You: 'Usted',
  Employer: 'Empleador',
  'Law firm': 'Bufete',
  'Why?': '¿Por qué?',
  'A move.': 'Una mudanza.',
  'A trip abroad.': 'Un viaje al extranjero.',
  'A job change.': 'Un cambio de empleo.',
  'Enter the day.': 'Escriba el día.',
  'Enter the new street and number.': 'Escriba la nueva calle y número.',
  'Enter the city.': 'Escriba la ciudad.',
  'Enter the state, like MA.': 'Escriba el estado, como MA.',
  'Enter the ZIP code.': 'Escriba el código postal.',
  'The return lies after the day you leave.': 'El regreso es después del día de salida.',
  'Enter the day you return.': 'Escriba el día de regreso.',
  'Choose the country.': 'Elija el país.',
  'Report the new address to USCIS online (Form AR-11)':
    'Informe la nueva dirección a USCIS en línea (Formulario AR-11)',
  'Within 10 days of the move (INA 265; 8 CFR 265.1). Each family member reports too.':
    'Dentro de los 10 días de la mudanza (INA 265; 8 CFR 265.1). Cada familiar también informa.',
  'Owner of the case': 'Quien lleva el caso',
  'Check whether the work is also done from another place': 'Revisar si el trabajo se hace también desde otro lugar',
  'Do not leave before it is known that the trip is safe: a green card application is pending':
    'No salir antes de saber que el viaje es seguro: hay una solicitud de tarjeta verde pendiente',
  'Decide first whether to travel: a pending change of status ends on departure':
    'Decidir primero si viajar: un cambio de estatus pendiente termina al salir',
  'Check how to come back while the petition is pending': 'Revisar cómo regresar mientras la petición está pendiente',
  'Check before the trip whether it is safe': 'Revisar antes del viaje si es seguro',
  'Check whether the change touches an open case': 'Revisar si el cambio afecta un caso abierto',
  'Check whether the change needs an amended petition': 'Revisar si el cambio requiere una petición enmendada',
  'Your attorney checks whether you will also work from another place':
    'Su abogado revisa si usted también trabajará desde otro lugar',
  'Working from home in another area can need an amended petition first (8 CFR 214.2(h)(2)(i)(E)).':
    'Trabajar desde casa en otra zona puede requerir antes una petición enmendada (8 CFR 214.2(h)(2)(i)(E)).',
  'Do not leave before your attorney says the trip is safe: your green card application is pending':
    'No salga antes de que su abogado diga que el viaje es seguro: su solicitud de tarjeta verde está pendiente',
  'Leaving without advance parole abandons it, unless you return in valid H or L status (8 CFR 245.2(a)(4)(ii)).':
    'Salir sin permiso adelantado la abandona, salvo que regrese con estatus H o L válido (8 CFR 245.2(a)(4)(ii)).',
  'Talk to your attorney first: a pending change of status ends when you leave':
    'Hable antes con su abogado: un cambio de estatus pendiente termina cuando usted sale',
  'A request to change status is treated as abandoned on departure; the petition itself can still be approved.':
    'La solicitud de cambio de estatus se considera abandonada al salir; la petición misma todavía puede aprobarse.',
  'Your attorney checks how you come back while your petition is pending':
    'Su abogado revisa cómo regresa usted mientras su petición está pendiente',
  'The extension of stay may be abandoned by leaving; you return with a valid visa and the approval or receipt.':
    'La prórroga de estadía puede abandonarse al salir; usted regresa con una visa válida y la aprobación o el recibo.',
  'USCIS extends the stay only of people who are in the United States (8 CFR 214.1(c)).':
    'USCIS prorroga la estadía solo de quienes están en Estados Unidos (8 CFR 214.1(c)).',
  'To come back after that day you need an approved petition and a valid visa (8 CFR 214.1).':
    'Para regresar después de ese día necesita una petición aprobada y una visa válida (8 CFR 214.1).',
  'A valid visa is needed to enter again (22 CFR 41.112). Only a consulate abroad issues it.':
    'Para entrar de nuevo se necesita una visa válida (22 CFR 41.112). Solo la expide un consulado en el extranjero.',
  'Do not leave before your extension is filed: you must be in the United States that day':
    'No salga antes de que se presente su prórroga: ese día debe estar en Estados Unidos',
  'It should be valid for six months after you return (INA 212(a)(7)(B)); the I-94 can be cut to its last day.':
    'Debe valer seis meses después de su regreso (INA 212(a)(7)(B)); el I-94 puede acortarse a su último día.',
  'Your attorney checks the trip and tells you whether it is safe': 'Su abogado revisa el viaje y le dice si es seguro',
  'Your attorney checks whether the change touches an open case':
    'Su abogado revisa si el cambio afecta un caso abierto',
  'A green card case rests on the job that was described in it.':
    'Un caso de tarjeta verde se basa en el empleo descrito en él.',
  'Post the LCA notice at the new place before the first day there':
    'Publicar el aviso de la LCA en el nuevo lugar antes del primer día',
  'Within the same area no amended petition is needed (Matter of Simeio; 20 CFR 655.734).':
    'Dentro de la misma zona no se necesita una petición enmendada (Matter of Simeio; 20 CFR 655.734).',
  'File an amended petition before the change begins':
    'Presentar una petición enmendada antes de que comience el cambio',
  'Another place of work outside the area needs one first (Matter of Simeio; 8 CFR 214.2(h)(2)(i)(E)(2)).':
    'Otro lugar de trabajo fuera de la zona la requiere antes (Matter of Simeio; 8 CFR 214.2(h)(2)(i)(E)(2)).',
  'Your attorney checks whether the change needs an amended petition':
    'Su abogado revisa si el cambio requiere una petición enmendada',
  'Other duties, fewer hours or lower pay can be a material change (8 CFR 214.2(h)(2)(i)(E)).':
    'Otras tareas, menos horas o menos salario pueden ser un cambio importante (8 CFR 214.2(h)(2)(i)(E)).',
  'Your employer confirms title, place, hours and pay': 'Su empleador confirma puesto, lugar, horas y salario',
  'The petition has to describe the job as it is.': 'La petición debe describir el empleo como es.',
}
