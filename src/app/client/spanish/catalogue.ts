import { itemInSpanish } from '#case-file/cases/item-spanish.ts'
import { spanishCases, spanishDocuments, spanishNamedDocuments, spanishTracks } from '#case-types/spanish.ts'
import { dateShapes, spanishDates } from '#case-work/deadlines/spanish.ts'
import type { Catalogue, Say } from '#ui/say.ts'
import { ownWords } from '#ui/spanish.ts'
import { casePage } from './case.ts'
import { documents } from './documents.ts'
import { familyPackage } from './family.ts'
import { frame, sources, weekday } from './frame.ts'
import { home, items } from './home.ts'
import { report } from './report.ts'
import { termsWords } from './terms.ts'

/** A case is said at the beginning of a line and within one. */
const within = Object.fromEntries(
  Object.entries(spanishCases).map(([english, spanish]) => [
    english.charAt(0).toLowerCase() + english.slice(1),
    spanish,
  ]),
)

/** Everything an employee reads besides the questionnaire, by the English of it; terms as on uscis.gov/es. */
export const catalogue: Catalogue = {
  sentences: {
    ...within,
    ...spanishCases,
    ...spanishDocuments,
    ...spanishTracks,
    ...ownWords,
    ...termsWords,
    ...frame,
    ...sources,
    ...spanishDates,
    ...report,
    ...documents,
    ...familyPackage,
    ...casePage,
    ...items,
    ...home,
  },
  patterns: [
    ...[...spanishNamedDocuments, ...dateShapes].map(
      ([looks, said]) => [looks, (_: Say, ...parts: string[]) => said(...parts)] as const,
    ),
    [/^From: (.+) (\d\d-\d\d-\d{4})$/, (say, what = '', day = '') => `Según: ${say(what)} ${day}`],
    [/^(\d\d-\d\d-\d{4}) is a (\w+)$/, (_, day = '', name = '') => `El ${day} es ${weekday(name)}`],
    [/^Form ([\w-]+)$/, (_, number = '') => `Formulario ${number}`],
    [/^Notifications, (\d+) unread$/, (_, n = '') => `Avisos, ${n} sin leer`],
    [/^in (\d+) days$/, (_, n = '') => `en ${n} días`],
    [/^(\d+) days ago$/, (_, n = '') => `hace ${n} días`],
    [/^Sent back: (.+)$/s, (_, why = '') => `Devuelto: ${why}`],
    [/^All (\d+) received and approved\.$/, (_, n = '') => `Los ${n} están recibidos y aprobados.`],
    [/^(\d+) of (\d+) received$/, (_, n = '', of = '') => `${n} de ${of} recibidos`],
    [
      /^(\d+) of (\d+) received, (\d+) approved\.$/,
      (_, n = '', of = '', good = '') => `${n} de ${of} recibidos, ${good} aprobados.`,
    ],
    [/^(\d+) documents?$/, (_, n = '') => `${n} ${n === '1' ? 'documento' : 'documentos'}`],
    [/^Internal date, set by (.+)$/, (_, who = '') => `Fecha interna, puesta por ${who}`],
    [
      /^Get a new visa stamp before you return: yours ends (.+)$/,
      (_, day = '') => `Obtenga una visa nueva antes de regresar: la suya vence el ${day}`,
    ],
    [
      /^Find out how to come back before leaving: the stay ends (.+), during the trip$/,
      (_, day = '') => `Averigüe antes de salir cómo regresar: la estadía termina el ${day}, durante el viaje`,
    ],
    [
      /^Talk to your attorney before you leave: your stay ends (.+), while you are away$/,
      (_, day = '') => `Hable con su abogado antes de viajar: su estadía termina el ${day}, mientras está fuera`,
    ],
    [
      /^On (\S+) your visa stamp \(until (\S+)\) and your passport \(until (\S+)\) are valid\.$/,
      (_, back = '', visa = '', passport = '') =>
        `El ${back} valen su visa (hasta el ${visa}) y su pasaporte (hasta el ${passport}).`,
    ],
    [
      /^Filed together with (.+)’s (.+), only if USCIS selects it; nothing is filed before (\S+)$/,
      (say, name = '', of = '', day = '') =>
        `Se presenta junto con la ${say(of)} de ${name}, solo si USCIS la selecciona; nada se presenta antes del ${day}`,
    ],
    [
      /^Must reach USCIS together with (.+)’s (.+)$/,
      (say, name = '', of = '') => `Debe llegar a USCIS junto con la ${say(of)} de ${name}`,
    ],
    [/^(.+) \(act by (\S+)\)$/, (say, what = '', day = '') => `${say(what)} (actúe a más tardar el ${day})`],
    [/^(\d+) pages?$/, (_, n = '') => `${n} ${n === '1' ? 'página' : 'páginas'}`],
    [/^Renew your passport: it ends (.+)$/, (_, day = '') => `Renueve su pasaporte: vence el ${day}`],
    // What is to be done, as mails say it too.
    [
      /^(?=Answer |Sign the forms |Upload “|Correct the |Check your |Go to the |Prepare for )(.+)$/s,
      (_, title = '') => itemInSpanish(title),
    ],
    // A date's title begins a sentence that its date ends.
    [/^((.+?),? (?:by|on|from|until))$/, (say, whole = '', title = '') => (say(title) === title ? whole : say(title))],
  ],
}
