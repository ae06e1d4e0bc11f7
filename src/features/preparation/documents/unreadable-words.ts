/** Why a file cannot be read, for whoever sent it: in English, and for employees who read Spanish. */
export const LOCKED = 'It opens only with a password. Save it without one and replace it.'
export const DAMAGED = 'Its pages cannot be read: the file is damaged. Replace it.'
export const NOT_IN_TIME = 'Its pages could not be made ready in time. Save it as a PDF and replace it.'

export const unreadableInSpanish: Readonly<Record<string, string>> = {
  [LOCKED]: 'Solo se abre con una contraseña. Guárdelo sin contraseña y reemplácelo.',
  [DAMAGED]: 'No se pueden leer sus páginas: el archivo está dañado. Reemplácelo.',
  [NOT_IN_TIME]: 'No se pudieron preparar sus páginas a tiempo. Guárdelo como PDF y reemplácelo.',
}
