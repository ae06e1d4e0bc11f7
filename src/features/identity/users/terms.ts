/** The terms and conditions of an installation, as shown on screen and in the PDF. */
export const termsTitle = 'Terms and Conditions'

export type TermsSection = { heading: string; paragraphs: readonly string[] }
export type Terms = { version: string; since: string; sections: readonly TermsSection[] }

export const terms: readonly TermsSection[] = [
  {
    heading: '1. What this service is',
    paragraphs: [
      'VisaCare helps employers, employees and their attorneys to prepare and follow employer-sponsored U.S. immigration cases. It records what its users answer, fills official forms with those answers, keeps documents and reminds of dates.',
      'VisaCare is not a law firm and gives no legal advice. In cases without an attorney it writes down what you answer and nothing more. Where an attorney represents you, the attorney alone advises you and decides what is filed.',
    ],
  },
  {
    heading: '2. Your account',
    paragraphs: [
      'An account belongs to one person. Keep your password and your second factor to yourself; each account has one live session at a time. Tell your administrator at once when you believe that somebody else has used your account.',
      'Your administrator can change your role or disable your account. Records you made remain, with your name, in the audit trail.',
    ],
  },
  {
    heading: '3. Your answers and documents',
    paragraphs: [
      'You answer truthfully and completely. Forms are filed with government agencies under penalty of perjury; read every form before you sign it. You upload only documents that you are entitled to share.',
      'Your employer, your attorney and the law firm that represents the employer see what they need for the case. Other companies and firms see nothing of it. Social Security, passport and registration numbers are stored encrypted and shown only to those who may see them.',
    ],
  },
  {
    heading: '4. Dates and agencies',
    paragraphs: [
      'Dates, fees and form editions follow what the agencies have published and can change at any time. Reminders help, but the responsibility for every filing and every deadline stays with the petitioner, the beneficiary and their attorney.',
    ],
  },
  {
    heading: '5. Payments',
    paragraphs: [
      'Subscriptions and orders are charged to the payment method of the company. Government fees are not part of a subscription. Amounts are shown before an order is placed.',
    ],
  },
  {
    heading: '6. Keeping and leaving',
    paragraphs: [
      'Records are kept as long as the law requires it of employers and attorneys. A company can ask for a copy of its records at any time, and for their deletion once no duty to keep them remains.',
      'The organization that runs this installation is responsible for it. Questions about these terms go to its support address, shown on the sign-in screen.',
    ],
  },
]

/** The version that comes with the product. Another wording is another version: everybody is asked to accept it anew. */
export const firstTerms: Terms = { version: '1', since: '2026-11-01', sections: terms }
