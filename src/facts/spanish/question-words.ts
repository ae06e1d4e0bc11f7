/**
 * The questions of an employee as a conversation asks them, in Spanish. Terms as USCIS writes them on its Spanish pages
 * (uscis.gov/es): «petición», «prórroga», «Número A», «permiso de trabajo», «aviso de recibo».
 */
export const spanishQuestions: Readonly<Record<string, string>> = {
  'person.inUnitedStates': '¿Está ahora en los Estados Unidos?',
  'person.currentStatus': '¿Qué estatus migratorio tiene ahora?',
  'person.statusExpiresOn': '¿Hasta cuándo puede quedarse? (fecha «Admit until»)',
  'person.statusWithoutEnd': '¿Dice su I-94 «D/S» (duración del estatus)?',
  'person.admissions': 'Sus registros I-94, el más nuevo primero',
  'person.passports': '¿Qué pasaportes tiene?',
  'person.visas': '¿Qué visas de los Estados Unidos hay en su pasaporte?',
  'person.birthDate': '¿Cuándo nació?',
  'person.birthCity': '¿En qué ciudad nació?',
  'person.birthCountry': '¿En qué país nació?',
  'person.citizenship': '¿De qué país es ciudadano(a)?',
  'person.maritalStatus': '¿Cuál es su estado civil?',
  'person.addresses': '¿Dónde vive, aquí y en el extranjero?',
  'person.education': '¿Qué títulos de estudio tiene?',
  'person.jobs': '¿Dónde ha trabajado?',
  'person.mobilePhone': '¿Cuál es su número de celular?',
  'person.daytimePhone': '¿A qué número le llamamos durante el día?',
  'person.latestReceipt': '¿Cuál es su número de recibo más nuevo de USCIS?',
  'person.ssn': '¿Cuál es su número de Seguro Social?',
  'person.aNumber': '¿Cuál es su Número A (Número de Registro de Extranjero)?',
  'person.sevisId': '¿Cuál es su número de SEVIS?',
  'person.onlineAccount': '¿Cuál es su número de cuenta en línea de USCIS?',
  'case.officeToNotify': '¿Dónde recogería una visa o entraría?',
  'case.officeCity': '¿En qué ciudad?',
  'case.officePlace': '¿En qué estado o país está?',
  'case.classificationHeld': '¿Ha tenido este estatus en los últimos siete años?',
  'case.classificationDenied': '¿Se le negó este estatus en los últimos siete años?',
}

export const spanishHelp: Readonly<Record<string, string>> = {
  'person.statusExpiresOn':
    'La fecha de su I-94 o aviso de aprobación más nuevo, no la fecha de la visa en el pasaporte.',
  'person.admissions':
    'Imprímalo en i94.cbp.dhs.gov. El número tiene 11 caracteres; no es el número de la visa ni el del pasaporte.',
  'person.familyName': 'Como está impreso en el pasaporte, aunque usted lo escriba de otra manera.',
  'person.citizenship': 'No donde vive ahora.',
  'person.passports': 'Primero el que usa ahora. Téngalo a la mano: cada letra cuenta.',
  'person.ssn': 'Nueve cifras, en la tarjeta azul del Seguro Social, como 123-45-6789. No es el Número A.',
  'person.aNumber':
    'La letra A y de 7 a 9 cifras, en una tarjeta verde, un permiso de trabajo o un aviso. Muchas personas no tienen ninguno.',
  'person.onlineAccount': 'Solo si abrió una cuenta en my.uscis.gov. No es el número de recibo.',
  'person.sevisId': 'La letra N y diez cifras, arriba en el I-20 o DS-2019.',
  'person.visas': 'La etiqueta en el pasaporte. El número rojo de abajo es el de la visa.',
  'person.jobs': 'Mes y año bastan. Cuente también el trabajo fuera de los Estados Unidos.',
  'person.addresses':
    'Donde duerme, no solo donde recibe cartas. Para la residencia permanente, todas las casas de los últimos cinco años.',
  'person.education': 'El título más alto primero, como está en el diploma.',
  'person.birthCity': 'Como está en el pasaporte.',
  'case.officeToNotify': 'Se pregunta aunque se quede aquí: la aprobación va allí si más tarde necesita una visa.',
}
