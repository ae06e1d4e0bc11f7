import { isSignatureOf, isSignatureOfName } from '#rules/prefiling/names.ts'
import type { Section1 } from './records.ts'

const SPANISH = {
  own: 'Para firmar escriba su nombre tal como está arriba:',
  helper: 'Quien ayudó firma con su propio nombre:',
} as const

/** Nobody signs Section 1 under another name than the one on it; the same for who helped (8 CFR 274a.2(h)). */
export function section1SignatureProblems(
  { givenName, familyName, helped, preparers }: Section1,
  signature: string,
  language: 'en' | 'es' = 'en',
): Record<string, string> {
  const named = [givenName, familyName].filter(Boolean).join(' ')
  const other = helped
    ? preparers.find((each) => each.signature !== '' && !isSignatureOf(each.signature, each))
    : undefined
  return {
    ...(!isSignatureOf(signature, { givenName, familyName }) && {
      signature:
        language === 'es' ? `${SPANISH.own} ${named}.` : `To sign, type your name as it stands above: ${named}.`,
    }),
    ...(other && {
      preparers:
        language === 'es'
          ? `${SPANISH.helper} ${other.givenName} ${other.familyName}.`
          : `Who helped signs with their own name: ${other.givenName} ${other.familyName}.`,
    }),
  }
}

/** Section 2 and Supplement B: the typed name is the one printed beside it. */
export const signerProblem = (signature: string, signerName: string): string | undefined =>
  isSignatureOfName(signature, signerName)
    ? undefined
    : `To sign, type the name you entered above: ${signerName}. Nobody signs for another person.`

/**
 * What is agreed to with a signature, kept with it word for word (8 CFR 274a.2(h)). Our words for what the form says in
 * full above each signature box; the English text counts, the Spanish explains it (the Spanish form is for Puerto Rico).
 */
export const attestation = {
  employee:
    'I know that federal law provides for imprisonment and fines for false statements or the use of false documents in completing Form I-9. I declare, under penalty of perjury, that what I wrote in Section 1 is true and correct. So is the box I chose for my citizenship or immigration status. I sign electronically, and my typed name counts like my handwriting.',
  employer:
    'Under penalty of perjury I declare three things. I examined the documents shown by the employee named here. They reasonably appear to be genuine and to relate to that person. To the best of my knowledge the employee is authorized to work in the United States. I sign electronically, and my typed name counts like my handwriting.',
  preparer:
    'I declare, under penalty of perjury, that I helped to complete Section 1 of this form. To the best of my knowledge the information is true and correct. I sign electronically, and my typed name counts like my handwriting.',
} as const

export const explained = {
  employee:
    'Sé que la ley federal castiga con prisión y multas las declaraciones falsas o el uso de documentos falsos. Declaro, bajo pena de perjurio, que lo que escribí en la Sección 1 es verdadero y que elegí la casilla correcta. Firmo electrónicamente y mi nombre escrito vale como mi firma. El texto en inglés es el que vale.',
} as const
