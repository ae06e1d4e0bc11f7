import { Role } from '#formats/roles.ts'
import { attorneyExports, attorneys } from '#parties/attorneys/contract.ts'
import { companies, companyExports } from '#parties/companies/contract.ts'
import { facts } from '#parties/facts/contract.ts'
import { imports } from '#parties/imports/contract.ts'
import { jobTemplates } from '#parties/job-templates/contract.ts'
import { lawFirmExports, lawFirms } from '#parties/law-firms/contract.ts'
import { lookUps } from '#parties/lookups/contract.ts'
import { people, personExports } from '#parties/people/contract.ts'
import { signUp } from '#parties/sign-up/contract.ts'
import type { Feature } from '#platform/feature.ts'
import { administrators, advisers, offices, providers, staff } from '#platform/session/role-groups.ts'

/** What each feature of this floor says of itself to all sides. */
export const partiesFeatures = {
  facts: {
    contracts: { facts },
  },
  'law-firms': {
    contracts: { lawFirms, exports: lawFirmExports },
    rights: {
      'lawFirm:read': { words: 'See law firms', roles: advisers },
      'lawFirm:create': { words: 'Create, activate and deactivate law firms', roles: providers },
      'lawFirm:edit': { words: 'Change law firms and create their administrators', roles: offices },
      'representation:read': { words: 'See who stands for a company', roles: staff },
      'representation:edit': { words: 'Set or end which law firm stands for a company', roles: offices },
    },
  },
  attorneys: {
    contracts: { attorneys, exports: attorneyExports },
    rights: {
      'attorney:read': { words: 'See attorneys and their assistants', roles: advisers },
      'attorney:create': { words: 'Create attorneys and their assistants', roles: offices },
      'attorney:edit': {
        words: 'Change attorneys; attorneys their own record',
        roles: [Role.provider, Role.providerAssistant, Role.attorney, Role.lawFirm],
      },
      'attorney:assign': { words: 'Say which attorney works for which company', roles: offices },
    },
  },
  companies: {
    contracts: { companies, exports: companyExports },
    rights: {
      'company:read': { words: 'See companies and their profiles', roles: staff },
      'company:create': {
        words: 'Create companies with their first user',
        roles: [Role.provider, Role.providerAssistant, Role.attorney, Role.lawFirm],
      },
      'company:edit': { words: 'Change company profiles and signatures', roles: administrators },
      'company:status': { words: 'Switch companies off and on', roles: offices },
      'company:payment': { words: 'Note that a company has a payment method', roles: [Role.provider] },
    },
  },
  'sign-up': {
    contracts: { signUp },
  },
  lookups: {
    contracts: { lookUps },
    rights: {
      'look-ups:replace': {
        words: 'Replace the lists of occupations, industries, ports and consulates',
        roles: [Role.provider],
      },
    },
  },
  'job-templates': {
    contracts: { jobTemplates },
    rights: { 'company:jobs': { words: 'Keep the job templates of companies', roles: staff } },
  },
  people: {
    contracts: { people, exports: personExports },
    rights: {
      'employee:read': { words: 'See employees', roles: staff },
      'employee:create': { words: 'Create employees', roles: staff },
      'employee:edit': { words: 'Change employees, their families and their jobs', roles: staff },
      'employee:invite': {
        words: 'Invite employees and family members to the portal',
        roles: [Role.provider, Role.providerAssistant, Role.employer, Role.attorney, Role.lawFirm],
      },
      'employee:terminate': { words: 'End the work of employees and take it back', roles: administrators },
      // Who prepares filings, and everybody their own.
      'person:reveal': {
        words: 'See Social Security, passport and A-numbers in full',
        roles: [Role.employer, Role.employee, Role.attorney, Role.attorneyAssistant],
      },
    },
  },
  imports: {
    contracts: { imports },
  },
} satisfies Readonly<Record<string, Feature>>
