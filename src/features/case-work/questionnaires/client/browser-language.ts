import type { Language } from './language.tsx'

export const browserLanguage = (): Language => (navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en')
