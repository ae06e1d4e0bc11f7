import { Role } from '#formats/roles.ts'

// Roles that hold the same rights and menu rows so often that they have a word together (decisions §2).
const { provider, providerAssistant, employer, employerAssistant, employee, attorney, lawFirm, attorneyAssistant } =
  Role

/** The provider's administrator and the assistant. */
export const providers = [provider, providerAssistant] as const
/** Whoever may delete what is a tenant's: everybody who works with it but the provider's assistant (decisions §2). */
export const mayDelete = (roleId: number): boolean => roleId !== providerAssistant
/** The provider and the administrators of law firms. */
export const offices = [...providers, lawFirm] as const
/** Whoever administers a tenant, or all of them. */
export const administrators = [...offices, employer] as const
/** Whoever works for companies of others. */
export const advisers = [...offices, attorney, attorneyAssistant] as const
/** Everybody but the employees themselves. */
export const staff = [...advisers, employer, employerAssistant] as const
export const everyone = [...staff, employee] as const
