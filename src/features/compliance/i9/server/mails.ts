import { writtenDate, writtenDateInSpanish } from '#formats/dates.ts'
import type { Letter } from '#platform/mail/letter.ts'
import type { FormRow } from './store.ts'

const tenant = ({ companyId, lawFirmId }: FormRow) => ({ companyId, lawFirmId })
const ask = ({ companyName }: FormRow) => `Questions about the form? Ask the HR team of ${companyName}.`

type Days = { until: string; today: string }

/** In English and Spanish: nobody knows yet which one the new employee reads. Whoever has the link signs, so it is personal. */
export const linkMail = (form: FormRow, email: string, url: string, { until, today }: Days): Letter => {
  const signs = form.section1On === null
  const { companyName: employer, firstName, firstDay } = form
  return {
    to: [email],
    subject: `Form I-9, ${firstName}: ${signs ? 'sign your part' : 'correct your part'}`,
    template: 'i9-section-1',
    personal: true,
    ...tenant(form),
    paragraphs: [
      `Hello ${firstName},`,
      ...(signs
        ? [
            `${employer} hired you and asks you to sign your part of Form I-9. Everyone hired in the United States does. It takes about five minutes, on a phone too.`,
            firstDay < today
              ? `It was due on ${writtenDate(firstDay)}, your first day of work. Please sign now, with the date of today.`
              : `Please sign by ${writtenDate(firstDay)}, your first day of work.`,
            `${employer} le pide firmar su parte del Formulario I-9${firstDay < today ? ` ahora, con la fecha de hoy: debía estar firmada el ${writtenDateInSpanish(firstDay)}` : ` a más tardar el ${writtenDateInSpanish(firstDay)}`}. La página se explica en español; el formulario queda en inglés.`,
          ]
        : [
            `${employer} asks you to look at your part of Form I-9 again. What you signed stays. What you correct is added with your initials and the date.`,
            `${employer} le pide revisar su parte del Formulario I-9. Lo que firmó queda; lo que corrija se agrega con sus iniciales y la fecha.`,
          ]),
      `The link is yours alone: please do not share it. You need no account. It works once and ends on ${writtenDate(until)}.`,
      ask(form),
    ],
    action: { label: signs ? 'Fill in Section 1' : 'Correct Section 1', url },
  }
}

/** To the address that was known: whoever holds the link writes in the employee's name. */
export const linkElsewhereMail = (form: FormRow, elsewhere: string): Letter => ({
  to: [form.email],
  subject: `Form I-9, ${form.firstName}: your link went to another address`,
  template: 'i9-link-elsewhere',
  ...tenant(form),
  paragraphs: [
    `Hello ${form.firstName},`,
    `${form.companyName} sent the link to your part of Form I-9 to ${elsewhere}, not to this address. Only you may fill in or correct your part.`,
    `If that address is not yours, tell the HR team of ${form.companyName} at once.`,
    `${form.companyName} envió el enlace a su parte del Formulario I-9 a ${elsewhere}, no a esta dirección. Solo usted puede llenarla o corregirla. Si esa dirección no es suya, avise de inmediato.`,
  ],
})

/** Never names a document: the employee chooses (INA 274B(a)(6)). */
export const reverificationMail = (form: FormRow, until: string): Letter => ({
  to: [form.email],
  subject: `Form I-9, ${form.firstName}: show that you may keep working`,
  template: 'i9-reverification',
  ...tenant(form),
  paragraphs: [
    `Hello ${form.firstName},`,
    `By your Form I-9 your authorization to work ends on ${writtenDate(until)}. Please show ${form.companyName} by then that it goes on.`,
    'You choose which document from List A or List C you show. Any of them is accepted that looks genuine and is yours.',
    'The complete lists are on the second page of the form, at www.uscis.gov/i-9.',
    `Según su Formulario I-9, su autorización de trabajo termina el ${writtenDateInSpanish(until)}. Muestre antes a ${form.companyName} que continúa; usted elige el documento de la Lista A o C.`,
    ask(form),
  ],
})
