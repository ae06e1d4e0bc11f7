import { ask, askIfAny, form, part } from '#engine/form.ts'
import { aboutNotified } from '#facts/e-notification.ts'

export const one = part('1', 'Whom USCIS notifies', [
  ask('last name', aboutNotified.notifiedFamilyName, { label: 'Applicant/Petitioner Full Last Name' }),
  ask('first name', aboutNotified.notifiedGivenName, { label: 'Applicant/Petitioner Full First Name' }),
  askIfAny('middle name', aboutNotified.notifiedMiddleName, { label: 'Applicant/Petitioner Full Middle Name' }),
  ask('email', aboutNotified.notifiedEmail, { label: 'Email Address' }),
  askIfAny('mobile', aboutNotified.notifiedMobile, { label: 'Mobile Phone Number (Text Message)' }),
])

/** Clipped on top of a filing that goes to a lockbox. */
export const g1145 = form({
  id: 'g-1145',
  edition: '2014-09-26',
  name: 'G-1145',
  title: 'e-Notification of Application/Petition Acceptance',
  roles: { petitioner: 'The person who petitions in their own name, where no company does' },
  parts: [one],
})

export default g1145
