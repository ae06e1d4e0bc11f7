import { caseTypeById } from '#case-types/all.ts'
import type { Mode } from '#case-types/case-type.ts'
import { spanishCases, spanishStages } from '#case-types/registered-spanish.ts'
import { stageOf } from '#case-types/status/stage-moves.ts'
import { isBeforeFiling, Status } from '#case-types/status/statuses.ts'
import { saidName, saidWithin } from '#case-types/words/said.ts'
import { writtenDate, writtenDateInSpanish } from '#formats/dates.ts'
import { addDays, type Day } from '#formats/day.ts'

/** A case whose status has changed. */
export type Moved = {
  number: string
  mode: Mode
  typeId: number
  subType: string
  personName: string
  attorneyName: string
  receiptNumber: string | null
  rfeDueOn: Day | null
  rfeRespondedOn: Day | null
  validUntil: Day | null
  /** Where it stood before. */
  from: number | null
  status: number
  stage: string
  outcome: string | null
  decidedOn: Day | null
  /** Form I-797A comes with an I-94, I-797B without. */
  approvalNotice: string | null
}

/**
 * Whether later moves have overtaken what a mail would say: who prepares or answers until when. That something was sent,
 * received or decided stays true.
 */
export const isOutdated = ({ status }: Pick<Moved, 'status'>, now: number): boolean =>
  status !== now && (isBeforeFiling(status) || status === Status.noticeOpen)

export type Told = { text: string; es?: string; subject: string; subjectInSpanish?: string }

/** What HR reads: whose case it is, and what happened. */
export function toldToEmployer(moved: Moved): Told {
  const said = saidName(moved.typeId, moved.subType)
  const whose = moved.personName ? `${moved.personName}’s ${saidWithin(said)}` : said
  return {
    text: `${whose}: ${happened(moved, 'HR')} (Case ${moved.number})`,
    subject: subjectOf(moved, said),
  }
}

