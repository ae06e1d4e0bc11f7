import { keepCompaniesHandlers } from './keep-handlers.ts'
import { companySignatureHandlers } from './signature-handlers.ts'
import { companyStepsHandlers } from './step-handlers.ts'

export const companiesHandlers = [...keepCompaniesHandlers, ...companyStepsHandlers, ...companySignatureHandlers]
