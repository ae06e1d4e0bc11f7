/** The tab of a family that files together, in Spanish. */
export const familyPackage: Readonly<Record<string, string>> = {
  Family: 'Familia',
  'One set of answers': 'Un solo juego de respuestas',
  '{asked} questions fill {forms} forms. Form by form it would be {each}.':
    '{asked} preguntas llenan {forms} formularios. Formulario por formulario serían {each}.',
  'For all {n}': 'Para los {n}',
  'Answers: {name}': 'Respuestas: {name}',
  '{n} answered': '{n} respondidas',
  '{n} of {of} answered': '{n} de {of} respondidas',
  '{n} taken from the family': '{n} tomadas de la familia',
  'Forms and papers of each person': 'Formularios y documentos de cada persona',
  Papers: 'Documentos',
  '{n}, one package per person': '{n}, un paquete por persona',
  'Nothing missing': 'No falta nada',
  '1 is ready': '1 cosa está lista',
  '{n} are ready': '{n} cosas están listas',
  '{n} missing': 'Faltan {n}',
  'Not needed': 'No hace falta',
  'Applies first': 'Solicitante principal',
  Spouse: 'Cónyuge',
  Son: 'Hijo',
  Daughter: 'Hija',
  'green card': 'tarjeta verde',
  'work permit': 'permiso de trabajo',
  travel: 'viajes',
  attorney: 'abogado',
  'job offer': 'oferta de trabajo',
  'one for the family': 'uno para la familia',
  'text when accepted': 'aviso de aceptación',
  Ready: 'Listo',
  Filed: 'Presentado',
  '1 answer missing': 'Falta 1 respuesta',
  '{n} answers missing': 'Faltan {n} respuestas',
  'In hand': 'En mano',
  'In review': 'En revisión',
  'Sent back': 'Devuelto',
  'Parent signs': 'Firma el padre o la madre',
  'Not needed here': 'Aquí no hace falta',
  'Not in hand': 'Falta',
  'Not known yet': 'Todavía no se sabe',
  'Only for a stepchild': 'Solo para hijastros',
  'Keep in mind': 'Tenga en cuenta',
  'Travel. After mailing, nobody leaves the U.S. without advance parole or a valid H-1B or H-4.':
    'Viajes. Después del envío, nadie sale de los EE. UU. sin permiso anticipado de viaje o una H-1B o H-4 vigente.',
  'Photos are at most 30 days old on the day of mailing.': 'Las fotos tienen como máximo 30 días el día del envío.',
  '{name} is 13. Filed after the 14th birthday, the I-485 costs as much as an adult’s.':
    '{name} tiene 13 años. Presentado después de los 14, el I-485 cuesta lo mismo que el de un adulto.',
  'I-864 is not needed: no relative filed the petition or owns 5 % of the company that did.':
    'El I-864 no hace falta: ningún familiar presentó la petición ni posee el 5 % de la empresa que lo hizo.',
  'I-864: whether an affidavit of support is needed is not known yet. Did a relative file the petition, or own 5 % of the company that did?':
    'I-864: aún no se sabe si hace falta. ¿Presentó un familiar la petición, o posee el 5 % de la empresa que lo hizo?',
  'I-864 is needed, one for the family, and not in the package yet.':
    'Hace falta un I-864 para la familia y aún no está en el paquete.',
  '{name} sponsors the family with one affidavit (I-864).':
    '{name} patrocina a la familia con una declaración (I-864).',
  'The affidavit of support (I-864) has no sponsor yet.':
    'La declaración de patrocinio (I-864) aún no tiene patrocinador.',
}
