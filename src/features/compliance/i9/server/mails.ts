import { showDate } from '#formats/dates.ts'
import type { Letter } from '#platform/mail/letter.ts'
import type { FormRow } from './store.ts'

const tenant = ({ companyId, lawFirmId }: FormRow) => ({ companyId, lawFirmId })

/** In English and Spanish: nobody knows yet which one the new employee reads. */
export const linkMail = (form: FormRow, email: string, url: string, until: string): Letter => ({
  to: [email],
  subject: `${form.companyName}: ${form.section1On === null ? 'Form I-9, your part' : 'correct your part of Form I-9'}`,
  template: 'i9-section-1',
  ...tenant(form),
  paragraphs: [
    `Hello ${form.firstName},`,
    form.section1On === null
      ? `everybody who is hired in the U.S. fills in Form I-9. Your part, Section 1, takes about five minutes, on a phone too. Please sign it by ${showDate(form.firstDay)}, your first day.`
      : `${form.companyName} asks you to look at your part of Form I-9 again. What you signed stays; what you correct is added with your initials and the date.`,
    `Puede leer la explicación en español; el formulario mismo está en inglés.`,
    `The link is yours alone: please do not pass it on. You need no account. It works once and ends on ${until}.`,
  ],
  action: { label: form.section1On === null ? 'Fill in Section 1' : 'Correct Section 1', url },
})

/** Never names a document: the employee chooses (INA 274B(a)(6)). */
export const reverificationMail = (form: FormRow, until: string): Letter => ({
  to: [form.email],
  subject: `${form.companyName}: your work authorization on Form I-9`,
  template: 'i9-reverification',
  ...tenant(form),
  paragraphs: [
    `Hello ${form.firstName},`,
    `on your Form I-9 your authorization to work ends on ${until}. Please show ${form.companyName} by then that it goes on. You choose which document from List A or List C you show; any of them is accepted that looks genuine and is yours.`,
    'The complete lists are on the second page of the form, at www.uscis.gov/i-9.',
  ],
})
