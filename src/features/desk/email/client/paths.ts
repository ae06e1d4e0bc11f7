export const TEMPLATES_PATH = '/visaCareEmailTemplates'
