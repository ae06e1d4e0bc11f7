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
