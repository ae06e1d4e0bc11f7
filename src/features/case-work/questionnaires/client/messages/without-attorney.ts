import type { Language } from '#ui/say.ts'
import type { Messages } from './en.ts'

/** What a do-it-yourself case says in place of sentences about the law firm: it has none (decisions §13). */
export const withoutAttorney: Record<Language, Partial<Messages>> = {
  en: {
    goesTo: () => '',
    submitToFirm: 'Submit',
    sentTo: () => 'Sent',
    sentText: (_who, answered) => `Thank you. Your ${answered} ${answered === 1 ? 'answer was' : 'answers were'} sent.`,
    reopenAsked: () => 'You asked to reopen your answers.',
    ask: () => 'I don’t know – ask',
    askShort: () => 'Ask',
    askText: 'You can go on with the other questions.',
    askSent: () => 'Your question was sent.',
    askedNote: 'You asked about this.',
    stuckText: () => 'Ask about it.',
    submittedNote: (when) => `Sent on ${when}. Need to change something? Ask the owner of the case.`,
    internal: 'Internal',
    moreAsked: (who) => (who ? `${who} asks for more answers.` : 'More answers are asked for.'),
  },
  es: {
    goesTo: () => '',
    submitToFirm: 'Enviar',
    sentTo: () => 'Enviado',
    sentText: (_who, answered) =>
      answered === 1 ? 'Gracias. Su respuesta fue enviada.' : `Gracias. Sus ${answered} respuestas fueron enviadas.`,
    reopenAsked: () => 'Usted pidió reabrir sus respuestas.',
    ask: () => 'No lo sé: preguntar',
    askShort: () => 'Preguntar',
    askText: 'Puede seguir con las demás preguntas.',
    askSent: () => 'Su pregunta fue enviada.',
    askedNote: 'Usted preguntó esto.',
    stuckText: () => 'Pregunte.',
    submittedNote: (when) => `Enviado el ${when}. ¿Necesita cambiar algo? Pregunte a quien lleva el caso.`,
    internal: 'Interno',
    moreAsked: (who) => (who ? `${who} le pide más respuestas.` : 'Se le piden más respuestas.'),
  },
}
