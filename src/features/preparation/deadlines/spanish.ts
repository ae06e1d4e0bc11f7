import { showDate } from '#formats/dates.ts'
import { type Day, daysBetween } from '#formats/day.ts'
import { type Shape, saidByShape } from '#formats/shapes.ts'
import { said } from './said.ts'

// Dates in Spanish, for the screens of an employee and for what is mailed.

/** The dates an employee meets; beside its date a title stands alone. */
export const spanishDates: Readonly<Record<string, string>> = {
  'Permission to work ends': 'Termina el permiso de trabajo',
  'Your permission to work ends': 'Termina su permiso para trabajar',
  'Permission to stay ends': 'Termina el permiso de estadía',
  'Your permission to stay ends': 'Termina su permiso de estadía',
  'Passport ends': 'Vence el pasaporte',
  'Your passport ends': 'Vence su pasaporte',
  'H-1B registration opens': 'Se abre el registro H-1B',
  'H-1B registration closes at noon Eastern time': 'Se cierra el registro H-1B al mediodía, hora del Este',
  'Selection notices are out': 'Salen los avisos de selección',
  'Cap petitions may be filed': 'Se pueden presentar las peticiones del cupo',
  'Cap petitions must be received': 'Deben recibirse las peticiones del cupo',
  'Cap employment starts at the earliest': 'El empleo del cupo empieza como pronto',
  'Visa stamp ends (travel only)': 'Vence la visa (solo para viajar)',
  'Your visa stamp ends (travel only)': 'Vence su visa (solo para viajar)',
  'OPT ends; work goes on (cap-gap) only if USCIS has the cap petition by this day':
    'Termina la OPT; el trabajo sigue (cap-gap) solo si USCIS tiene la petición del cupo a más tardar ese día',
  'Your OPT ends; you may work on (cap-gap) only if USCIS has the cap petition by this day':
    'Termina su OPT; puede seguir trabajando (cap-gap) solo si USCIS tiene la petición del cupo a más tardar ese día',
  'OPT ends before a cap petition can be filed: the last day of work':
    'La OPT termina antes de que pueda presentarse la petición: último día de trabajo',
  'OPT work is extended by cap-gap': 'El trabajo con OPT sigue por cap-gap',
  '(act by {day})': '(actúe a más tardar el {day})',
  'Work permit ends: last day of work': 'Vence el permiso de trabajo: último día de trabajo',
  'Your work permit ends: find out whether you may work on in H-1B status':
    'Vence su permiso de trabajo: averigüe si puede seguir trabajando en estatus H-1B',
  'Work permit ends: check whether work can continue in H-1B status':
    'Vence el permiso de trabajo: averigüe si el trabajo sigue en estatus H-1B',
  'Your work permit ends: ask your attorney whether you may work on in H-1B status':
    'Vence su permiso de trabajo: pregunte a su abogado si puede seguir trabajando en estatus H-1B',
  'Work permit ends: ask the attorney whether work goes on in H-1B status':
    'Vence el permiso de trabajo: pregunte al abogado si el trabajo sigue en estatus H-1B',
  'Your work permit ends: your last day of work': 'Vence su permiso de trabajo: su último día de trabajo',
  'Work permit ends, extension included': 'Vence el permiso de trabajo, con su prórroga',
  'Your work permit ends, extension included': 'Vence su permiso de trabajo, con su prórroga',
  'Permission to work ends without the extension': 'Sin la prórroga termina el permiso para trabajar',
  'Your permission to work ends without the extension': 'Sin la prórroga termina su permiso para trabajar',
  'May keep working until then while this is pending': 'Puede seguir trabajando hasta entonces, con esto pendiente',
  'You may keep working until then while this is pending':
    'Usted puede seguir trabajando hasta entonces, con esto pendiente',
  'Extension must reach USCIS': 'La prórroga debe llegar a USCIS',
  'Your extension must reach USCIS': 'Su prórroga debe llegar a USCIS',
  'Your stay (I-94) ends': 'Su estadía (I-94) termina',
  'The stay (I-94) ends': 'La estadía (I-94) termina',
  'I-94 ends': 'El I-94 termina',
  'Your I-94 ends': 'Su I-94 termina',
  'Work by this petition ended': 'El trabajo con esta petición terminó',
  'Mailed extension must reach USCIS': 'La prórroga por correo debe llegar a USCIS',
  'Your mailed extension must reach USCIS': 'Su prórroga por correo debe llegar a USCIS',
  'Extension may be filed': 'La prórroga puede presentarse',
  'USCIS owes a premium answer': 'USCIS debe responder a la solicitud prioritaria',
  'I-765 may be filed': 'El I-765 puede presentarse',
  'Form I-765 must reach USCIS': 'El formulario I-765 debe llegar a USCIS',
  'Your Form I-765 must reach USCIS': 'Su formulario I-765 debe llegar a USCIS',
  'Renewal should reach USCIS': 'La renovación debería llegar a USCIS',
  'Your renewal should reach USCIS': 'Su renovación debería llegar a USCIS',
  'Six years in H-1B end': 'Terminan los seis años en H-1B',
  'New address must be reported to USCIS (AR-11)': 'Debe informarse la nueva dirección a USCIS (AR-11)',
  'Report your new address to USCIS (AR-11)': 'Informe su nueva dirección a USCIS (AR-11)',
  'Advance parole ends': 'Termina el permiso adelantado de viaje',
  'Your advance parole ends': 'Termina su permiso adelantado de viaje',
  'USCIS must have the answer (RFE)': 'USCIS debe tener la respuesta (RFE)',
  'USCIS must have the answer (notice of intent)': 'USCIS debe tener la respuesta (aviso de intención)',
}

/** Dates with a day or a status in their words. */
export const dateShapes: readonly Shape[] = [
  [
    /^A mailed extension must reach USCIS by (\S+)\. (?:Your|The) stay \(I-94\) ends$/,
    (day = '') => `Por correo, la prórroga debe llegar a USCIS a más tardar el ${day}. Su estadía (I-94) termina`,
  ],
  [
    /^(?:Your|The) (card|petition) ends; (?:you )?may work on (?:in (\S+)|by the work permit|(by cap-gap)) until (\S+)$/,
    (what = '', status = '', gap = '', day = '') => {
      const how = status ? `en ${status}` : gap ? 'por cap-gap' : 'con el permiso de trabajo'
      return `${what === 'card' ? 'Vence su tarjeta' : 'Termina su petición'}; puede seguir trabajando ${how} hasta el ${day}`
    },
  ],
]

/** What a reminder says of a date, for who reads Spanish; nothing where the date has no Spanish words. */
export function reminderInSpanish(title: string, on: Day, today: Day): string | undefined {
  const words = said(title)
  const date = spanishDates[words] ?? saidByShape(dateShapes, words)
  return date && `${date}${date.includes(':') ? '' : ':'} ${showDate(on)}, ${awayInSpanish(daysBetween(today, on))}.`
}

function awayInSpanish(left: number): string {
  if (left === 0) return 'hoy'
  const days = `${Math.abs(left)} ${Math.abs(left) === 1 ? 'día' : 'días'}`
  return left < 0 ? `hace ${days}` : `dentro de ${days}`
}
