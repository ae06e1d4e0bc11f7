import { spanishDocuments, spanishNamedDocuments } from '#case-types/words/spanish.ts'
import { type Shape, saidByShape } from '#formats/shapes.ts'

const items: Readonly<Record<string, string>> = {
  'Correct the answers that were sent back': 'Corrija las respuestas que le devolvieron',
  'Check your answers and submit them': 'Revise sus respuestas y envíelas',
  'Answer 1 question': 'Responda 1 pregunta',
  'Sign the forms in 1 place': 'Firme los formularios en 1 lugar',
  'Go to the biometrics appointment': 'Vaya a la cita de datos biométricos',
  'Prepare for the interview and go to it': 'Prepárese para la entrevista y asista',
  'Answer this part of the questionnaire and submit it': 'Responda su parte del cuestionario y envíela',
  'Answer the questions, add the documents and submit the case':
    'Responda las preguntas, agregue los documentos y envíe el caso',
}

const shapes: readonly Shape[] = [
  [/^Answer ([\d,]+) questions$/, (n = '') => `Responda ${n} preguntas`],
  [/^Sign the forms in (\d+) places$/, (n = '') => `Firme los formularios en ${n} lugares`],
  [
    /^Upload “(.+)” again(?:: (.+))?$/s,
    (name = '', why = '') => `Suba de nuevo «${documentInSpanish(name)}»${why && `: ${why}`}`,
  ],
  [/^Hand in “(.+)”$/s, (name = '') => `Entregue «${documentInSpanish(name)}»`],
  [/^Upload “(.+)”$/s, (name = '') => `Suba «${documentInSpanish(name)}»`],
]

/** A document that somebody named in their own words stays as they named it. */
export const documentInSpanish = (name: string): string =>
  spanishDocuments[name] ?? saidByShape(spanishNamedDocuments, name) ?? name

/** What an employee has to do, as mails and screens say it in Spanish; a task keeps the words of whoever wrote it. */
export const itemInSpanish = (title: string): string => items[title] ?? saidByShape(shapes, title) ?? title
