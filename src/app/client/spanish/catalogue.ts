import { itemInSpanish } from '#case-file/cases/item-spanish.ts'
import { spanishCases, spanishTracks } from '#case-types/registered-spanish.ts'
import { spanishDocuments, spanishNamedDocuments } from '#case-types/words/spanish.ts'
import { dateShapes, spanishDates } from '#preparation/deadlines/spanish.ts'
import type { Catalogue, Say } from '#ui/say.ts'
import { ownWords } from '#ui/spanish.ts'
import { casePage } from './case.ts'
import { documents } from './documents.ts'
import { familyPackage } from './family.ts'
import { frame, sources, weekday } from './frame.ts'
import { home, items } from './home.ts'
import { report } from './report.ts'

/**
 * The terms and conditions and what stands around them, in Spanish, by the English. What is accepted is the English text:
 * the first sentence of the Spanish one says so.
 */
const termsWords: Readonly<Record<string, string>> = {
  'Version {version}. You accepted it on {when}.':
    'Versión {version}. Usted la aceptó el {when}. Traducción para su comodidad: vale el texto en inglés.',
  'Version {version}, since {day}. You have not accepted it yet.':
    'Versión {version}, desde el {day}. Todavía no la ha aceptado. Traducción para su comodidad: vale el texto en inglés.',
  'Open as PDF': 'Abrir como PDF (en inglés)',
  Accept: 'Aceptar',
  'The terms have changed. Please read and accept them.': 'Los términos cambiaron. Léalos y acéptelos, por favor.',
  'Read the terms': 'Leer los términos',
  'Accepted by you': 'Aceptado por usted',
  'Version {version}': 'Versión {version}',
  '1. What this service is': '1. Qué es este servicio',
  'VisaCare helps employers, employees and their attorneys to prepare and follow employer-sponsored U.S. immigration cases. It records what its users answer, fills official forms with those answers, keeps documents and reminds of dates.':
    'VisaCare ayuda a empleadores, empleados y sus abogados a preparar y seguir casos de inmigración a EE. UU. patrocinados por un empleador. Registra lo que responden sus usuarios, completa formularios oficiales con esas respuestas, guarda documentos y recuerda fechas.',
  'VisaCare is not a law firm and gives no legal advice. In cases without an attorney it writes down what you answer and nothing more. Where an attorney represents you, the attorney alone advises you and decides what is filed.':
    'VisaCare no es un bufete y no da consejos legales. En casos sin abogado escribe lo que usted responde y nada más. Donde un abogado lo representa, solo el abogado lo aconseja y decide qué se presenta.',
  '2. Your account': '2. Su cuenta',
  'An account belongs to one person. Keep your password and your second factor to yourself; each account has one live session at a time. Tell your administrator at once when you believe that somebody else has used your account.':
    'Una cuenta pertenece a una persona. No comparta su contraseña ni su segundo factor; cada cuenta tiene una sola sesión abierta. Avise enseguida a su administrador si cree que otra persona usó su cuenta.',
  'Your administrator can change your role or disable your account. Records you made remain, with your name, in the audit trail.':
    'Su administrador puede cambiar su función o desactivar su cuenta. Lo que usted registró queda, con su nombre, en el registro de auditoría.',
  '3. Your answers and documents': '3. Sus respuestas y documentos',
  'You answer truthfully and completely. Forms are filed with government agencies under penalty of perjury; read every form before you sign it. You upload only documents that you are entitled to share.':
    'Usted responde con la verdad y por completo. Los formularios se presentan ante agencias del gobierno bajo pena de perjurio; lea cada formulario antes de firmarlo. Suba solo documentos que tenga derecho a compartir.',
  'Your employer, your attorney and the law firm that represents the employer see what they need for the case. Other companies and firms see nothing of it. Social Security, passport and registration numbers are stored encrypted and shown only to those who may see them.':
    'Su empleador, su abogado y el bufete que representa al empleador ven lo que necesitan para el caso. Otras empresas y bufetes no ven nada. Los números de Seguro Social, pasaporte y registro se guardan cifrados y se muestran solo a quienes pueden verlos.',
  '4. Dates and agencies': '4. Fechas y agencias',
  'Dates, fees and form editions follow what the agencies have published and can change at any time. Reminders help, but the responsibility for every filing and every deadline stays with the petitioner, the beneficiary and their attorney.':
    'Las fechas, las tarifas y las ediciones de los formularios siguen lo que publican las agencias y pueden cambiar en cualquier momento. Los recordatorios ayudan, pero la responsabilidad de cada presentación y cada plazo es del peticionario, del beneficiario y de su abogado.',
  '5. Payments': '5. Pagos',
  'Subscriptions and orders are charged to the payment method of the company. Government fees are not part of a subscription. Amounts are shown before an order is placed.':
    'Las suscripciones y los pedidos se cobran al método de pago de la empresa. Las tarifas del gobierno no son parte de una suscripción. Los montos se muestran antes de hacer un pedido.',
  '6. Keeping and leaving': '6. Conservación y salida',
  'Records are kept as long as the law requires it of employers and attorneys. A company can ask for a copy of its records at any time, and for their deletion once no duty to keep them remains.':
    'Los registros se conservan mientras la ley lo exija a empleadores y abogados. Una empresa puede pedir una copia de sus registros en cualquier momento, y que se borren cuando ya no haya deber de conservarlos.',
  'The organization that runs this installation is responsible for it. Questions about these terms go to its support address, shown on the sign-in screen.':
    'La organización que opera esta instalación es responsable de ella. Las preguntas sobre estos términos van a su dirección de soporte, que se muestra en la pantalla de inicio de sesión.',
}

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
