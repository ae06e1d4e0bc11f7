import { Role } from '#formats/roles.ts'

/** What a role reads while this release has no work for it yet: honest, and without a promise of a date. */
export function welcomeFor(roleId: number): string {
  return TEXTS[roleId] ?? `Your role has no screens of its own yet. ${MEANWHILE}`
}

const MEANWHILE = 'Until then you can keep your profile and your password up to date. There is nothing you have to do.'

const TEXTS: Readonly<Record<number, string>> = {
  [Role.employerAssistant]: `Your company’s people and cases will be here. ${MEANWHILE}`,
  [Role.employee]: `Your cases, questions and documents will be here. ${MEANWHILE}`,
  [Role.attorney]: `Your cases will be here, those that need you today first. ${MEANWHILE}`,
  [Role.attorneyAssistant]: `The cases of the attorney you assist will be here. ${MEANWHILE}`,
}