/** What the person or the family reads, in English and Spanish. */
export function toldToFamily(moved: Moved): Told {
  const said = saidName(moved.typeId, moved.subType)
  const spanish = spanishCases[said]
  const { aboutDependent } = caseTypeById(moved.typeId) ?? {}
  const [first = ''] = moved.personName.split(' ')
  const whose = aboutDependent && first ? `${first}’s` : 'Your'
  const suya = aboutDependent && first ? ` de ${first}` : ''
  return {
    text: `${whose} ${saidWithin(said)}: ${happened(moved, 'family')} (Case ${moved.number})`,
    subject: subjectOf(moved, said),
    ...(spanish && {
      es: `${suya ? `${capital(spanish)}${suya}` : `Su ${spanish}`}: ${ocurrido(moved)} (Caso ${moved.number})`,
      subjectInSpanish: `${capital(spanish)}${first && ` de ${first}`}: hay novedades (${moved.number})`,
    }),
  }
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Read over shoulders and on locked screens: which case, and never what was decided. */
function subjectOf({ personName, number }: Moved, said: string): string {
  const [first = ''] = personName.split(' ')
  return `${said}${first && `, ${first}`}: there is news (${number})`
}

const agencyOf = ({ typeId }: Moved) => {
  const channel = caseTypeById(typeId)?.channel
  return channel === 'none' ? '' : channel === 'DOL FLAG' ? 'The Department of Labor' : 'USCIS'
}

const isAnswered = ({ from, status }: Moved) => from === Status.noticeOpen && status === Status.receipted

/** What the Department of Labor sends about a labor certification is an audit letter (20 CFR 656.20), no request for evidence. */
const isAudited = ({ typeId }: Moved) => caseTypeById(typeId)?.deadlines?.noticeStage === 'AUDIT'

/** Who changed employers works because the petition is pending: with it the work ends, and 60 days begin (D-11, INA 214(n)). */
function endOfWork({ typeId, subType, outcome, decidedOn }: Moved): { on: Day; until: Day } | undefined {
  const ported = caseTypeById(typeId)?.subTypes.some(({ id, is }) => id === subType && is.includes('changesEmployer'))
  if (!ported || decidedOn === null || outcome === null || outcome === 'Approved') return undefined
  return { on: decidedOn, until: addDays(decidedOn, GRACE_DAYS) }
}
const GRACE_DAYS = 60

function workOver(moved: Moved): string {
  const ended = endOfWork(moved)
  return ended
    ? `Work by this petition is not allowed after ${writtenDate(ended.on)}. At most 60 days remain to leave or for another petition: until ${writtenDate(ended.until)}, or the end of the I-94 if that is earlier. `
    : ''
}

function trabajoTerminado(moved: Moved): string {
  const ended = endOfWork(moved)
  return ended
    ? `Con esta petición no se permite trabajar después del ${writtenDateInSpanish(ended.on)}. Quedan como máximo 60 días para salir o para otra petición: hasta el ${writtenDateInSpanish(ended.until)}, o hasta el fin del I-94 si es antes. `
    : ''
}

/** An approval without an I-94 is no stay: it serves for a visa and an entry. */
const isWithoutI94 = ({ outcome, approvalNotice }: Moved) => outcome === 'Approved' && approvalNotice === 'I-797B'

const entryFirst = (moved: Moved): string =>
  isWithoutI94(moved)
    ? 'No new I-94 came with it: it can be used only after a new entry, with a visa if one is needed. Until then the stay ends with the old I-94. '
    : ''

const entradaPrimero = (moved: Moved): string =>
  isWithoutI94(moved)
    ? 'No llegó con un nuevo I-94: solo se puede usar después de volver a entrar, con visa si se necesita. Hasta entonces la estadía termina con el I-94 anterior. '
    : ''

/** Where nothing goes to an agency, the stage says what happened; nobody drafts, files or approves anything. */
function stageReached({ typeId, stage, status }: Moved): string | undefined {
  const type = caseTypeById(typeId)
  const between = status > Status.initiated && status < Status.completed
  return type?.withoutFiling && between ? stageOf(type, stage)?.name : undefined
}

function happened(moved: Moved, reader: 'HR' | 'family'): string {
  const { status, outcome, attorneyName, receiptNumber, rfeDueOn, validUntil } = moved
  const reached = stageReached(moved)
  if (reached) return `the stage is now “${reached}”.`
  const agency = agencyOf(moved)
  const alone = moved.mode === 'DIY'
  const attorney = attorneyName || (reader === 'family' ? 'your attorney' : 'the law firm')
  if (isAnswered(moved)) {
    const on = moved.rfeRespondedOn ? ` on ${writtenDate(moved.rfeRespondedOn)}` : ''
    const sent = alone ? 'the answer to the notice was sent' : `${attorney} sent the answer to the notice`
    return `${sent}${on}. ${agency || 'The other side'} decides next.`
  }
  const until = outcome === 'Approved' && validUntil ? `, valid until ${writtenDate(validUntil)}` : ''
  switch (status) {
    case Status.initiated:
      return 'it is open again for answers and documents.'
    case Status.submitted:
      return alone
        ? 'the answers are in. They are checked next, and the forms prepared.'
        : `the answers are with ${attorney}, who checks them and prepares the forms.`
    case Status.generated:
      return 'the forms are drafted and being checked.'
    case Status.inReview:
      return alone ? 'the forms are being reviewed.' : `${attorney} reviews the forms.`
    case Status.readyToFile:
      return alone ? 'it is ready to be signed and filed.' : 'it is ready to sign. You will be told where.'
    case Status.filed:
      return agency ? `it was sent to ${agency === 'USCIS' ? agency : 'the Department of Labor'}.` : 'it was sent.'
    case Status.receipted:
      return `${agency || 'The other side'} has it${receiptNumber ? `, receipt number ${receiptNumber}` : ''}.`
    case Status.noticeOpen:
      return `${agency || 'The other side'} ${isAudited(moved) ? 'audits the application' : 'asked for more evidence'}. ${alone ? answerDue(rfeDueOn) : `${capital(attorney)} answers${rfeDueOn ? ` by ${writtenDate(rfeDueOn)}` : ''} and will say if something is needed from you.`}`
    case Status.decided:
      return `${(outcome ?? 'decided').toLowerCase()}${until}. ${entryFirst(moved)}${workOver(moved)}${alone ? '' : `${capital(attorney)} will tell you what follows.`}`.trim()
    default:
      return 'the case is completed.'
  }
}

/** Nobody stands for anybody in a do-it-yourself case: what is done is said, and not who does it (decisions §13). */
const answerDue = (on: Day | null) => `The answer is due${on ? ` by ${writtenDate(on)}` : ' next'}.`
const respuesta = (on: Day | null) =>
  on ? `La respuesta se debe enviar a más tardar el ${writtenDateInSpanish(on)}.` : 'Ahora se debe enviar la respuesta.'

const resuelta: Readonly<Record<string, string>> = {
  Approved: 'aprobada',
  Denied: 'denegada',
  Withdrawn: 'retirada',
  Revoked: 'revocada',
}

function ocurrido(moved: Moved): string {
  const { status, outcome, attorneyName, receiptNumber, rfeDueOn, validUntil } = moved
  const reached = stageReached(moved)
  if (reached) return `la etapa ahora es «${spanishStages[reached] ?? reached}».`
  const agency = agencyOf(moved) === 'USCIS' ? 'USCIS' : 'el Departamento de Trabajo'
  const alone = moved.mode === 'DIY'
  const attorney = attorneyName || 'su abogado'
  if (isAnswered(moved)) {
    const on = moved.rfeRespondedOn ? ` el ${writtenDateInSpanish(moved.rfeRespondedOn)}` : ''
    return `${alone ? 'se' : attorney} envió la respuesta al aviso${on}. Ahora decide ${agency}.`
  }
  const until = outcome === 'Approved' && validUntil ? `, válida hasta el ${writtenDateInSpanish(validUntil)}` : ''
  switch (status) {
    case Status.initiated:
      return 'está abierta de nuevo para respuestas y documentos.'
    case Status.submitted:
      return alone
        ? 'ya están las respuestas. Ahora se revisan y se preparan los formularios.'
        : `${attorney} tiene las respuestas, las revisa y prepara los formularios.`
    case Status.generated:
      return 'los formularios están redactados y se revisan.'
    case Status.inReview:
      return alone ? 'se revisan los formularios.' : `${attorney} revisa los formularios.`
    case Status.readyToFile:
      return alone ? 'está lista para firmarse y presentarse.' : 'está lista para firmar. Le diremos dónde.'
    case Status.filed:
      return `se envió a ${agency === 'USCIS' ? agency : 'la agencia'}.`
    case Status.receipted:
      return `${agency} la tiene${receiptNumber ? `, número de recibo ${receiptNumber}` : ''}.`
    case Status.noticeOpen:
      return `${isAudited(moved) ? `${agency} audita la solicitud` : `${agency} pidió más evidencia`}. ${alone ? respuesta(rfeDueOn) : `${capital(attorney)} responde${rfeDueOn ? ` a más tardar el ${writtenDateInSpanish(rfeDueOn)}` : ''} y le dirá si necesita algo de usted.`}`
    case Status.decided:
      return `${resuelta[outcome ?? ''] ?? 'decidida'}${until}. ${entradaPrimero(moved)}${trabajoTerminado(moved)}${alone ? '' : `${capital(attorney)} le dirá qué sigue.`}`.trim()
    default:
      return 'el caso está terminado.'
  }
}

/** Which notice is on the table, by the stage of the case. */
export const noticeOf = ({ stage }: { stage: string }): 'rfe' | 'noid' | 'noir' =>
  stage.startsWith('NOIR') ? 'noir' : stage.startsWith('NOID') ? 'noid' : 'rfe'
